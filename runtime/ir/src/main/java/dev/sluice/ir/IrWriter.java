package dev.sluice.ir;

/** Writes programs; {@link CanonicalJson} gives the text and {@link Hashes} the hash. */
public final class IrWriter {

  private IrWriter() {}

  public static Json.Obj write(Node program) {
    return WireNode.of(program).toJson();
  }
}

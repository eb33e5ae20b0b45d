package dev.sluice.ir;

/**
 * Reads programs. Strict: unknown operators, unknown or misplaced fields, missing fields, values of a wrong type and
 * unknown words are an {@link IrException} with the JSON path of the place, for example {@code $.left.body}. Depth is
 * limited by memory only.
 */
public final class IrReader {

  private IrReader() {}

  public static Node read(String text) {
    return read(JsonParser.parse(text));
  }

  public static Node read(Json document) {
    return NodeFromWire.convert(WireCodec.read(document, Fields.Reading.STRICT));
  }

  /** A document that has been read leniently, if it is well-formed. */
  public static Node read(WireNode document) {
    return NodeFromWire.convert(document);
  }
}

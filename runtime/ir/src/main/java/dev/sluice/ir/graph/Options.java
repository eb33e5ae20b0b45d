package dev.sluice.ir.graph;

import dev.sluice.ir.Ann;
import dev.sluice.ir.IrReader;
import dev.sluice.ir.IrWriter;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import java.util.Optional;

/** The JSON form of options, which is that of programs and has its one reader and writer there. */
final class Options {

  private Options() {}

  static Ann read(Json options) {
    return IrReader.read(
            Json.Obj.of("op", Json.of("ident"), "id", Json.of("options"), "ann", options))
        .ann();
  }

  /** Absent when nothing is stated. */
  static Optional<Json> write(Ann options) {
    return IrWriter.write(new Node.Ident("options", options)).get("ann");
  }
}

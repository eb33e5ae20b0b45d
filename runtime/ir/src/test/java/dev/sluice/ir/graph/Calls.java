package dev.sluice.ir.graph;

import dev.sluice.ir.Json;
import java.util.Optional;

/** What steps of a test do. Standard functions that move values are not asked of it. */
interface Calls {

  /** @param key as in {@link dev.sluice.ir.ToolRef#key()} */
  Json tool(String key, Json input);

  Json think(String reasoner, Json input);

  Json pure(String name, Optional<Json.Obj> args, Json input);
}

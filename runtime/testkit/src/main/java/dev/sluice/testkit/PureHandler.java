package dev.sluice.testkit;

import dev.sluice.ir.Json;
import java.util.Optional;

/** One pure. The static arguments are those of the {@code arr} node, absent when it has none. */
@FunctionalInterface
public interface PureHandler {
  Json apply(Json input, Optional<Json.Obj> args) throws Exception;
}

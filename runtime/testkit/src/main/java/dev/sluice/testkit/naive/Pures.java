package dev.sluice.testkit.naive;

import dev.sluice.ir.Json;
import dev.sluice.ir.std.StdPures;
import dev.sluice.testkit.PureHandler;
import java.util.Map;
import java.util.Optional;

/** The pures of a run: the given ones and the standard ones. */
final class Pures {

  private final Map<String, PureHandler> handlers;

  Pures(Map<String, PureHandler> handlers) {
    this.handlers = handlers;
  }

  Json apply(String name, Json input, Optional<Json.Obj> args) {
    PureHandler handler = handlers.get(name);
    try {
      if (handler != null) {
        return handler.apply(input, args);
      }
      if (StdPures.names().contains(name)) {
        return StdPures.apply(name, input, args);
      }
    } catch (Exception e) {
      throw new HandlerFailed(e);
    }
    throw new InterpreterFailure(InterpreterFailure.Code.NO_HANDLER, "no pure '" + name + "'");
  }
}

package dev.sluice.testkit.conformance;

import dev.sluice.ir.Json;
import dev.sluice.runtime.Event;
import dev.sluice.runtime.SluiceException;
import dev.sluice.runtime.StepFailed;
import dev.sluice.runtime.internal.value.PlainJson;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** Events of the runtime in the form all interpreters are compared in. */
final class LinkedEvents {

  private LinkedEvents() {}

  static SeenEvent seen(Event event) {
    List<SeenEvent.Cause> causes = event.causes().stream()
        .map(
            cause -> new SeenEvent.Cause(cause.kind().wire(), cause.activationId(), cause.nodeId()))
        .toList();
    Optional<Event.Did> did = event instanceof Event.Did d ? Optional.of(d) : Optional.empty();
    boolean shaped = event.kind() == Event.Kind.PLANNED || event.kind() == Event.Kind.DID;
    return new SeenEvent(
        event.kind().wire(),
        event.activation().id(),
        event.activation().nodeId(),
        causes,
        shaped ? Optional.of(event.activation().shape().wire()) : Optional.empty(),
        did.map(d -> PlainJson.toJson(d.value().orElse(null))),
        did.map(Event.Did::cost).orElse(OptionalDouble.empty()),
        did.map(d -> LinkedHandlers.object(d.attributes())).orElse(Json.Obj.EMPTY),
        event instanceof Event.Failed failed ? Optional.of(error(failed)) : Optional.empty());
  }

  /** The reference counts a missing handler among the errors of the host. */
  private static String error(Event.Failed failed) {
    boolean missing =
        cause(failed.error()) instanceof SluiceException own && own.code().equals("NO_HANDLER");
    return failed.ownError() && !missing ? "framework-error" : "host-error";
  }

  /** What went wrong in the end, in child runs too; null when that was the step itself. */
  static Throwable cause(StepFailed failed) {
    Throwable cause = failed.getCause();
    while (cause instanceof StepFailed inChild) {
      cause = inChild.getCause();
    }
    return cause;
  }

  /** The code in the words of the reference. */
  static String kind(String code) {
    switch (code) {
      case "CAP_TOOL_DENIED_RUNTIME":
        return "CapabilityDenied";
      case "NOT_FROZEN":
        return "FreezeError";
      case "NO_HANDLER":
        return "KeyError";
      default:
        return "JulepError";
    }
  }
}

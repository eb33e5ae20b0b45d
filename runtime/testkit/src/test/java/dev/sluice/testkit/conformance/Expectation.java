package dev.sluice.testkit.conformance;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Json;
import dev.sluice.testkit.JsonValues;
import java.util.Optional;

/** The value or error that a case fixes. */
record Expectation(Optional<Json> value, Optional<Json.Obj> error) {

  /** @param result an object with {@code value} or {@code error} */
  static Expectation of(Json.Obj result) {
    return new Expectation(result.get("value"), result.get("error").map(error -> (Json.Obj) error));
  }

  static Expectation value(Json value) {
    return new Expectation(Optional.of(value), Optional.empty());
  }

  /** What is wrong with the ending, if anything is. */
  Optional<String> check(Observation.Ending ending) {
    if (value.isPresent()) {
      boolean same = ending instanceof Observation.Returned returned
          && JsonValues.same(returned.value(), value.get());
      return same ? Optional.empty() : wrong(ending);
    }
    return fails(ending) ? Optional.empty() : wrong(ending);
  }

  /** The type must match when it is one of the system's own, and that of a script always. */
  private boolean fails(Observation.Ending ending) {
    String type = text("type");
    boolean own = error.orElseThrow().get("framework").equals(Optional.of(Json.TRUE));
    if (ending instanceof Observation.Refused refused) {
      return !own || refused.kind().equals(type);
    }
    if (!(ending instanceof Observation.HandlerFailed failed)) {
      return false;
    }
    boolean raised = failed.scripted().map(s -> s.type().equals(type)).orElse(true);
    return !own && raised;
  }

  private String text(String key) {
    return ((Json.Text) error.orElseThrow().get(key).orElseThrow()).value();
  }

  private Optional<String> wrong(Observation.Ending ending) {
    String wanted =
        value.map(CanonicalJson::text).orElseGet(() -> text("type") + " " + text("message"));
    String came = ending instanceof Observation.Returned returned
        ? CanonicalJson.text(returned.value())
        : ending.toString();
    return Optional.of("wanted " + wanted + " but was " + came);
  }
}

package dev.sluice.testkit.conformance;

import dev.sluice.ir.Json;
import dev.sluice.testkit.script.ScriptedFailure;
import java.util.List;
import java.util.Optional;

/**
 * What could be seen of a run. What an interpreter does not report is absent and not compared.
 *
 * @param ending value or failure
 * @param sleeps seconds
 */
public record Observation(
    Ending ending,
    Optional<List<SeenEvent>> events,
    Optional<List<Double>> sleeps,
    Optional<Json.Obj> callCounts,
    Optional<List<String>> overLimit) {

  public sealed interface Ending {}

  public record Returned(Json value) implements Ending {}

  /** A handler failed, or a pure did. */
  public record HandlerFailed(Throwable failure) implements Ending {
    public Optional<ScriptedFailure> scripted() {
      return failure instanceof ScriptedFailure scripted ? Optional.of(scripted) : Optional.empty();
    }
  }

  /** The system itself refused; {@code kind} in the words of the reference. */
  public record Refused(String kind, String message) implements Ending {}

  /** The interpreter does not have the operation. */
  public record NotBuilt(String operation) implements Ending {}

  static Observation of(Ending ending) {
    return new Observation(
        ending, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
  }
}

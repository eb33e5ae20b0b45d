package dev.sluice.runtime;

import dev.sluice.ir.Shape;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * Something that happened to one activation of a step. An activation is planned first and then ends in exactly one of
 * {@link Did}, {@link Failed} and {@link Cancelled}.
 */
public sealed interface Event {

  /** The run. */
  String runId();

  /** Which activation. */
  Activation activation();

  /** Position in the run, from 0 and without gaps. An event stands behind its causes. */
  long sequence();

  /** The events without which this one would not have happened. Empty only for the first of a run. */
  List<Cause> causes();

  Kind kind();

  /** Unique in the run, the same whenever the run is repeated: {@code activation:Kind}. */
  default String id() {
    return activation().id() + ":" + kind().wire();
  }

  /**
   * One time a step is entered.
   *
   * @param id the node id, followed by {@code [n]} for each enclosing item or round, outermost first, counted from 0; in
   *     a child run behind the activation that started it: {@code order/price[2]/quote/rate}
   * @param operation what the step does: {@code tool <key>}, {@code reasoner <id>}, {@code pure <id>}, {@code sub <flow>}, or the operator of
   *     a step that has steps inside: {@code each}, {@code alt}
   * @param shape how much control flow the step has
   */
  record Activation(
      String id, String nodeId, String operation, Shape shape, Optional<SourceLine> source) {}

  /** Names another event of the same run. */
  record Cause(String activationId, String nodeId, Kind kind) {}

  enum Kind {
    PLANNED("Planned"),
    DID("Did"),
    FAILED("Failed"),
    CANCELLED("Cancelled");

    private final String wire;

    Kind(String wire) {
      this.wire = wire;
    }

    public String wire() {
      return wire;
    }
  }

  /** The step is entered. */
  record Planned(String runId, Activation activation, long sequence, List<Cause> causes)
      implements Event {
    @Override
    public Kind kind() {
      return Kind.PLANNED;
    }
  }

  /** The step returned. */
  final class Did implements Event {
    private final String runId;
    private final Activation activation;
    private final long sequence;
    private final List<Cause> causes;
    private final OptionalDouble cost;
    private final Map<String, Object> attributes;
    private final @Nullable Object value;

    /** @param value may be null */
    @SuppressWarnings("exports") // the annotation is for tools only
    public Did(
        String runId,
        Activation activation,
        long sequence,
        List<Cause> causes,
        OptionalDouble cost,
        Map<String, Object> attributes,
        @Nullable Object value) {
      this.runId = runId;
      this.activation = activation;
      this.sequence = sequence;
      this.causes = causes;
      this.cost = cost;
      this.attributes = attributes;
      this.value = value;
    }

    @Override
    public String runId() {
      return runId;
    }

    @Override
    public Activation activation() {
      return activation;
    }

    @Override
    public long sequence() {
      return sequence;
    }

    @Override
    public List<Cause> causes() {
      return causes;
    }

    @Override
    public Kind kind() {
      return Kind.DID;
    }

    /** Cost units; absent for control flow and for models that did not report any. */
    public OptionalDouble cost() {
      return cost;
    }

    /** Facts for traces: texts, numbers, booleans and lists of them. */
    public Map<String, Object> attributes() {
      return attributes;
    }

    /** The step's value; empty for {@code null} and for steps that return nothing. */
    public Optional<Object> value() {
      return Optional.ofNullable(value);
    }

    @Override
    public String toString() {
      return "Did[" + activation.id() + "]";
    }
  }

  /**
   * The step threw, or a step in it did.
   *
   * @param error what the run would end with because of this
   * @param outcomeUnknown true when the step was cut in the middle and must not be repeated
   */
  record Failed(
      String runId,
      Activation activation,
      long sequence,
      List<Cause> causes,
      StepFailed error,
      boolean outcomeUnknown)
      implements Event {

    @Override
    public Kind kind() {
      return Kind.FAILED;
    }

    /** True when the failure is one of Sluice's own, false when it came from a tool, pure or model. */
    public boolean ownError() {
      Throwable cause = error.getCause();
      while (cause instanceof StepFailed inChild && inChild.getCause() != null) {
        cause = inChild.getCause();
      }
      return cause == null || cause instanceof SluiceException;
    }
  }

  /**
   * The step was given up because its result is no longer wanted.
   *
   * @param outcomeUnknown true when a call was cut in the middle and must not be repeated
   */
  record Cancelled(
      String runId,
      Activation activation,
      long sequence,
      List<Cause> causes,
      boolean outcomeUnknown)
      implements Event {
    @Override
    public Kind kind() {
      return Kind.CANCELLED;
    }
  }
}

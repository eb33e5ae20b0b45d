package dev.sluice.testkit.naive;

import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.testkit.naive.TraceEvent.Ref;
import java.util.List;

/** One run of a flow. */
final class Interpretation {

  /** A finished activation. */
  record Done(Json value, Ref did) {}

  private final Trace trace;
  private final Effects effects;
  private final Pures pures;
  private final String above;

  Interpretation(Trace trace, Effects effects, Pures pures) {
    this(trace, effects, pures, "");
  }

  private Interpretation(Trace trace, Effects effects, Pures pures, String above) {
    this.above = above;
    this.trace = trace;
    this.effects = effects;
    this.pures = pures;
  }

  Effects effects() {
    return effects;
  }

  Pures pures() {
    return pures;
  }

  /** The value of a child run. Its activations have the parent's activation in front of their own ids. */
  Json child(Node root, Json input, Ref parent) {
    trace.add(root);
    return new Interpretation(trace, effects, pures, parent.activation() + "/")
        .activate(root, input, List.of(parent), "")
        .value();
  }

  /**
   * Evaluates a node once.
   *
   * @param place the items and rounds around the node, outermost first, such as {@code [0][2]}
   */
  Done activate(Node node, Json input, List<Ref> causes, String place) {
    Ref planned = trace.planned(above + node.id() + place, node, causes);
    try {
      Result result = node.accept(new Activation(this, input, planned, place));
      return new Done(result.value(), trace.did(planned, node, result));
    } catch (ActivationFailed inner) {
      trace.failed(planned, inner.failure());
      throw inner;
    } catch (HandlerFailed own) {
      trace.failed(planned, own.failure());
      throw new ActivationFailed(own.failure());
    } catch (InterpreterFailure own) {
      trace.failed(planned, own);
      throw new ActivationFailed(own);
    }
  }
}

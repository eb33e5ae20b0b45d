package dev.sluice.testkit.differential;

import dev.sluice.ir.Ann;
import dev.sluice.ir.CtxPolicy;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.ir.Step;
import dev.sluice.ir.ToolRef;
import dev.sluice.testkit.differential.RandomPrograms.Typed;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

/** Random operators without children. */
final class Leaves {

  private static final Ann RETRIED =
      ann(Optional.empty(), Optional.empty(), Optional.of(Json.of(2)));

  /** With a time limit that never passes, a cost, or neither. */
  private static final List<Ann> OPTIONS = List.of(
      ann(Optional.empty(), Optional.of(Json.of(3600)), Optional.empty()),
      ann(Optional.of(Json.of(0.5)), Optional.empty(), Optional.empty()),
      Ann.NONE,
      Ann.NONE,
      Ann.NONE,
      Ann.NONE);

  private final Choice choice;
  private final Supplier<String> ids;

  Leaves(Choice choice, Supplier<String> ids) {
    this.choice = choice;
    this.ids = ids;
  }

  Typed leaf(Kind input) {
    if (choice.percent(35)) {
      return fitting(input);
    }
    switch (choice.below(12)) {
      case 0, 1:
        return new Typed(new Node.Ident(ids.get(), Ann.NONE), input);
      case 2:
        return new Typed(arr("p.list"), new Kind.ListOf(input));
      case 3:
        return new Typed(
            arr("p.args", "k", Json.of(1)),
            Kind.rec("value", input).with("args", Kind.rec("k", Kind.INT)));
      case 4:
        return new Typed(arr("std.init", "key", Json.of(choice.of(RandomValues.NAMES))), Kind.ANY);
      case 5:
        return new Typed(arr("std.continue_with"), Kind.rec("__continue__", input));
      case 6:
        return choice.percent(30) ? failing() : new Typed(arr("p.null"), Kind.BOOL);
      default:
        return effect(input);
    }
  }

  /** An operator that calls a handler, whatever its input is. */
  Typed effect(Kind input) {
    switch (choice.below(5)) {
      case 0:
        return new Typed(call("t.wrap"), Kind.rec("t", input));
      case 1:
        return new Typed(flaky(), Kind.rec("f", input));
      case 2:
        return new Typed(think("r.wrap"), Kind.rec("r", input));
      case 3:
        return new Typed(think("r.list"), new Kind.ListOf(input));
      default:
        return new Typed(call("t.echo"), input);
    }
  }

  private Typed fitting(Kind input) {
    if (input.equals(Kind.INT)) {
      return new Typed(
          choice.of(List.of(call("t.inc"), call("s/inc"), call("t.odd"), arr("p.inc"))), Kind.INT);
    }
    if (input instanceof Kind.Rec rec && !rec.fields().isEmpty()) {
      String key = choice.of(List.copyOf(rec.fields().keySet()));
      return new Typed(arr("std.pluck", "key", Json.of(key)), rec.fields().get(key));
    }
    if (input instanceof Kind.ListOf list) {
      return choice.percent(50)
          ? new Typed(arr("p.len"), Kind.INT)
          : new Typed(arr("p.first"), list.item());
    }
    if (input instanceof Kind.Tuple tuple) {
      return new Typed(arr("p.first"), tuple.items().get(0));
    }
    return new Typed(arr("p.echo"), input);
  }

  private Typed failing() {
    return new Typed(
        choice.of(List.of(
            call("t.fail"),
            arr("p.fail"),
            call("t.unknown"),
            arr("std.pluck", "key", Json.of("zz")))),
        Kind.ANY);
  }

  private Node arr(String pure, Object... args) {
    return RandomPrograms.arr(ids.get(), pure, args);
  }

  private Node call(String key) {
    return prim(Step.Call.of(ToolRef.ofKey(key)), choice.of(OPTIONS));
  }

  private Node flaky() {
    Optional<String> hash =
        choice.percent(70) ? Optional.of(Vocabulary.FLAKY_HASH) : Optional.empty();
    Ann ann = choice.percent(70) ? RETRIED : Ann.NONE;
    return prim(new Step.Call(new ToolRef.Native("t.flaky"), Optional.empty(), hash), ann);
  }

  private Node think(String reasoner) {
    Optional<CtxPolicy> ctx = choice.percent(10)
        ? Optional.of(new CtxPolicy(CtxPolicy.Scope.WHOLE_SESSION, false, OptionalInt.of(100)))
        : Optional.empty();
    return prim(new Step.Think(reasoner, ctx), choice.of(OPTIONS));
  }

  private Node prim(Step step, Ann ann) {
    return new Node.Prim(ids.get(), ann, step, Optional.empty(), Optional.empty());
  }

  private static Ann ann(Optional<Json> cost, Optional<Json> timeout, Optional<Json> attempts) {
    return new Ann(
        cost,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        timeout,
        attempts,
        Optional.empty(),
        Optional.empty(),
        false);
  }
}

package dev.sluice.ir;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Random well-formed programs with every operator and every option; the names in them stand for nothing. */
public final class RandomPrograms {

  private static final String[] KEYS = {
    "a", "b", "10", "9", "a b", "\u00e9", "\uff5e", "\ud83d\ude00", ""
  };

  private final Random random;
  private final RandomJson json;
  private int ids;

  public RandomPrograms(long seed) {
    random = new Random(seed);
    json = new RandomJson(seed + 1);
  }

  /** @param depth how many nodes may still stand inside each other */
  public Node program(int depth) {
    String id = "n" + ids++;
    Ann ann = ann();
    if (depth == 0) {
      return leaf(id, ann);
    }
    switch (random.nextInt(9)) {
      case 0:
        return new Node.Seq(id, ann, program(depth - 1), program(depth - 1));
      case 1:
        return new Node.Par(id, ann, program(depth - 1), program(depth - 1), maybe(this::merge));
      case 2:
        return new Node.Each(id, ann, program(depth - 1), bound(), name());
      case 3:
        return new Node.Alt(id, ann, "p", program(depth - 1), program(depth - 1));
      case 4:
        return new Node.Switch(id, ann, "s", cases(depth - 1), maybe(() -> program(depth - 1)));
      case 5:
        return new Node.IterUpTo(id, ann, program(depth - 1), 1 + random.nextInt(3), name());
      case 6:
        return new Node.EvalPlan(id, ann, Optional.of(program(depth - 1)), name());
      case 7:
        return new Node.Loop(
            id, ann, program(depth - 1), new LoopConfig(maybe(this::any), channels(), args()));
      default:
        return leaf(id, ann);
    }
  }

  private Node leaf(String id, Ann ann) {
    switch (random.nextInt(7)) {
      case 0:
        return new Node.Ident(id, ann);
      case 1:
        return new Node.Arr(id, ann, "f", args());
      case 2:
        return new Node.App(id, ann, app());
      case 3:
        return new Node.EvalPlan(id, ann, Optional.empty(), Optional.of("planner"));
      case 4:
        Step emit = Step.Call.of(new ToolRef.Native(Reserved.EMIT));
        return new Node.Prim(id, ann, emit, Optional.of("out"), args());
      default:
        return new Node.Prim(id, ann, step(), Optional.empty(), Optional.empty());
    }
  }

  private Step step() {
    switch (random.nextInt(3)) {
      case 0:
        ToolRef tool =
            random.nextBoolean() ? new ToolRef.Native("t") : new ToolRef.Mcp("srv", "a/b");
        return new Step.Call(tool, maybe(this::ctx), maybe(() -> "sha256:0"));
      case 1:
        return new Step.Think("r", maybe(this::ctx));
      default:
        Shape shape = one(Shape.values());
        return new Step.Sub(
            "c",
            new SubContract(shape, maybe(() -> one(SubContract.SummaryPolicy.values())), name()));
    }
  }

  private AppConfig app() {
    return new AppConfig(
        "ctl",
        maybe(() -> List.of("x", "y")),
        maybe(() -> new TreeMap<>(Map.of("x", "srv/x"))),
        maybe(() -> List.of(json.value(2))),
        maybe(() -> new TreeMap<>(Map.of("x", contract()))),
        maybe(() -> List.of("flow")),
        new TreeMap<>(random.nextBoolean() ? Map.of("flow", "q") : Map.of()),
        maybe(() -> new AppConfig.Budget(
            maybe(this::number), maybe(() -> Json.of(10)), maybe(this::number))),
        bound(),
        maybe(this::ctx),
        name(),
        name(),
        random.nextBoolean(),
        random.nextBoolean(),
        maybe(this::any),
        OptionalInt.of(random.nextInt(3)));
  }

  private Contract contract() {
    return new Contract(
        one(Contract.Effect.values()), one(Contract.Idempotency.values()), random.nextBoolean());
  }

  private Ann ann() {
    if (random.nextInt(3) > 0) {
      return Ann.NONE;
    }
    return new Ann(
        maybe(this::number),
        name(),
        // a hint that states nothing reads back as absent
        maybe(() -> new Ann.CacheHint(Optional.of("key"), maybe(() -> Json.of(60)))),
        maybe(() -> one(Contract.Effect.values())),
        maybe(() -> Json.of(30)),
        maybe(() -> Json.of(3)),
        maybe(this::number),
        maybe(this::number),
        random.nextBoolean());
  }

  private Merge merge() {
    Merge.Kind kind = one(Merge.Kind.values());
    OptionalInt hedge =
        kind == Merge.Kind.HEDGE ? OptionalInt.of(random.nextInt(50)) : OptionalInt.empty();
    OptionalInt quorum = kind == Merge.Kind.QUORUM ? OptionalInt.of(2) : OptionalInt.empty();
    return new Merge(kind, hedge, quorum, name());
  }

  private SortedMap<String, Node> cases(int depth) {
    SortedMap<String, Node> cases = new TreeMap<>(CodePoints.ORDER);
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      cases.put(one(KEYS), program(depth));
    }
    return cases;
  }

  private List<LoopConfig.Channel> channels() {
    List<LoopConfig.Channel> channels = new ArrayList<>();
    for (int i = random.nextInt(3); i > 0; i--) {
      channels.add(new LoopConfig.Channel("c" + i, maybe(this::any)));
    }
    return channels;
  }

  private Optional<Json.Obj> args() {
    return maybe(() -> Json.Obj.of("key", json.value(2)));
  }

  private CtxPolicy ctx() {
    return new CtxPolicy(one(CtxPolicy.Scope.values()), random.nextBoolean(), bound());
  }

  private OptionalInt bound() {
    return random.nextBoolean() ? OptionalInt.of(1 + random.nextInt(4)) : OptionalInt.empty();
  }

  /** Not null, which would read as absent. */
  private Json any() {
    return Json.Obj.of("type", json.value(1));
  }

  private Json number() {
    return random.nextBoolean() ? Json.of(random.nextInt(5)) : Json.of(random.nextInt(50) / 10.0);
  }

  private Optional<String> name() {
    return maybe(() -> "name" + random.nextInt(3));
  }

  private <T> Optional<T> maybe(Supplier<T> value) {
    return random.nextBoolean() ? Optional.of(value.get()) : Optional.empty();
  }

  private <T> T one(T[] values) {
    return values[random.nextInt(values.length)];
  }
}

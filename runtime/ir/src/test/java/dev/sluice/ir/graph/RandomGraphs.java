package dev.sluice.ir.graph;

import dev.sluice.ir.Ann;
import dev.sluice.ir.CodePoints;
import dev.sluice.ir.Contract;
import dev.sluice.ir.Json;
import dev.sluice.ir.ToolRef;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Well-typed random graphs: records, lists of records, booleans and keys, every kind of step, graphs inside graphs that
 * use names of all graphs around them, shadowed names, dead steps, any output.
 */
final class RandomGraphs {

  enum Type {
    RECORD,
    LIST,
    BOOL,
    KEY
  }

  private static final Contract READ =
      new Contract(Contract.Effect.READ, Contract.Idempotency.NATIVE, true);
  private static final List<Contract.Effect> FENCING =
      List.of(Contract.Effect.WRITE, Contract.Effect.EXTERNAL, Contract.Effect.DANGEROUS);

  private final Random random;
  private int names;

  private RandomGraphs(long seed) {
    this.random = new Random(seed);
  }

  static StepGraph graph(long seed) {
    RandomGraphs graphs = new RandomGraphs(seed);
    String input = graphs.chance(2) ? StepGraph.DEFAULT_INPUT : "in";
    return graphs.new Scope(Optional.empty(), input, Map.of(input, Type.RECORD))
        .graph(Optional.empty());
  }

  private boolean chance(int in) {
    return random.nextInt(in) == 0;
  }

  private <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }

  /** The names that one graph may use so far. */
  private final class Scope {
    private final Optional<Scope> around;
    private final String input;
    private final Map<String, Type> visible;
    private final Set<String> own = new LinkedHashSet<>();
    private final Set<String> used = new HashSet<>();
    private final List<GraphStep> steps = new ArrayList<>();
    private final int depth;

    Scope(Optional<Scope> around, String input, Map<String, Type> visible) {
      this.around = around;
      this.input = input;
      this.visible = new LinkedHashMap<>(visible);
      this.depth = around.map(scope -> scope.depth + 1).orElse(0);
    }

    /** A graph that returns a record. An item is a name that a body may return although it is no step. */
    StepGraph graph(Optional<String> item) {
      int count = depth == 0 ? 1 + random.nextInt(9) : random.nextInt(4);
      for (int i = 0; i < count; i++) {
        step();
      }
      boolean inner = depth > 0;
      List<String> candidates = inner ? named(Type.RECORD) : ownRecords();
      if (!steps.isEmpty() && chance(2) && ownRecords().contains(last())) {
        return new StepGraph(input, Optional.empty(), steps);
      }
      if (candidates.isEmpty() || steps.isEmpty() && !inner) {
        tool();
        return new StepGraph(input, Optional.empty(), steps);
      }
      String output = item.isPresent() && chance(6) ? item.get() : pick(candidates);
      use(output);
      return output.matches("__.*__")
          ? passInput()
          : new StepGraph(input, Optional.of(output), steps);
    }

    private StepGraph passInput() {
      steps.add(new GraphStep.PassThrough(List.of(), define(Type.RECORD)));
      return new StepGraph(input, Optional.empty(), steps);
    }

    private String last() {
      return steps.get(steps.size() - 1).output();
    }

    private List<String> ownRecords() {
      return own.stream().filter(name -> visible.get(name) == Type.RECORD).toList();
    }

    private List<String> named(Type type) {
      return visible.keySet().stream().filter(name -> visible.get(name) == type).toList();
    }

    private String use(String name) {
      used.add(name);
      around.ifPresent(scope -> scope.use(name));
      return name;
    }

    /** A new name, or that of an outer value that this graph has not used: a name has one meaning in a graph. */
    private String define(Type type) {
      List<String> outer = visible.keySet().stream()
          .filter(name -> !own.contains(name) && !used.contains(name))
          .filter(name -> !name.equals(input) && !name.matches("__.*__"))
          .toList();
      String name = depth > 0 && !outer.isEmpty() && chance(12) ? pick(outer) : "v" + names++;
      visible.put(name, type);
      own.add(name);
      return name;
    }

    private List<String> records(int min, int max) {
      List<String> all = named(Type.RECORD);
      List<String> chosen = new ArrayList<>();
      int count = min + random.nextInt(max - min + 1);
      for (int i = 0; i < count; i++) {
        chosen.add(use(
            chance(3)
                ? pick(all)
                : all.get(all.size() - 1 - random.nextInt(Math.min(all.size(), 3)))));
      }
      if (count == 0) {
        use(input);
      }
      return chosen;
    }

    private void step() {
      switch (random.nextInt(depth < 3 ? 14 : 9)) {
        case 0, 1, 2 -> tool();
        case 3 -> {
          List<String> inputs = records(0, 2);
          steps.add(
              new GraphStep.Think("r" + random.nextInt(9), inputs, define(Type.RECORD), Ann.NONE));
        }
        case 4 -> pure("t.tag", records(0, 3), Type.RECORD, Optional.empty());
        case 5 -> {
          List<String> inputs = records(0, 2);
          steps.add(new GraphStep.PassThrough(inputs, define(Type.RECORD)));
        }
        case 6 -> pure(Std.MERGE, records(2, 3), Type.RECORD, Optional.empty());
        case 7 -> record();
        case 8 -> expr(Type.RECORD);
        case 9, 10 -> cond();
        case 11 -> choose();
        default -> {
          if (chance(3)) {
            iterate();
          } else {
            each();
          }
        }
      }
    }

    private void tool() {
      boolean list = chance(4);
      Optional<Contract> contract = Optional.of(READ);
      if (chance(4)) {
        contract = chance(3)
            ? Optional.empty()
            : Optional.of(new Contract(pick(FENCING), Contract.Idempotency.NONE, true));
      }
      String name =
          (list ? "list" : "tool") + (contract.equals(Optional.of(READ)) ? "" : ".write") + names;
      List<String> inputs = records(0, 3);
      String output = define(list ? Type.LIST : Type.RECORD);
      steps.add(new GraphStep.Tool(new ToolRef.Native(name), inputs, output, contract, Ann.NONE));
    }

    private String pure(String name, List<String> inputs, Type type, Optional<Json.Obj> args) {
      String output = define(type);
      steps.add(new GraphStep.Pure(name, inputs, output, args, Ann.NONE));
      return output;
    }

    private void record() {
      List<String> inputs = records(1, 3);
      List<Json> fields = new ArrayList<>();
      for (int i = 0; i < inputs.size(); i++) {
        fields.add(Json.of(List.of(Json.of("f" + i), Json.of(i))));
      }
      fields.add(Json.of(List.of(Json.of("k"), Json.NULL)));
      Json.Obj args =
          Json.Obj.of("fields", Json.of(fields), "consts", Json.Obj.of("k", Json.of(5)));
      pure(Std.RECORD, inputs, Type.RECORD, Optional.of(args));
    }

    private String expr(Type type) {
      List<String> inputs = records(0, 3);
      Json.Obj args =
          Json.Obj.of("expr", Json.of(type.name()), "vars", Json.texts(inputs), "v", Json.of(1));
      return pure(Std.EXPR, inputs, type, Optional.of(args));
    }

    /** A branch on a record that a function decides about, on a value that is the decision, or on all it uses. */
    private void cond() {
      List<String> inputs = records(0, 2);
      Optional<String> predicate = Optional.empty();
      Optional<String> subject = Optional.empty();
      if (!inputs.isEmpty() && chance(3)) {
        predicate = Optional.of("flag.of." + pick(inputs));
      } else if (chance(2)) {
        predicate = Optional.of("flag");
        subject = Optional.of(use(pick(named(Type.RECORD))));
      } else {
        subject = Optional.of(
            chance(2) || named(Type.BOOL).isEmpty()
                ? expr(Type.BOOL)
                : use(pick(named(Type.BOOL))));
      }
      StepGraph then = arm();
      StepGraph otherwise = arm();
      steps.add(
          new GraphStep.Cond(predicate, subject, inputs, define(Type.RECORD), then, otherwise));
    }

    private void choose() {
      List<String> inputs = records(0, 2);
      boolean keyed = chance(2);
      Optional<String> selector = keyed ? Optional.empty() : Optional.of("key");
      Optional<String> subject =
          Optional.of(keyed ? expr(Type.KEY) : use(pick(named(Type.RECORD))));
      SortedMap<String, StepGraph> cases = new TreeMap<>(CodePoints.ORDER);
      cases.put("a", arm());
      cases.put("b/then", arm());
      Optional<StepGraph> fallback = Optional.of(arm());
      steps.add(
          new GraphStep.Switch(selector, subject, inputs, define(Type.RECORD), cases, fallback));
    }

    private StepGraph arm() {
      String armInput = chance(2) ? input : pick(named(Type.RECORD));
      return new Scope(Optional.of(this), use(armInput), visible).graph(Optional.empty());
    }

    private void each() {
      String items = named(Type.LIST).isEmpty() ? "" : use(pick(named(Type.LIST)));
      if (items.isEmpty()) {
        List<String> inputs = records(0, 1);
        items = define(Type.LIST);
        steps.add(new GraphStep.Tool(
            new ToolRef.Native("list" + names), inputs, items, Optional.of(READ), Ann.NONE));
      }
      String item =
          chance(3) ? "item" : chance(4) ? pick(List.copyOf(visible.keySet())) : "i" + names++;
      SortedMap<String, Json> consts = new TreeMap<>(CodePoints.ORDER);
      if (chance(3)) {
        consts.put(
            chance(3) ? pick(List.copyOf(visible.keySet())) : "c" + names++,
            Json.Obj.of("c", Json.of(names)));
        consts.remove(item);
      }
      Map<String, Type> inside = new LinkedHashMap<>(visible);
      consts.keySet().forEach(name -> inside.put(name, Type.RECORD));
      inside.put(item, Type.RECORD);
      StepGraph body = new Scope(Optional.of(this), item, inside).graph(Optional.of(item));
      boolean reduced = chance(2);
      String output = define(reduced ? Type.RECORD : Type.LIST);
      Optional<String> reducer = reduced ? Optional.of("t.sum") : Optional.empty();
      OptionalInt bound = chance(3) ? OptionalInt.of(1 + random.nextInt(4)) : OptionalInt.empty();
      steps.add(new GraphStep.Each(items, output, body, bound, reducer, consts, Ann.NONE));
    }

    /** On one value or two, with a body that may stop; a third of the bounds is 0 or 1. */
    private void iterate() {
      List<GraphStep.Iterate.Carried> carried = new ArrayList<>();
      Map<String, Type> inside = new LinkedHashMap<>(visible);
      int count = chance(3) ? 2 : 1;
      for (int i = 0; i < count; i++) {
        String name = "c" + names++;
        carried.add(new GraphStep.Iterate.Carried(name, use(pick(named(Type.RECORD)))));
        inside.put(name, Type.RECORD);
      }
      String item = carried.get(0).name();
      StepGraph body = new Scope(Optional.of(this), item, inside).graph(Optional.of(item));
      boolean stops = chance(2);
      if (stops || count > 1) {
        body = packed(body, carried, stops);
      }
      int bound = random.nextInt(5);
      steps.add(new GraphStep.Iterate(carried, define(Type.RECORD), body, bound, stops, Ann.NONE));
    }

    private StepGraph packed(
        StepGraph body, List<GraphStep.Iterate.Carried> carried, boolean stops) {
      List<GraphStep> steps = new ArrayList<>(body.steps());
      List<String> inputs = new ArrayList<>();
      List<Json> fields = new ArrayList<>();
      for (int i = 0; i < carried.size(); i++) {
        // The second value takes what the first one was.
        inputs.add(i == 0 ? body.result() : body.input());
        fields.add(Json.of(List.of(Json.of(carried.get(i).name()), Json.of(i))));
      }
      if (stops) {
        String stop = "s" + names++;
        Json.Obj args = Json.Obj.of(
            "expr", Json.of(Type.BOOL.name()),
            "vars", Json.texts(List.of(body.result())),
            "v", Json.of(1));
        steps.add(new GraphStep.Pure(
            Std.EXPR, List.of(body.result()), stop, Optional.of(args), Ann.NONE));
        inputs.add(stop);
        fields.add(Json.of(List.of(Json.of(GraphStep.Iterate.STOP), Json.of(carried.size()))));
      }
      String next = "n" + names++;
      Json.Obj args = Json.Obj.of("fields", Json.of(fields), "consts", Json.Obj.EMPTY);
      steps.add(new GraphStep.Pure(Std.RECORD, inputs, next, Optional.of(args), Ann.NONE));
      return new StepGraph(body.input(), Optional.of(next), steps);
    }
  }
}

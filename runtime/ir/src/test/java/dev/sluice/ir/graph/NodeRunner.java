package dev.sluice.ir.graph;

import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.ir.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs what a lowering can emit, literally and one branch after the other. */
final class NodeRunner implements Node.Visitor<Json> {

  private final Calls calls;
  private Json value;

  private NodeRunner(Calls calls, Json value) {
    this.calls = calls;
    this.value = value;
  }

  static Json run(Node node, Json input, Calls calls) {
    Deque<Node> todo = new ArrayDeque<>();
    todo.push(node);
    Json value = input;
    while (!todo.isEmpty()) {
      Node next = todo.pop();
      if (next instanceof Node.Seq seq) {
        todo.push(seq.right());
        todo.push(seq.left());
      } else {
        value = next.accept(new NodeRunner(calls, value));
      }
    }
    return value;
  }

  private Json run(Node node, Json input) {
    return run(node, input, calls);
  }

  @Override
  public Json ident(Node.Ident node) {
    return value;
  }

  @Override
  public Json arr(Node.Arr node) {
    return pure(node.pure(), node.args());
  }

  @Override
  public Json prim(Node.Prim node) {
    if (node.step() instanceof Step.Call call) {
      return calls.tool(call.tool().key(), value);
    }
    return calls.think(((Step.Think) node.step()).reasoner(), value);
  }

  @Override
  public Json seq(Node.Seq node) {
    return run(node, value);
  }

  @Override
  public Json par(Node.Par node) {
    List<Node> branches = new ArrayList<>();
    flatten(node, branches);
    return Json.of(branches.stream().map(branch -> run(branch, value)).toList());
  }

  private static void flatten(Node node, List<Node> branches) {
    if (node instanceof Node.Par par) {
      flatten(par.left(), branches);
      flatten(par.right(), branches);
    } else {
      branches.add(node);
    }
  }

  @Override
  public Json each(Node.Each node) {
    Json items = Json.of(
        ((Json.Arr) value).items().stream().map(item -> run(node.body(), item)).toList());
    return node.reducer()
        .map(reducer -> calls.pure(reducer, Optional.empty(), items))
        .orElse(items);
  }

  @Override
  public Json alt(Node.Alt node) {
    boolean holds = pure(node.predicate(), Optional.empty()).equals(Json.TRUE);
    return run(holds ? node.left() : node.right(), value);
  }

  @Override
  public Json choose(Node.Switch node) {
    String key = ((Json.Text) pure(node.selector(), Optional.empty())).value();
    Node chosen = node.cases().get(key);
    return run(chosen == null ? node.fallback().orElseThrow() : chosen, value);
  }

  private Json pure(String name, Optional<Json.Obj> args) {
    switch (name) {
      case Std.INIT:
        return new Json.Obj(Map.of(text(args, "key"), value));
      case Std.PLUCK:
        return field(value, text(args, "key"));
      case Std.ASSIGN:
        return collect(List.of(Json.of(text(args, "key"))));
      case Std.COLLECT:
        return collect(array(args, "fields"));
      case Std.MERGE:
        if (args.isEmpty()) {
          return Merging.merge(((Json.Arr) value).items());
        }
        return Merging.merge(array(args, "fields").stream()
            .map(f -> field(value, ((Json.Text) f).value()))
            .toList());
      case Std.PACK, Std.UNPACK:
        return pack(object(args, "fields"), value);
      case Std.EACH_PACK:
        return eachPack(args.orElseThrow());
      case Std.RECORD:
        return Merging.record(args.orElseThrow(), value);
      case Std.BRANCH_PREDICATE, Std.BRANCH_SELECTOR:
        return field(value, Std.BRANCH_FIELD);
      default:
        return calls.pure(name, args, value);
    }
  }

  private Json collect(List<Json> fields) {
    List<Json> parts = ((Json.Arr) value).items();
    if (parts.size() != fields.size() + 1) {
      throw new IllegalStateException(
          "expected " + fields.size() + " results beside the environment");
    }
    Map<String, Json> env = new LinkedHashMap<>(((Json.Obj) parts.get(0)).members());
    for (int i = 0; i < fields.size(); i++) {
      env.put(((Json.Text) fields.get(i)).value(), parts.get(i + 1));
    }
    return new Json.Obj(env);
  }

  /** Selectors are objects for {@code std.pack} and plain names for {@code std.unpack}. */
  private static Json pack(Json.Obj selectors, Json from) {
    Map<String, Json> packed = new LinkedHashMap<>();
    selectors.members().forEach((name, selector) -> {
      if (selector instanceof Json.Text source) {
        packed.put(name, field(from, source.value()));
      } else if (((Json.Obj) selector).get("field").isPresent()) {
        packed.put(name, field(from, text(Optional.of((Json.Obj) selector), "field")));
      } else {
        packed.put(name, ((Json.Obj) selector).get("const").orElse(from));
      }
    });
    return new Json.Obj(packed);
  }

  private Json eachPack(Json.Obj args) {
    List<Json> packed = new ArrayList<>();
    for (Json item : ((Json.Arr) field(value, text(Optional.of(args), "items"))).items()) {
      Map<String, Json> record = new LinkedHashMap<>();
      record.put(text(Optional.of(args), "item"), item);
      record.putAll(((Json.Obj) pack(object(Optional.of(args), "fields"), value)).members());
      record.putAll(object(Optional.of(args), "consts").members());
      packed.add(new Json.Obj(record));
    }
    return Json.of(packed);
  }

  private static Json field(Json record, String name) {
    return ((Json.Obj) record)
        .get(name)
        .orElseThrow(() -> new IllegalStateException("no field " + name));
  }

  private static String text(Optional<Json.Obj> args, String key) {
    return ((Json.Text) field(args.orElseThrow(), key)).value();
  }

  private static List<Json> array(Optional<Json.Obj> args, String key) {
    return ((Json.Arr) field(args.orElseThrow(), key)).items();
  }

  private static Json.Obj object(Optional<Json.Obj> args, String key) {
    return (Json.Obj) field(args.orElseThrow(), key);
  }

  @Override
  public Json iterUpTo(Node.IterUpTo node) {
    Json now = value;
    for (int round = 0; round < node.bound(); round++) {
      now = run(node.body(), now);
      // The only test a lowering emits is the mark that the body sets.
      if (node.until().isPresent() && field(now, Std.BRANCH_FIELD).equals(Json.TRUE)) {
        break;
      }
    }
    return now;
  }

  @Override
  public Json evalPlan(Node.EvalPlan node) {
    throw new AssertionError("a lowering emits no plans");
  }

  @Override
  public Json app(Node.App node) {
    throw new AssertionError("a lowering emits no controllers");
  }

  @Override
  public Json loop(Node.Loop node) {
    throw new AssertionError("a lowering emits no sessions");
  }
}

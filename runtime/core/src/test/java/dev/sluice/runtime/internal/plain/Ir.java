package dev.sluice.runtime.internal.plain;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Json;
import dev.sluice.ir.Merge;
import dev.sluice.ir.Node;
import dev.sluice.ir.Shape;
import dev.sluice.ir.Step;
import dev.sluice.ir.SubContract;
import dev.sluice.ir.ToolRef;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Short ways to write programs in tests. Nodes without a stated id get {@code x#1}, {@code x#2}, as helper nodes do. */
public final class Ir {

  private static final AtomicInteger COUNT = new AtomicInteger();

  private Ir() {}

  private static String helper() {
    return "x#" + COUNT.incrementAndGet();
  }

  public static Node ident() {
    return new Node.Ident(helper(), Ann.NONE);
  }

  /** A call of a tool by a node with the tool's name as id. */
  public static Node call(String tool) {
    return call(tool, tool);
  }

  public static Node call(String id, String tool) {
    return call(id, tool, Ann.NONE);
  }

  public static Node call(String id, String tool, Ann ann) {
    return new Node.Prim(
        id, ann, Step.Call.of(new ToolRef.Native(tool)), Optional.empty(), Optional.empty());
  }

  public static Node think(String id, String reasoner) {
    return new Node.Prim(
        id,
        Ann.NONE,
        new Step.Think(reasoner, Optional.empty()),
        Optional.empty(),
        Optional.empty());
  }

  public static Node sub(String id, String ref, Ann ann) {
    SubContract contract = new SubContract(Shape.AGENT, Optional.empty(), Optional.empty());
    return new Node.Prim(id, ann, new Step.Sub(ref, contract), Optional.empty(), Optional.empty());
  }

  public static Node sub(String id, String ref) {
    return sub(id, ref, Ann.NONE);
  }

  public static Node pure(String id, String pure) {
    return new Node.Arr(id, Ann.NONE, pure, Optional.empty());
  }

  public static Node std(String pure, Object... args) {
    return new Node.Arr(helper(), Ann.NONE, pure, Optional.of(Json.Obj.of(args)));
  }

  public static Node pluck(String key) {
    return std("std.pluck", "key", Json.of(key));
  }

  public static Node init(String key) {
    return std("std.init", "key", Json.of(key));
  }

  public static Node assign(String key) {
    return std("std.assign", "key", Json.of(key));
  }

  /** Leaning to the left, as the lowering writes it. */
  public static Node seq(Node... nodes) {
    return seq(List.of(nodes));
  }

  public static Node seq(List<Node> nodes) {
    Node all = nodes.get(0);
    for (Node node : nodes.subList(1, nodes.size())) {
      all = new Node.Seq(helper(), Ann.NONE, all, node);
    }
    return all;
  }

  public static Node par(Node... branches) {
    Node all = branches[0];
    for (int i = 1; i < branches.length; i++) {
      all = new Node.Par(helper(), Ann.NONE, all, branches[i], Optional.empty());
    }
    return all;
  }

  public static Node reduced(Node.Par par, String reducer) {
    Merge merge =
        new Merge(Merge.Kind.ALL, OptionalInt.empty(), OptionalInt.empty(), Optional.of(reducer));
    return new Node.Par(par.id(), par.ann(), par.left(), par.right(), Optional.of(merge));
  }

  /** @param bound 0 for none */
  public static Node each(String id, int bound, Node body) {
    return new Node.Each(
        id,
        Ann.NONE,
        body,
        bound == 0 ? OptionalInt.empty() : OptionalInt.of(bound),
        Optional.empty());
  }

  public static Node alt(String id, String predicate, Node then, Node otherwise) {
    return new Node.Alt(id, Ann.NONE, predicate, then, otherwise);
  }

  public static Node choose(
      String id, String selector, Map<String, Node> cases, Optional<Node> fallback) {
    SortedMap<String, Node> sorted = new TreeMap<>(cases);
    return new Node.Switch(id, Ann.NONE, selector, sorted, fallback);
  }

  public static Node iter(String id, int bound, Node body, Optional<String> until) {
    return new Node.IterUpTo(id, Ann.NONE, body, bound, until);
  }

  /** @param timeout seconds, not positive for none */
  public static Ann options(int attempts, double interval, double backoff, double timeout) {
    return new Ann(
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        timeout > 0 ? Optional.of(Json.of(timeout)) : Optional.empty(),
        Optional.of(Json.of(attempts)),
        Optional.of(Json.of(interval)),
        Optional.of(Json.of(backoff)),
        false);
  }
}

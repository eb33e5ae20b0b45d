package dev.sluice.ir.graph;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/** The standard functions that move values between environment records and steps. The owner gives the node its id. */
final class StdNodes {

  private final NodeIds ids;
  /** Shared by all nodes that keep a field, since long graphs keep the same fields over and over. */
  private final Map<String, Json> selectors = new HashMap<>();

  StdNodes(NodeIds ids) {
    this.ids = ids;
  }

  Node ident(String owner) {
    return new Node.Ident(ids.helper(owner, "ident"), Ann.NONE);
  }

  /** {@code v -> {key: v}}. */
  Node init(String owner, String key) {
    return node(owner, Std.INIT, Json.Obj.of("key", Json.of(key)));
  }

  Node pluck(String owner, String key) {
    return node(owner, Std.PLUCK, Json.Obj.of("key", Json.of(key)));
  }

  /** {@code [env, v] -> env with key}. */
  Node assign(String owner, String key) {
    return node(owner, Std.ASSIGN, Json.Obj.of("key", Json.of(key)));
  }

  /** {@code [env, v1, v2...] -> env with each of fields}. */
  Node collect(String owner, List<String> fields) {
    return node(owner, Std.COLLECT, Json.Obj.of("fields", Json.texts(fields)));
  }

  /** Keeps the fields and drops every other one. */
  Node keep(String owner, Collection<String> fields) {
    Map<String, Json> kept = new LinkedHashMap<>();
    fields.forEach(field -> kept.put(
        field, selectors.computeIfAbsent(field, name -> Json.Obj.of("field", Json.of(name)))));
    return node(owner, Std.PACK, Json.Obj.of("fields", new Json.Obj(kept)));
  }

  /** A record of these selectors. */
  Node pack(String owner, Map<String, Json> selectors) {
    return node(owner, Std.PACK, Json.Obj.of("fields", new Json.Obj(selectors)));
  }

  /** {@code [a, b] -> a with the fields of b}. */
  Node mergePair(String owner) {
    return new Node.Arr(
        ids.helper(owner, Std.MERGE.substring("std.".length())),
        Ann.NONE,
        Std.MERGE,
        Optional.empty());
  }

  /** A list item and constants, packed into one record. */
  Node packItem(String owner, String item, SortedMap<String, Json> consts) {
    Map<String, Json> fields = new LinkedHashMap<>();
    fields.put(item, Json.Obj.of("input", Json.TRUE));
    consts.forEach((name, value) -> fields.put(name, Json.Obj.of("const", value)));
    return node(owner, Std.PACK, Json.Obj.of("fields", new Json.Obj(fields)));
  }

  /** Each item of a list of the environment, packed with captured fields and constants. */
  Node packEach(String owner, GraphStep.Each step, List<String> captures) {
    Json.Obj args = Json.Obj.of(
        "items", Json.of(step.items()),
        "item", Json.of(step.body().input()),
        "fields", sameNames(captures),
        "consts", new Json.Obj(step.consts()));
    return node(owner, Std.EACH_PACK, args);
  }

  Node unpack(String owner, Collection<String> fields) {
    return node(owner, Std.UNPACK, Json.Obj.of("fields", sameNames(fields)));
  }

  static Json.Obj mergeArgs(List<String> fields) {
    return Json.Obj.of("fields", Json.texts(fields));
  }

  Node merge(String owner, List<String> fields) {
    return node(owner, Std.MERGE, mergeArgs(fields));
  }

  Node test(String owner, String pure) {
    return new Node.Arr(ids.helper(owner, "test"), Ann.NONE, pure, Optional.empty());
  }

  /** The nodes side by side, folded to the left. There is at least one. */
  Node par(String owner, List<Node> branches) {
    Node all = branches.get(0);
    for (Node branch : branches.subList(1, branches.size())) {
      all = new Node.Par(ids.helper(owner, "par"), Ann.NONE, all, branch, Optional.empty());
    }
    return all;
  }

  private Node node(String owner, String pure, Json.Obj args) {
    return new Node.Arr(
        ids.helper(owner, pure.substring("std.".length())), Ann.NONE, pure, Optional.of(args));
  }

  private static Json.Obj sameNames(Collection<String> names) {
    Map<String, Json> same = new LinkedHashMap<>();
    names.forEach(name -> same.put(name, Json.of(name)));
    return new Json.Obj(same);
  }
}

package dev.sluice.testkit.differential;

import static dev.sluice.testkit.differential.RandomPrograms.arr;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.testkit.differential.RandomPrograms.Typed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Supplier;

/** The combinations around environment records that lowering produces, which a linked form turns into slots. */
final class Idioms {

  private final Choice choice;
  private final Supplier<String> ids;
  private final RandomPrograms programs;

  Idioms(Choice choice, Supplier<String> ids, RandomPrograms programs) {
    this.choice = choice;
    this.ids = ids;
    this.programs = programs;
  }

  Typed environment(Kind input) {
    if (!(input instanceof Kind.Rec env) || env.fields().isEmpty()) {
      return started(input);
    }
    switch (choice.below(9)) {
      case 0, 1, 2:
        return assigned(env);
      case 3, 4:
        return collected(env);
      case 5:
        return packed(env);
      case 6:
        return branched(env);
      case 7:
        return packedEach(env);
      default:
        return reshaped(env);
    }
  }

  /** {@code init} and what follows in the new environment. */
  private Typed started(Kind input) {
    String key = name();
    Typed rest = programs.program(Kind.rec(key, input));
    return new Typed(
        seq(arr(ids.get(), "std.init", "key", Json.of(key)), rest.node()), rest.result());
  }

  private Typed assigned(Kind.Rec env) {
    String key = name();
    Typed step = step(env);
    Node both = par(new Node.Ident(ids.get(), Ann.NONE), step.node());
    return continued(
        seq(both, arr(ids.get(), "std.assign", "key", Json.of(key))), env.with(key, step.result()));
  }

  private Typed collected(Kind.Rec env) {
    Node group = new Node.Ident(ids.get(), Ann.NONE);
    List<String> keys = new ArrayList<>();
    Kind.Rec result = env;
    for (int i = choice.below(2); i >= -1; i--) {
      Typed step = step(env);
      keys.add(name());
      result = result.with(keys.get(keys.size() - 1), step.result());
      group = par(group, step.node());
    }
    return continued(seq(group, arr(ids.get(), "std.collect", "fields", Json.texts(keys))), result);
  }

  private Typed packed(Kind.Rec env) {
    Map<String, Json> fields = new LinkedHashMap<>();
    Kind.Rec result = new Kind.Rec(new TreeMap<>());
    for (int i = choice.below(3); i >= 0; i--) {
      String key = name();
      String source = field(env);
      switch (choice.below(6)) {
        case 0:
          fields.put(key, Json.Obj.of("input", Json.TRUE));
          result = result.with(key, env);
          break;
        case 1:
          fields.put(key, Json.Obj.of("const", Json.of(7)));
          result = result.with(key, Kind.INT);
          break;
        default:
          fields.put(key, Json.Obj.of("field", Json.of(source)));
          result = result.with(key, env.fields().get(source));
      }
    }
    return continued(arr(ids.get(), "std.pack", "fields", new Json.Obj(fields)), result);
  }

  /** A branch on a computed subject, as graphs with conditions are lowered. */
  private Typed branched(Kind.Rec env) {
    String subject = field(env);
    String test = choice.of(List.of("p.null", "p.zero", "p.echo"));
    Node value = seq(pluck(subject), arr(ids.get(), test));
    Node marked = seq(
        par(new Node.Ident(ids.get(), Ann.NONE), value),
        arr(ids.get(), "std.assign", "key", Json.of("__branch__")));
    Kind inArm = env.with("__branch__", Kind.ANY);
    Typed left = programs.program(inArm);
    Typed right = programs.program(inArm);
    Node alt;
    if (choice.percent(60)) {
      alt = new Node.Alt(ids.get(), Ann.NONE, "std.branch_predicate", left.node(), right.node());
    } else {
      TreeMap<String, Node> cases = new TreeMap<>();
      cases.put("True", left.node());
      alt = new Node.Switch(
          ids.get(), Ann.NONE, "std.branch_selector", cases, Optional.of(right.node()));
    }
    return new Typed(seq(marked, alt), Kind.either(left.result(), right.result()));
  }

  private Typed packedEach(Kind.Rec env) {
    String items = field(env);
    String copied = field(env);
    Kind item = env.fields().get(items) instanceof Kind.ListOf list ? list.item() : Kind.ANY;
    Node pack = arr(
        ids.get(),
        "std.each_pack",
        "items",
        Json.of(items),
        "item",
        Json.of("i"),
        "fields",
        Json.Obj.of(copied, Json.of(copied)),
        "consts",
        Json.Obj.of("k", Json.of(5)));
    Typed body = programs.program(
        Kind.rec("i", item).with(copied, env.fields().get(copied)).with("k", Kind.INT));
    Node each = new Node.Each(
        ids.get(), Ann.NONE, body.node(), OptionalInt.of(1 + choice.below(3)), Optional.empty());
    return new Typed(seq(pack, each), new Kind.ListOf(body.result()));
  }

  private Typed reshaped(Kind.Rec env) {
    String a = field(env);
    String b = field(env);
    switch (choice.below(4)) {
      case 0:
        Node unpack =
            arr(ids.get(), "std.unpack", "fields", Json.Obj.of("u", Json.of(a), "v", Json.of(b)));
        return continued(
            unpack, Kind.rec("u", env.fields().get(a)).with("v", env.fields().get(b)));
      case 1:
        return continued(
            arr(ids.get(), "std.bind", "consts", Json.Obj.of("z", Json.of("z"))),
            env.with("z", Kind.TEXT));
      case 2:
        Json fields = Json.of(List.of(
            Json.of(List.of(Json.of("x"), Json.of(0))),
            Json.of(List.of(Json.of("y"), Json.of(1))),
            Json.of(List.of(Json.of("c"), Json.NULL))));
        Node record =
            arr(ids.get(), "std.record", "fields", fields, "consts", Json.Obj.of("c", Json.of(3)));
        return continued(
            seq(par(pluck(a), pluck(b)), record),
            Kind.rec("x", env.fields().get(a)).with("y", env.fields().get(b)).with("c", Kind.INT));
      default:
        Node nested = arr(ids.get(), "std.init", "key", Json.of("m"));
        Node merge = arr(ids.get(), "std.merge", "fields", Json.texts(List.of("m")));
        return continued(seq(nested, merge), env);
    }
  }

  /** A step that takes one field of the environment, or all of it. */
  private Typed step(Kind.Rec env) {
    if (choice.percent(20)) {
      return programs.program(env);
    }
    String source = field(env);
    Typed step = programs.program(env.fields().get(source));
    return new Typed(seq(pluck(source), step.node()), step.result());
  }

  private Typed continued(Node node, Kind result) {
    if (choice.percent(40)) {
      return new Typed(node, result);
    }
    Typed rest = programs.program(result);
    return new Typed(seq(node, rest.node()), rest.result());
  }

  private Node pluck(String key) {
    return arr(ids.get(), "std.pluck", "key", Json.of(key));
  }

  private Node seq(Node left, Node right) {
    return new Node.Seq(ids.get(), Ann.NONE, left, right);
  }

  private Node par(Node left, Node right) {
    return new Node.Par(ids.get(), Ann.NONE, left, right, Optional.empty());
  }

  private String name() {
    return choice.of(RandomValues.NAMES);
  }

  private String field(Kind.Rec env) {
    return choice.of(List.copyOf(env.fields().keySet()));
  }
}

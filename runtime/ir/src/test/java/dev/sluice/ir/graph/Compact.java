package dev.sluice.ir.graph;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.ir.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A program on one line without ids: {@code init(in) > par(ident, pluck(in) > a) > assign(a)}. */
final class Compact implements Node.Visitor<String> {

  private Compact() {}

  static String text(Node node) {
    return node.accept(new Compact());
  }

  @Override
  public String ident(Node.Ident node) {
    return "ident";
  }

  @Override
  public String arr(Node.Arr node) {
    if (!node.pure().startsWith("std.")) {
      return node.pure();
    }
    String name = node.pure().substring("std.".length());
    Json.Obj args = node.args().orElse(Json.Obj.EMPTY);
    Optional<Json> fields = args.get("fields");
    switch (name) {
      case "init", "pluck", "assign":
        return name + "(" + plain(args.get("key").orElseThrow()) + ")";
      case "collect", "merge":
        return name + "(" + fields.map(Compact::plain).orElse("") + ")";
      case "pack", "unpack":
        return name + "(" + members((Json.Obj) fields.orElseThrow()) + ")";
      case "each_pack":
        return name + "(" + plain(args.get("item").orElseThrow()) + " of "
            + plain(args.get("items").orElseThrow())
            + "; " + members((Json.Obj) fields.orElseThrow()) + "; "
            + members((Json.Obj) args.get("consts").orElseThrow()) + ")";
      default:
        return name;
    }
  }

  /** A member that keeps its name and value is the name alone. */
  private static String members(Json.Obj object) {
    List<String> members = new ArrayList<>();
    object.members().forEach((name, value) -> {
      boolean same =
          value.equals(Json.of(name)) || value.equals(Json.Obj.of("field", Json.of(name)));
      members.add(same ? name : name + "=" + CanonicalJson.text(value));
    });
    return members.stream().sorted().collect(Collectors.joining(", "));
  }

  private static String plain(Json value) {
    return value instanceof Json.Arr array
        ? array.items().stream().map(Compact::plain).collect(Collectors.joining(", "))
        : ((Json.Text) value).value();
  }

  @Override
  public String prim(Node.Prim node) {
    return node.step() instanceof Step.Call call
        ? call.tool().key()
        : ((Step.Think) node.step()).reasoner();
  }

  @Override
  public String seq(Node.Seq node) {
    List<String> parts = new ArrayList<>();
    Node left = node;
    while (left instanceof Node.Seq seq) {
      parts.add(
          seq.right() instanceof Node.Seq ? "[" + text(seq.right()) + "]" : text(seq.right()));
      left = seq.left();
    }
    parts.add(text(left));
    Collections.reverse(parts);
    return String.join(" > ", parts);
  }

  @Override
  public String par(Node.Par node) {
    List<String> parts = new ArrayList<>();
    Node left = node;
    while (left instanceof Node.Par par) {
      parts.add(text(par.right()));
      left = par.left();
    }
    parts.add(text(left));
    Collections.reverse(parts);
    return "par(" + String.join(", ", parts) + ")";
  }

  @Override
  public String each(Node.Each node) {
    StringBuilder text = new StringBuilder("each[" + text(node.body()) + "]");
    node.bound().ifPresent(bound -> text.append(" bound ").append(bound));
    node.reducer().ifPresent(reducer -> text.append(" reducer ").append(reducer));
    return text.toString();
  }

  @Override
  public String alt(Node.Alt node) {
    return "alt " + name(node.predicate()) + " {" + text(node.left()) + " | " + text(node.right())
        + "}";
  }

  @Override
  public String choose(Node.Switch node) {
    List<String> arms = new ArrayList<>();
    node.cases().forEach((key, arm) -> arms.add(key + ": " + text(arm)));
    node.fallback().ifPresent(arm -> arms.add("default: " + text(arm)));
    return "switch " + name(node.selector()) + " {" + String.join(" | ", arms) + "}";
  }

  private static String name(String pure) {
    return pure.startsWith("std.") ? pure.substring("std.".length()) : pure;
  }

  @Override
  public String iterUpTo(Node.IterUpTo node) {
    throw new AssertionError("a lowering emits no loops");
  }

  @Override
  public String evalPlan(Node.EvalPlan node) {
    throw new AssertionError("a lowering emits no plans");
  }

  @Override
  public String app(Node.App node) {
    throw new AssertionError("a lowering emits no controllers");
  }

  @Override
  public String loop(Node.Loop node) {
    throw new AssertionError("a lowering emits no sessions");
  }
}

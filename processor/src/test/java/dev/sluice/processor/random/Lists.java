package dev.sluice.processor.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lists: literal ones, and those that come from a body on each item of another one. */
final class Lists {

  private final Makers makers;

  Lists(Makers makers) {
    this.makers = makers;
  }

  Code listOf(Type type, Scope scope, int depth) {
    makers.seen(Construct.LIST_OF);
    List<Object> parts = new ArrayList<>(List.of("List.of("));
    int count = 1 + makers.draw().below(3);
    for (int i = 0; i < count; i++) {
      parts.add(i == 0 ? "" : ", ");
      Type element = type == Type.INTS && makers.draw().chance(70) ? Type.INT : type.element();
      parts.add(makers.expressions().exact(element, scope, depth - 1));
    }
    parts.add(")");
    return Code.expression(type, parts);
  }

  /** A list of the type from another one, in some spelling. */
  Code each(Type type, Scope scope, int depth) {
    if (makers.draw().chance(25)) {
      Optional<Code> reference = reference(type, scope, depth);
      if (reference.isPresent()) {
        return reference.get();
      }
    }
    Type items = makers.draw().from(Type.LISTS);
    Code source = makers.expressions().exact(items, scope, depth - 1);
    boolean stream = makers.draw().chance(40);
    Scope inner = scope.body("return", type.element(), !stream);
    String item = inner.fresh();
    inner.add(item, items.element());
    Code body = makers.draw().chance(60)
        ? expression(type, stream, inner, depth)
        : block(type, inner, depth);
    return applied(type, source, lambda(item, items, body), stream);
  }

  private Code expression(Type type, boolean stream, Scope inner, int depth) {
    if (!stream) {
      makers.seen(Construct.EACH_LAMBDA);
    }
    Type element = type == Type.INTS && makers.draw().chance(50) ? Type.INT : type.element();
    return makers.expressions().exact(element, inner, depth - 1);
  }

  private Code block(Type type, Scope inner, int depth) {
    makers.seen(Construct.EACH_BLOCK);
    Statements.Block block = makers.statements().list(inner, 1, depth - 1);
    List<Code> statements = new ArrayList<>(block.statements());
    if (!block.completes()) {
      return Code.of("", "{\n", statements, "}");
    }
    if (makers.draw().chance(50)) {
      makers.seen(Construct.EACH_RETURN);
      statements.add(makers.branches().guard(inner, depth - 1));
    }
    Code last =
        Code.of("", "return ", makers.expressions().exact(type.element(), inner, depth - 1), ";\n");
    return Code.of("", "{\n", statements, last, "}");
  }

  private Code lambda(String item, Type items, Code body) {
    String typed = makers.draw().chance(30) ? "var" : items.element().text();
    String head = makers.draw().chance(75) ? item : "(" + typed + " " + item + ")";
    return Code.of("", head + " -> ", body);
  }

  private Code applied(Type type, Code source, Code function, boolean stream) {
    makers.spend(1);
    if (function.is(Code.WRITE)) {
      makers.seen(Construct.EACH_WRITE);
    }
    if (stream) {
      makers.seen(Construct.EACH_STREAM);
      return Code.withFacts(
          type.text(), Code.STEP, source, ".stream().map(", function, ").toList()");
    }
    String end = ")";
    if (makers.draw().chance(30)) {
      makers.seen(Construct.EACH_CONCURRENCY);
      end = ", Flows.concurrency("
          + (function.is(Code.WRITE) ? "1" : makers.draw().from(List.of("1", "2", "Kit.TWO + 1")))
          + "))";
    }
    return Code.withFacts(
        type.text(),
        Code.STEP | Code.CALL | Code.LIMITABLE,
        "Flows.each(",
        source,
        ", ",
        function,
        end);
  }

  private Optional<Code> reference(Type type, Scope scope, int depth) {
    boolean stream = makers.draw().chance(40);
    Type items = makers.draw().from(Type.LISTS);
    List<Code> functions = new ArrayList<>();
    for (Callee callee : Callee.ALL) {
      boolean fits = (scope.checked() && !stream || !callee.checked())
          && callee.parameters().size() == 1
          && takes(callee.parameters().get(0), items, stream)
          && callee.returns().filter(result -> gives(result, type)).isPresent();
      if (fits) {
        int facts = Code.STEP
            | (callee.hasEffect() ? Code.WRITE : 0)
            | (callee.name().equals("find") ? Code.RETRY : 0);
        functions.add(Code.withFacts("", facts, receiver(callee) + "::" + callee.name()));
      }
    }
    for (Member member : Member.ALL) {
      boolean fits = member.on().filter(on -> on == items.element()).isPresent()
          && member.parameters().isEmpty()
          && gives(member.returns(), type);
      if (fits) {
        functions.add(Code.of("", member.on().get().text() + "::" + member.name()));
      }
    }
    if (functions.isEmpty()) {
      return Optional.empty();
    }
    makers.seen(Construct.EACH_REFERENCE);
    Code source = makers.expressions().exact(items, scope, depth - 1);
    return Optional.of(applied(type, source, makers.draw().from(functions), stream));
  }

  private String receiver(Callee callee) {
    String prefix = makers.stepCalls().prefix(callee);
    return prefix.isEmpty() ? "this" : prefix.substring(0, prefix.length() - 1);
  }

  /** A widening conversion would confuse the inference of {@code Flows.each}. */
  private static boolean takes(Type parameter, Type items, boolean stream) {
    boolean converts = parameter == Type.INT || parameter == Type.LONG && stream;
    return parameter == items.element() || items == Type.INTS && converts;
  }

  private static boolean gives(Type result, Type list) {
    return result == list.element() || list == Type.INTS && result == Type.INT;
  }

  /** Three bodies in each other; the inner one reads the items of all. */
  Code deep(boolean stream, Scope scope) {
    makers.seen(stream ? Construct.STREAM_DEPTH_3 : Construct.EACH_DEPTH_3);
    makers.seen(Construct.EACH_CAPTURE);
    return deep(1, stream, scope, new ArrayList<>());
  }

  private Code deep(int level, boolean stream, Scope scope, List<Object> captured) {
    Type items = makers.draw().from(Type.LISTS);
    Code source = makers.expressions().exact(items, scope, 1);
    Scope inner = scope.body("return", Type.STRING, !stream);
    String item = inner.fresh();
    inner.add(item, items.element());
    String kept = inner.fresh();
    List<Object> joined = new ArrayList<>(captured);
    joined.add(item);
    joined.add(" + ");
    Code body;
    if (level == 3) {
      joined.add(makers.expressions().exact(Type.STRING, inner, 1));
      Code text = Code.expression(Type.STRING, List.of("(\"\" + ", Code.of("", joined), ")"));
      Code call = makers.draw().chance(50)
          ? makers.stepCalls().write(text)
          : makers.stepCalls().read(text);
      body = makers.draw().chance(60) ? call : text;
    } else {
      Code nested = deep(level + 1, stream, inner, joined);
      body = Code.expression(
          Type.STRING, "(String.join(\"/\", ", nested, ") + ", Code.of("", joined), "\".\")");
      if (makers.draw().chance(40)) {
        body = Code.of("", "{\nString " + kept + " = ", body, ";\nreturn " + kept + ";\n}");
      }
    }
    return applied(Type.STRINGS, source, lambda(item, items, body), stream);
  }
}

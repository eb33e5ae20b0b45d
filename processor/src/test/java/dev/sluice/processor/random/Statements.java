package dev.sluice.processor.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lists of statements. */
final class Statements {

  private static final int DEEPEST = 3;

  private final Makers makers;

  Statements(Makers makers) {
    this.makers = makers;
  }

  /** @param completes whether what stands behind can be reached */
  record Block(List<Code> statements, boolean completes) {}

  /** About so many statements, which declare their variables in the scope. */
  Block list(Scope scope, int count, int depth) {
    List<Code> statements = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Block next = next(scope, depth);
      statements.addAll(next.statements());
      if (!next.completes()) {
        return new Block(statements, false);
      }
    }
    return new Block(statements, true);
  }

  private Block next(Scope scope, int depth) {
    boolean nests = depth > 0 && !makers.isFull();
    boolean leaves = scope.exit().isPresent();
    return makers
        .draw()
        .<Block>pick()
        .or(6, () -> only(local(scope, depth)))
        .or(4, () -> only(effect(scope, depth)))
        .or(2, () -> only(shown(scope)))
        .or(1, () -> only(discarded(scope, depth)))
        .or(1, () -> only(called(scope, depth)))
        .or(1, () -> only(stepCall(scope, depth)))
        .or(1, () -> independent(scope))
        .or(1, () -> between(scope, depth))
        .or(nests && leaves ? 3 : 0, () -> only(makers.branches().guard(scope, depth - 1)))
        .or(nests ? 2 : 0, () -> only(makers.branches().when(scope, depth - 1)))
        .or(nests ? 1 : 0, () -> only(makers.shapeTests().when(scope, depth - 1)))
        .or(leaves ? 1 : 0, () -> only(makers.shapeTests().required(scope)))
        .or(nests ? 2 : 0, () -> makers.branches().either(scope, depth - 1))
        .or(nests ? 4 : 0, () -> makers.branches().join(scope, depth - 1))
        .or(nests ? 3 : 0, () -> makers.branches().switched(scope, depth - 1))
        .or(nests ? 2 : 0, () -> only(loop(scope, depth - 1)))
        .or(nests && depth > 1 ? 2 : 0, () -> only(deepLoop(1, scope, List.of())))
        .or(nests && depth > 1 ? 3 : 0, () -> only(deepEach(scope)))
        .or(nests ? 2 : 0, () -> counted(scope, depth - 1))
        .or(nests ? 2 : 0, () -> only(iterate(scope)))
        .or(nests ? 1 : 0, () -> nested(scope, depth - 1))
        .take();
  }

  private static Block only(Code statement) {
    return new Block(List.of(statement), true);
  }

  private Block nested(Scope scope, int depth) {
    Block block = list(scope.block(), 2, depth);
    return new Block(List.of(Code.statement("{\n", block.statements(), "}\n")), block.completes());
  }

  private Code local(Scope scope, int depth) {
    Type type = type();
    String name = scope.fresh();
    makers.seen(Construct.LOCAL);
    if (makers.draw().chance(20)) {
      makers.seen(Construct.LOCAL_VAR);
      Code value = makers.expressions().exact(type, scope, deep(depth));
      scope.add(name, type);
      return Code.statement(annotation(value), "var " + name + " = ", value, ";\n");
    }
    boolean isCall = makers.stepCalls().canGive(type, scope) && makers.draw().chance(40);
    List<Type> other = type == Type.INTEGER
        ? List.of(Type.INT)
        : type.narrower().subList(1, type.narrower().size());
    Code value;
    if (!other.isEmpty() && makers.draw().chance(30)) {
      value = makers.expressions().exact(makers.draw().from(other), scope, deep(depth));
    } else if (isCall) {
      value = makers.stepCalls().giving(type, scope, deep(depth));
    } else {
      value = makers.expressions().value(type, scope, deep(depth));
    }
    boolean isFinal = makers.draw().chance(15);
    if (isFinal) {
      makers.seen(Construct.LOCAL_FINAL);
    }
    if (!value.role().equals(type.text())) {
      makers.seen(Construct.LOCAL_WIDENED);
    }
    scope.add(name, type);
    String declared = (isFinal ? "final " : "") + type.text() + " " + name + " = ";
    if (value.is(Code.CALL) && value.is(Code.LIMITABLE) && makers.draw().chance(20)) {
      makers.seen(Construct.FLOWS_STEP);
      return Code.statement(declared, flowsStep(value), ";\n");
    }
    return Code.statement(annotation(value), declared, value, ";\n");
  }

  /** How deep the expressions of a statement are: less in inner blocks. */
  private static int deep(int depth) {
    return Math.max(1, Math.min(DEEPEST, depth + 1));
  }

  Type type() {
    return makers.draw().from(List.of(Type.values()));
  }

  /** {@code @Step} for some calls. */
  private Code annotation(Code value) {
    if (!value.is(Code.CALL) || makers.draw().chance(45)) {
      return Code.of("");
    }
    List<String> members = new ArrayList<>();
    int facts = 0;
    if (makers.draw().chance(50)) {
      makers.seen(Construct.STEP_NAME);
      members.add("name = \"" + makers.stepName() + "\"");
    }
    if (value.is(Code.REPEATABLE) && makers.draw().chance(60)) {
      members.add("retries = " + makers.draw().from(List.of("0", "1", "Kit.TWO"))
          + ", retryIntervalSeconds = 0, backoffRate = 1.5");
      facts = Code.RETRY;
    }
    if (value.is(Code.LIMITABLE) && makers.draw().chance(60)) {
      members.add("timeoutSeconds = 300");
    }
    if (members.stream().anyMatch(member -> !member.startsWith("name"))) {
      makers.seen(Construct.STEP_OPTIONS);
    }
    return members.isEmpty()
        ? Code.of("")
        : Code.withFacts("", facts, "@Step(" + String.join(", ", members) + ") ");
  }

  private Code flowsStep(Code call) {
    String name = makers.draw().chance(70) ? makers.stepName() : "";
    boolean retries = call.is(Code.REPEATABLE) && makers.draw().chance(50);
    String options = "StepOptions.NONE"
        + (retries ? ".retries(1).retryIntervalSeconds(0)" : "")
        + (makers.draw().chance(50) ? ".timeoutSeconds(60 * 5)" : "");
    return Code.withFacts(
        call.role(),
        (retries ? Code.RETRY : 0) | Code.STEP,
        "Flows.step(\"" + name + "\", " + options + ", () -> ",
        call,
        ")");
  }

  private Code effect(Scope scope, int depth) {
    makers.seen(Construct.EXPRESSION_STATEMENT);
    return Code.statement(makers.stepCalls().effect(scope, deep(depth)), ";\n");
  }

  /** Writes variables, so that it is seen what they are. */
  Code shown(Scope scope) {
    List<Scope.Variable> visible = new ArrayList<>(scope.variables());
    visible.removeIf(variable -> !variable.type().hasText());
    List<Object> parts = new ArrayList<>(List.of("\"shown\""));
    for (int i = 0; i < 5 && !visible.isEmpty(); i++) {
      // The last variables are those that nothing has read yet.
      int index =
          makers.draw().chance(60) ? visible.size() - 1 : makers.draw().below(visible.size());
      parts.add(" + '|' + " + visible.remove(index).name());
    }
    makers.seen(Construct.EXPRESSION_STATEMENT);
    makers.seen(Construct.CONCATENATION);
    return Code.statement(makers.stepCalls().write(Code.expression(Type.STRING, parts)), ";\n");
  }

  /** A value that nobody uses, although computing it may fail. */
  private Code discarded(Scope scope, int depth) {
    makers.seen(Construct.DISCARDED);
    Code value = makers.draw().chance(50)
        ? makers
            .stepCalls()
            .member(
                makers.draw().from(List.of(Type.STRING, Type.INT, Type.BOOLEAN, Type.POINT)),
                scope,
                2)
        : Code.of("", "new Kit.Natural(", makers.expressions().value(Type.INT, scope, 2), ")");
    return Code.statement(value, ";\n");
  }

  private Code called(Scope scope, int depth) {
    Optional<Code> call = makers.stepCalls().inlined(scope, deep(depth));
    return call.isPresent() ? Code.statement(call.get(), ";\n") : effect(scope, depth);
  }

  private Code stepCall(Scope scope, int depth) {
    Code call = makers.stepCalls().effect(scope, deep(depth));
    if (!call.is(Code.LIMITABLE)) {
      return Code.statement(call, ";\n");
    }
    makers.seen(Construct.FLOWS_STEP_VOID);
    return Code.statement(flowsStep(call), ";\n");
  }

  private Block independent(Scope scope) {
    makers.seen(Construct.INDEPENDENT);
    List<Code> statements = new ArrayList<>();
    int count = 2 + makers.draw().below(2);
    List<Callee> reads = Callee.ALL.stream()
        .filter(
            callee -> callee.kind() == Callee.Kind.READ && (scope.checked() || !callee.checked()))
        .toList();
    for (int i = 0; i < count; i++) {
      Callee callee = makers.draw().from(reads);
      String name = scope.fresh();
      Code call = makers.stepCalls().call(callee, scope, 1);
      Type type = callee.returns().orElseThrow();
      scope.add(name, type);
      statements.add(Code.statement(type.text() + " " + name + " = ", call, ";\n"));
    }
    return new Block(statements, true);
  }

  private Block between(Scope scope, int depth) {
    makers.seen(Construct.WRITE_BETWEEN_READS);
    Code key = makers.expressions().leaf(Type.STRING, scope);
    List<Code> statements = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      if (i == 1) {
        statements.add(effect(scope, depth));
      }
      String name = scope.fresh();
      scope.add(name, Type.STRING);
      statements.add(Code.statement("String " + name + " = ", makers.stepCalls().read(key), ";\n"));
    }
    return new Block(statements, true);
  }

  private Code loop(Scope scope, int depth) {
    makers.seen(Construct.EACH_FOR);
    makers.spend(1);
    Type items = makers.draw().from(Type.LISTS);
    Code source = makers.expressions().exact(items, scope, 2);
    Scope inner = scope.loop();
    String item = inner.fresh();
    boolean unboxed = items == Type.INTS && makers.draw().chance(50);
    inner.add(item, unboxed ? Type.INT : items.element());
    String declared =
        unboxed ? "int " : makers.draw().chance(30) ? "var " : items.element().text() + " ";
    Code body = makers.draw().chance(25)
        ? shown(inner)
        : Code.of("", "{\n", list(inner, 2, depth).statements(), "}\n");
    Code loop = Code.statement("for (" + declared + item + " : ", source, ") ", body);
    if (loop.is(Code.WRITE)) {
      makers.seen(Construct.EACH_WRITE);
    }
    return loop;
  }

  /** A variable that rounds carry on, and one with its last value: lambdas read only what is assigned once. */
  private Block counted(Scope scope, int depth) {
    makers.seen(Construct.COUNTED);
    makers.spend(1);
    Type type = type();
    String carried = scope.fresh();
    Code start = Code.statement(
        type.text() + " " + carried + " = ", makers.expressions().value(type, scope, 2), ";\n");
    Scope inner = scope.loop();
    String counter = inner.fresh();
    String now = inner.fresh();
    String round = inner.fresh();
    inner.add(now, type);
    inner.add(round, Type.INT);
    List<Object> parts = new ArrayList<>();
    String bound = makers.draw().from(List.of("0", "1", "2", "3", "Kit.TWO"));
    parts.add(
        "for (int " + counter + " = 0; " + counter + " < " + bound + "; " + counter + "++) {\n");
    parts.add(type.text() + " " + now + " = " + carried + ";\n");
    parts.add("int " + round + " = " + counter + ";\n");
    parts.addAll(list(inner, 2, depth).statements());
    Code next = Code.of("", carried + " = ", makers.expressions().value(type, inner, 2), ";\n");
    if (makers.draw().chance(30)) {
      parts.addAll(List.of("if (", makers.operators().truthOrBox(inner, 1), ") {\n", next, "}\n"));
    } else {
      parts.add(next);
    }
    if (makers.draw().chance(40)) {
      makers.seen(Construct.COUNTED_BREAK);
      parts.addAll(List.of("if (", makers.operators().truthOrBox(inner, 1), ") break;\n"));
    }
    parts.add("}\n");
    String last = scope.fresh();
    Code copy = Code.statement(type.text() + " " + last + " = " + carried + ";\n");
    scope.add(last, type);
    return new Block(List.of(start, Code.statement(parts.toArray()), copy), true);
  }

  private Code iterate(Scope scope) {
    makers.seen(Construct.ITERATE);
    makers.spend(1);
    Type type = makers.draw().from(List.of(Type.STRING, Type.POINT));
    String name = scope.fresh();
    Code start = makers.expressions().value(type, scope, 2);
    Scope body = scope.body("return", type, false);
    String item = body.fresh();
    body.add(item, type);
    Code next = makers.expressions().value(type, body, 2);
    Scope until = scope.body("return", type, false);
    String found = until.fresh();
    until.add(found, type);
    Code test = makers.operators().truthOrBox(until, 2);
    scope.add(name, type);
    String bound = makers.draw().from(List.of("0", "1", "2", "3", "Kit.TWO"));
    return Code.statement(
        type.text() + " " + name + " = Flows.iterate(",
        start,
        ", " + bound + ", " + item + " -> ",
        next,
        ", " + found + " -> ",
        test,
        ");\n");
  }

  private Code deepEach(Scope scope) {
    String name = scope.fresh();
    Code value = makers.lists().deep(makers.draw().chance(50), scope);
    scope.add(name, Type.STRINGS);
    return Code.statement("List<String> " + name + " = ", value, ";\n");
  }

  /** Three loops in each other; the inner one writes the items of all. */
  private Code deepLoop(int level, Scope scope, List<String> captured) {
    makers.spend(1);
    Type items = makers.draw().from(Type.LISTS);
    Code source = makers.expressions().exact(items, scope, 1);
    Scope inner = scope.loop();
    String item = inner.fresh();
    inner.add(item, items.element());
    List<String> all = new ArrayList<>(captured);
    all.add(item);
    Code body;
    if (level == 3) {
      makers.seen(Construct.FOR_DEPTH_3);
      makers.seen(Construct.EACH_CAPTURE);
      body = Code.statement(
          makers
              .stepCalls()
              .write(Code.expression(Type.STRING, "\"\" + " + String.join(" + ", all))),
          ";\n");
    } else {
      body = deepLoop(level + 1, inner, all);
    }
    return Code.statement(
        "for (" + items.element().text() + " " + item + " : ", source, ") {\n", body, "}\n");
  }
}

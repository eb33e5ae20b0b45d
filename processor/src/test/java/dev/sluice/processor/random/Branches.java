package dev.sluice.processor.random;

import dev.sluice.processor.random.Scope.Exit;
import dev.sluice.processor.random.Scope.Variable;
import dev.sluice.processor.random.Statements.Block;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Statements that branch. */
final class Branches {

  private static final int DEPTH = 2;

  private final Makers makers;

  Branches(Makers makers) {
    this.makers = makers;
  }

  /** A branch that leaves: {@code if (c) return x;}, also inside another branch. */
  Code guard(Scope scope, int depth) {
    makers.seen(Construct.RETURN_EARLY);
    makers.seen(Construct.IF);
    Code test = makers.operators().truthOrBox(scope, DEPTH);
    if (makers.draw().chance(35)) {
      return Code.statement("if (", test, ") ", exit(scope.block()));
    }
    Scope inner = scope.block();
    List<Code> statements =
        new ArrayList<>(makers.statements().list(inner, 1, 0).statements());
    if (depth > 0 && makers.draw().chance(40)) {
      makers.seen(Construct.RETURN_NESTED);
      statements.add(guard(inner, depth - 1));
      if (makers.draw().chance(50)) {
        return Code.statement("if (", test, ") {\n", statements, "}\n");
      }
    }
    statements.add(exit(inner));
    return Code.statement("if (", test, ") {\n", statements, "}\n");
  }

  /** {@code return x;} or {@code yield x;}. */
  Code exit(Scope scope) {
    Exit exit = scope.exit().orElseThrow();
    // Of a lambda that only throws, javac does not know the type.
    if (!exit.isLambda() && makers.draw().chance(8)) {
      makers.seen(Construct.THROW);
      Code text = makers.expressions().value(Type.STRING, scope, DEPTH);
      return Code.of("", "throw new IllegalStateException(\"\" + ", text, ");\n");
    }
    if (exit.type().isEmpty()) {
      return Code.of("", exit.keyword() + ";\n");
    }
    Type type = exit.type().get();
    if (exit.isLambda() && makers.draw().chance(10)) {
      // All ways may return null: then only the cast tells the type.
      return Code.of(
          "", "return (" + type.text() + ") ", makers.expressions().nothing(type), ";\n");
    }
    if (exit.keyword().equals("yield")) {
      return yielded(type, scope, DEPTH);
    }
    Code value = exit.isLambda()
        ? makers.expressions().exact(type, scope, DEPTH)
        : makers.expressions().value(type, scope, DEPTH);
    return Code.of("", "return ", value, ";\n");
  }

  /** {@code yield x;} To javac, {@code yield (} may be the begin of a call. */
  Code yielded(Type type, Scope scope, int depth) {
    String name = scope.fresh();
    Code value = makers.expressions().exact(type, scope, depth);
    if (!value.toString().startsWith("(")) {
      return Code.of("", "yield ", value, ";\n");
    }
    return Code.of(
        "", "{\n" + type.text() + " " + name + " = ", value, ";\nyield " + name + ";\n}\n");
  }

  /** {@code if (c) {...}} for its effects. */
  Code when(Scope scope, int depth) {
    makers.seen(Construct.IF);
    Code test = makers.operators().truthOrBox(scope, DEPTH);
    if (makers.draw().chance(25)) {
      return Code.statement("if (", test, ") ", makers.stepCalls().effect(scope, DEPTH), ";\n");
    }
    return Code.statement(
        "if (",
        test,
        ") {\n",
        makers.statements().list(scope.block(), 2, depth).statements(),
        "}\n");
  }

  /** {@code if (c) {...} else {...}}, in which arms may leave. */
  Block either(Scope scope, int depth) {
    makers.seen(Construct.IF_ELSE);
    Code test = makers.operators().truthOrBox(scope, DEPTH);
    Block then = arm(scope.block(), depth, 25);
    if (makers.draw().chance(45)) {
      makers.seen(Construct.ELSE_IF);
      Block next = depth > 0 && makers.draw().chance(50)
          ? either(scope.block(), depth - 1)
          : new Block(List.of(when(scope.block(), depth - 1)), true);
      Code code =
          Code.statement("if (", test, ") {\n", then.statements(), "} else ", next.statements());
      return new Block(List.of(code), then.completes() || next.completes());
    }
    Block otherwise = arm(scope.block(), depth, 25);
    Code code = Code.statement(
        "if (", test, ") {\n", then.statements(), "} else {\n", otherwise.statements(), "}\n");
    return new Block(List.of(code), then.completes() || otherwise.completes());
  }

  private Block arm(Scope scope, int depth, int leaving) {
    Block block = makers.statements().list(scope, 1 + makers.draw().below(2), depth);
    if (!block.completes() || scope.exit().isEmpty() || !makers.draw().chance(leaving)) {
      return block;
    }
    makers.seen(Construct.RETURN_EARLY);
    List<Code> statements = new ArrayList<>(block.statements());
    statements.add(exit(scope));
    return new Block(statements, false);
  }

  /** Variables that every arm assigns or leaves before. */
  Block join(Scope scope, int depth) {
    List<Variable> variables = new ArrayList<>();
    List<Code> statements = new ArrayList<>();
    int count = makers.draw().chance(55) ? 1 : 2;
    for (int i = 0; i < count; i++) {
      boolean isSame = i > 0 && makers.draw().chance(50);
      Type type = isSame ? variables.get(0).type() : makers.statements().type();
      Variable variable = new Variable(scope.fresh(), type);
      variables.add(variable);
      statements.add(Code.statement(variable.type().text() + " " + variable.name() + ";\n"));
    }
    makers.seen(count == 1 ? Construct.JOIN_ONE : Construct.JOIN_SEVERAL);
    Block choice = assigning(variables, scope, depth);
    statements.addAll(choice.statements());
    variables.forEach(variable -> scope.add(variable.name(), variable.type()));
    return new Block(statements, choice.completes());
  }

  private Block assigning(List<Variable> variables, Scope scope, int depth) {
    if (makers.draw().chance(35)) {
      makers.seen(Construct.SWITCH_JOIN);
      return switched(Optional.of(variables), scope, depth);
    }
    if (makers.draw().chance(18)) {
      makers.seen(Construct.IF_ALWAYS);
      Block always = assigningArm(variables, scope.block(), depth);
      String test = makers.draw().from(List.of("true", "ON", "1 < 2"));
      return new Block(
          List.of(Code.statement("if (" + test + ") {\n", always.statements(), "}\n")), true);
    }
    makers.seen(Construct.IF_ELSE);
    Code test = makers.operators().truthOrBox(scope, DEPTH);
    Block then = assigningArm(variables, scope.block(), depth);
    Block otherwise = assigningArm(variables, scope.block(), depth);
    Code code = Code.statement(
        "if (", test, ") {\n", then.statements(), "} else {\n", otherwise.statements(), "}\n");
    return new Block(List.of(code), then.completes() || otherwise.completes());
  }

  private Block assigningArm(List<Variable> variables, Scope scope, int depth) {
    List<Code> statements = new ArrayList<>();
    if (makers.draw().chance(50)) {
      Block before = makers.statements().list(scope, 1, depth - 1);
      statements.addAll(before.statements());
      if (!before.completes()) {
        return new Block(statements, false);
      }
    }
    if (scope.exit().isPresent()) {
      if (makers.draw().chance(12)) {
        makers.seen(Construct.RETURN_EARLY);
        statements.add(exit(scope));
        return new Block(statements, false);
      }
      if (makers.draw().chance(25)) {
        makers.seen(Construct.RETURN_PARTIAL);
        statements.add(guard(scope, depth - 1));
      }
    }
    if (depth > 0 && makers.draw().chance(20)) {
      Block inner = assigning(variables, scope, depth - 1);
      statements.addAll(inner.statements());
      return new Block(statements, inner.completes());
    }
    List<Variable> order = new ArrayList<>(variables);
    if (makers.draw().chance(50)) {
      Collections.reverse(order);
    }
    for (Variable variable : order) {
      Code value = makers.expressions().value(variable.type(), scope, DEPTH);
      statements.add(Code.of("", variable.name() + " = ", value, ";\n"));
      scope.add(variable.name(), variable.type());
    }
    return new Block(statements, true);
  }

  /** A switch statement for its effects. */
  Block switched(Scope scope, int depth) {
    return switched(Optional.empty(), scope, depth);
  }

  private Block switched(Optional<List<Variable>> assigned, Scope scope, int depth) {
    Choices.Groups groups = makers.choices().groups(false, assigned.isPresent(), scope, DEPTH);
    boolean arrows = makers.draw().chance(50);
    makers.seen(arrows ? Construct.SWITCH_ARROW : Construct.SWITCH_COLON);
    if (!groups.hasDefault()) {
      makers.seen(Construct.SWITCH_MISS);
    }
    List<String> heads =
        new ArrayList<>(groups.labels().stream().map(label -> "case " + label).toList());
    if (groups.hasDefault()) {
      heads.add(makers.draw().below(heads.size() + 1), "default");
    }
    List<Object> parts = new ArrayList<>(List.of("switch (", groups.subject(), ") {\n"));
    boolean completes = !groups.hasDefault();
    Scope last = scope;
    for (int i = 0; i < heads.size(); i++) {
      Scope inner = scope.blockAfter(last);
      boolean mayFall = !arrows && i < heads.size() - 1 && makers.draw().chance(25);
      Block body = assigned.isPresent() && !mayFall
          ? assigningArm(assigned.get(), inner, depth)
          : arm(inner, depth - 1, 20);
      boolean falls = mayFall && body.completes();
      if (falls) {
        makers.seen(Construct.SWITCH_FALLS);
      }
      boolean leaves = assigned.isEmpty() && makers.draw().chance(20);
      if (leaves) {
        makers.seen(Construct.SWITCH_BREAK);
        List<Code> statements = new ArrayList<>();
        statements.add(
            Code.statement("if (", makers.operators().truthOrBox(scope, DEPTH), ") break;\n"));
        statements.addAll(body.statements());
        body = new Block(statements, body.completes());
      }
      completes |= body.completes() && !falls || leaves;
      if (!body.completes()) {
        makers.seen(Construct.SWITCH_RETURN);
      }
      if (arrows) {
        parts.addAll(List.of(heads.get(i) + " -> {\n", body.statements(), "}\n"));
      } else {
        // javac 17 makes wrong stack maps for some variables that a group declares for the groups
        // behind it.
        boolean braces = inner.declares() || makers.draw().chance(50);
        boolean breaks =
            body.completes() && !falls && (i < heads.size() - 1 || makers.draw().chance(50));
        parts.add(makers.choices().head(heads.get(i)) + (braces ? "{\n" : ""));
        parts.addAll(List.of(body.statements(), breaks ? "break;\n" : "", braces ? "}\n" : ""));
        last = inner;
      }
    }
    parts.add("}\n");
    return new Block(List.of(Code.statement(parts.toArray())), completes);
  }
}

package dev.sluice.processor.random;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Expressions of which only a part is evaluated. */
final class Choices {

  /**
   * What can be switched over.
   *
   * @param labels in groups, with a comma between those of one group
   */
  private record Subject(
      Type type, Construct expression, Construct statement, List<String> labels) {}

  private static final List<Subject> SUBJECTS = List.of(
      new Subject(
          Type.MODE,
          Construct.SWITCH_ENUM,
          Construct.SWITCH_STATEMENT_ENUM,
          List.of("OFF", "SLOW", "FAST")),
      new Subject(
          Type.STRING,
          Construct.SWITCH_STRING,
          Construct.SWITCH_STATEMENT_STRING,
          List.of(
              "\"a\"",
              "Kit.WORD",
              "\"\"",
              "\"b\" + 1",
              "\"default\"",
              "\"a/b#1\"",
              "\"q\\\"\\\\\\u00e9\\uD83D\\uDE00\"")),
      new Subject(
          Type.INT,
          Construct.SWITCH_INT,
          Construct.SWITCH_STATEMENT_INT,
          List.of("0", "1", "Kit.TWO", "-1", "'a'")),
      new Subject(
          Type.CHAR,
          Construct.SWITCH_OTHER,
          Construct.SWITCH_STATEMENT_OTHER,
          List.of("'a'", "98", "'\\n'")),
      new Subject(
          Type.BYTE,
          Construct.SWITCH_OTHER,
          Construct.SWITCH_STATEMENT_OTHER,
          List.of("1", "2", "-128")),
      new Subject(
          Type.SHORT,
          Construct.SWITCH_OTHER,
          Construct.SWITCH_STATEMENT_OTHER,
          List.of("1", "-5", "300")),
      new Subject(
          Type.INTEGER,
          Construct.SWITCH_OTHER,
          Construct.SWITCH_STATEMENT_OTHER,
          List.of("1", "2", "1000")),
      new Subject(
          Type.CHARACTER,
          Construct.SWITCH_OTHER,
          Construct.SWITCH_STATEMENT_OTHER,
          List.of("'a'", "'x'")));

  private final Makers makers;

  Choices(Makers makers) {
    this.makers = makers;
  }

  Code conditional(Type type, Scope scope, int depth) {
    Code then = makers.expressions().exact(type, scope, depth - 1);
    Code otherwise = makers.expressions().exact(type, scope, depth - 1);
    return conditional(type, then, otherwise, scope, depth);
  }

  private Code conditional(Type type, Code then, Code otherwise, Scope scope, int depth) {
    makers.seen(
        then.is(Code.STEP) || otherwise.is(Code.STEP)
            ? Construct.CONDITIONAL_STEP
            : Construct.CONDITIONAL);
    Code test = makers.operators().truthOrBox(scope, depth - 1);
    return Code.expression(type, "(", test, " ? ", then, " : ", otherwise, ")");
  }

  /** Arms of different types, so that one is promoted or unboxed. */
  Code mixed(Type type, Scope scope, int depth) {
    makers.seen(Construct.CONDITIONAL_MIXED);
    Type first = makers.draw().from(type.narrower());
    Type second = makers.draw().from(type.narrower());
    Code then = arm(first, second, scope, depth);
    Code otherwise = arm(second, first, scope, depth);
    return conditional(type, then, otherwise, scope, depth);
  }

  /** Beside a narrower type, an int must be no constant that only javac folds: Java would narrow it. */
  private Code arm(Type type, Type other, Scope scope, int depth) {
    boolean narrows =
        type == Type.INT && List.of(Type.BYTE, Type.SHORT, Type.CHAR).contains(other);
    return narrows
        ? makers.expressions().leaf(type, scope)
        : makers.expressions().exact(type, scope, depth - 1);
  }

  /** An int of which one arm is a box. */
  Code unboxed(Scope scope, int depth) {
    makers.seen(Construct.CONDITIONAL_MIXED);
    // javac does not always see that the parameter of a lambda is a number; the cast tells.
    Code box = Code.expression(
        Type.INTEGER,
        "((Integer) ",
        makers.expressions().exact(Type.INTEGER, scope, depth - 1),
        ")");
    Code other =
        makers.expressions().exact(makers.draw().from(Type.INT.narrower()), scope, depth - 1);
    return conditional(Type.INTEGER, box, other, scope, depth);
  }

  Code orNull(Type type, Scope scope, int depth) {
    Code nothing = makers.expressions().nothing(type);
    Code value = makers.expressions().exact(type, scope, depth - 1);
    return makers.draw().chance(50)
        ? conditional(type, nothing, value, scope, depth)
        : conditional(type, value, nothing, scope, depth);
  }

  Code logical(Scope scope, int depth) {
    boolean and = makers.draw().chance(50);
    Code left = makers.operators().truthOrBox(scope, depth - 1);
    Code right = makers.draw().chance(55) && !makers.isTired()
        ? makers.stepCalls().giving(Type.BOOLEAN, scope, depth - 1)
        : makers.operators().truthOrBox(scope, depth - 1);
    if (and) {
      makers.seen(right.is(Code.STEP) ? Construct.AND_STEP : Construct.AND);
    } else {
      makers.seen(right.is(Code.STEP) ? Construct.OR_STEP : Construct.OR);
    }
    return Code.expression(Type.BOOLEAN, "(", left, and ? " && " : " || ", right, ")");
  }

  /** The groups of a switch. */
  record Groups(Code subject, List<String> labels, boolean hasDefault) {}

  /** @param complete whether a value that fits no label needs a default */
  Groups groups(boolean isExpression, boolean complete, Scope scope, int depth) {
    Subject subject =
        makers.draw().from(SUBJECTS.subList(0, makers.draw().chance(70) ? 3 : SUBJECTS.size()));
    makers.seen(isExpression ? subject.expression() : subject.statement());
    Code value = makers.expressions().exact(subject.type(), scope, depth - 1);
    List<String> labels = new ArrayList<>(subject.labels());
    boolean isEnum = subject.type() == Type.MODE;
    boolean hasDefault = !(isEnum && isExpression && makers.draw().chance(50))
        && (complete || makers.draw().chance(50));
    while (hasDefault
        && labels.size() > 1
        && (labels.size() > 3 || makers.draw().chance(40))) {
      labels.remove(makers.draw().below(labels.size()));
    }
    if (labels.size() > 1 && makers.draw().chance(40)) {
      makers.seen(Construct.SWITCH_LABELS);
      String last = labels.remove(labels.size() - 1);
      labels.set(0, labels.get(0) + ", " + last);
    }
    return new Groups(value, labels, hasDefault);
  }

  /** A switch expression. */
  Code switched(Type type, Scope scope, int depth) {
    Groups groups = groups(true, true, scope, depth);
    boolean arrows = makers.draw().chance(65);
    makers.seen(arrows ? Construct.SWITCH_ARROW : Construct.SWITCH_COLON);
    List<Object> parts = new ArrayList<>(List.of("(switch (", groups.subject(), ") {\n"));
    List<String> heads =
        groups.labels().stream().map(label -> "case " + label).collect(Collectors.toList());
    if (groups.hasDefault()) {
      heads.add(makers.draw().below(heads.size() + 1), "default");
    }
    boolean hasStep = false;
    for (String head : heads) {
      Code arm = arm(type, arrows, scope, depth);
      hasStep |= arm.is(Code.STEP);
      parts.add(arrows ? head + " -> " : head(head));
      parts.add(arm);
    }
    if (hasStep) {
      makers.seen(Construct.SWITCH_STEP);
    }
    parts.add("})");
    return Code.expression(type, parts);
  }

  /** Several labels before a colon, in both spellings that Java has. */
  String head(String head) {
    return makers.draw().chance(50) ? head.replace(", ", ":\ncase ") + ":\n" : head + ":\n";
  }

  private Code arm(Type type, boolean arrow, Scope scope, int depth) {
    if (arrow && makers.draw().chance(75)) {
      return Code.of("", makers.expressions().exact(type, scope, depth - 1), ";\n");
    }
    makers.seen(Construct.SWITCH_YIELD);
    Scope inner = scope.body("yield", type, true);
    List<Code> statements = new ArrayList<>();
    if (makers.draw().chance(60)) {
      Statements.Block block = makers.statements().list(inner, 1, depth - 1);
      statements.addAll(block.statements());
      if (!block.completes()) {
        return Code.of("", "{\n", statements, "}\n");
      }
    }
    if (makers.draw().chance(30)) {
      statements.add(makers.branches().guard(inner, depth - 1));
    }
    statements.add(makers.branches().yielded(type, inner, depth - 1));
    return Code.of("", "{\n", statements, "}\n");
  }
}

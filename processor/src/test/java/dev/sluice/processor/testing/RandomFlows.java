package dev.sluice.processor.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Writes flows at random, out of everything that a body may contain; every one of them compiles. */
public final class RandomFlows {

  private record Var(String name, String type) {}

  /** Whether the statements behind a block can be reached. */
  private record Block(List<String> lines, boolean completes) {}

  private final Random random;
  private int names;

  public RandomFlows(long seed) {
    this.random = new Random(seed);
  }

  /** The body of a flow with parameters {@code String a, int n, boolean q} and a text as its result. */
  public String body() {
    names = 0;
    List<Var> parameters =
        List.of(new Var("a", "String"), new Var("n", "int"), new Var("q", "boolean"));
    Block block = block(parameters, List.of(), 3, true, 3 + random.nextInt(5));
    List<String> lines = new ArrayList<>(block.lines());
    if (block.completes()) {
      lines.add("return a + n;");
    }
    return String.join("\n    ", lines);
  }

  private Block block(
      List<Var> known, List<Var> assigns, int depth, boolean returns, int statements) {
    List<Var> scope = new ArrayList<>(known);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < statements; i++) {
      if (!statement(scope, lines, depth, returns)) {
        return new Block(lines, false);
      }
    }
    if (returns && depth < 3 && random.nextInt(4) == 0) {
      lines.add("return " + text(scope, 2) + ";");
      return new Block(lines, false);
    }
    assigns.forEach(
        variable -> lines.add(variable.name() + " = " + value(scope, variable.type(), 2) + ";"));
    return new Block(lines, true);
  }

  /** Adds a statement; false when nothing behind it can be reached. */
  private boolean statement(List<Var> scope, List<String> lines, int depth, boolean returns) {
    int kind = random.nextInt(depth > 0 ? 10 : 5);
    if (kind < 3) {
      Var variable = variable();
      lines.add(
          variable.type() + " " + variable.name() + " = " + value(scope, variable.type(), 3) + ";");
      scope.add(variable);
    } else if (kind == 3) {
      lines.add("write(" + text(scope, 2) + ");");
    } else if (kind == 4) {
      lines.add("inc(" + number(scope, 2) + ");");
    } else if (kind == 5) {
      return choice(scope, List.of(), lines, depth, returns);
    } else if (kind == 6 && returns) {
      lines.add("if (" + truth(scope, 2) + ") { write(" + text(scope, 1) + "); return "
          + text(scope, 2) + "; }");
    } else if (kind == 7) {
      String item = "p" + names++;
      List<Var> inside = new ArrayList<>(scope);
      inside.add(new Var(item, "String"));
      lines.add(
          "for (String " + item + " : List.of(" + text(scope, 1) + ", " + text(scope, 1) + ")) {");
      lines.addAll(block(inside, List.of(), depth - 1, false, 2).lines());
      lines.add("}");
    } else {
      List<Var> joined =
          random.nextBoolean() ? List.of(variable()) : List.of(variable(), variable());
      joined.forEach(variable -> lines.add(variable.type() + " " + variable.name() + ";"));
      boolean completes = random.nextBoolean()
          ? choice(scope, joined, lines, depth, returns)
          : groups(scope, joined, lines, depth, returns);
      scope.addAll(joined);
      return completes;
    }
    return true;
  }

  private boolean choice(
      List<Var> scope, List<Var> joined, List<String> lines, int depth, boolean returns) {
    Block then = block(scope, joined, depth - 1, returns, random.nextInt(3));
    Block otherwise = block(scope, joined, depth - 1, returns, random.nextInt(3));
    lines.add("if (" + truth(scope, 2) + ") {");
    lines.addAll(then.lines());
    lines.add("} else {");
    lines.addAll(otherwise.lines());
    lines.add("}");
    return then.completes() || otherwise.completes();
  }

  private boolean groups(
      List<Var> scope, List<Var> joined, List<String> lines, int depth, boolean returns) {
    boolean completes = false;
    lines.add("switch (" + number(scope, 2) + " & 3) {");
    for (String label : List.of("case 0", "case 1: case 3", "default")) {
      Block block = block(scope, joined, depth - 1, returns, random.nextInt(3));
      lines.add(label + ": {");
      lines.addAll(block.lines());
      lines.add(block.completes() ? "break; }" : "}");
      completes |= block.completes();
    }
    lines.add("}");
    return completes;
  }

  private Var variable() {
    return new Var("v" + names++, List.of("int", "String", "boolean").get(random.nextInt(3)));
  }

  private String value(List<Var> scope, String type, int depth) {
    return switch (type) {
      case "int" -> number(scope, depth);
      case "String" -> text(scope, depth);
      default -> truth(scope, depth);
    };
  }

  private String leaf(List<Var> scope, String type, String constant) {
    List<Var> fitting =
        scope.stream().filter(variable -> variable.type().equals(type)).toList();
    return fitting.isEmpty() || random.nextInt(4) == 0
        ? constant
        : fitting.get(random.nextInt(fitting.size())).name();
  }

  private String number(List<Var> scope, int depth) {
    int d = depth - 1;
    return switch (d < 0 ? 9 : random.nextInt(10)) {
      case 0 -> "(" + number(scope, d) + " - " + number(scope, d) + ")";
      case 1 -> "(" + number(scope, d) + " / " + number(scope, d) + ")";
      case 2 -> "num(" + number(scope, d) + ")";
      case 3 -> "inc(" + number(scope, d) + ")";
      case 4 -> text(scope, d) + ".length()";
      case 5 -> "(" + truth(scope, d) + " ? " + number(scope, d) + " : " + number(scope, d) + ")";
      case 6 -> "boxed(" + text(scope, d) + ")";
      case 7 ->
        "switch (" + number(scope, d) + " & 3) { case 0 -> " + number(scope, d) + "; case 1, 2 -> "
            + number(scope, d) + "; default -> " + number(scope, d) + "; }";
      case 8 -> "two(" + number(scope, d) + ", " + text(scope, d) + ")";
      default -> leaf(scope, "int", String.valueOf(random.nextInt(9)));
    };
  }

  private String text(List<Var> scope, int depth) {
    int d = depth - 1;
    switch (d < 0 ? 9 : random.nextInt(10)) {
      case 0:
        return "(" + text(scope, d) + " + " + number(scope, d) + ")";
      case 1:
        return "read(" + text(scope, d) + ")";
      case 2, 3:
        return "write(" + text(scope, d) + ")";
      case 4:
        return "(" + truth(scope, d) + " ? " + text(scope, d) + " : " + text(scope, d) + ")";
      case 5:
        return text(scope, d) + ".substring(" + random.nextInt(3) + ")";
      case 6:
        return "inner(" + text(scope, d) + ", " + number(scope, d) + ")";
      case 7:
        return "new Box(" + text(scope, d) + ", " + number(scope, d) + ").text()";
      case 8:
        String item = "p" + names++;
        List<Var> inside = new ArrayList<>(scope);
        inside.add(new Var(item, "String"));
        return "Flows.each(List.of(" + text(scope, d) + ", " + text(scope, d) + "), " + item
            + " -> " + text(inside, d) + ").get(" + random.nextInt(3) + ")";
      default:
        return leaf(scope, "String", "\"" + "abc".charAt(random.nextInt(3)) + "\"");
    }
  }

  private String truth(List<Var> scope, int depth) {
    int d = depth - 1;
    return switch (d < 0 ? 7 : random.nextInt(8)) {
      case 0 -> "(" + number(scope, d) + " < " + number(scope, d) + ")";
      case 1 -> "(" + truth(scope, d) + " && " + truth(scope, d) + ")";
      case 2 -> "(" + truth(scope, d) + " || " + truth(scope, d) + ")";
      case 3 -> "!" + truth(scope, d);
      case 4 -> "ask(" + text(scope, d) + ")";
      case 5 -> "even(" + number(scope, d) + ")";
      case 6 -> text(scope, d) + ".equals(" + text(scope, d) + ")";
      default -> leaf(scope, "boolean", String.valueOf(random.nextBoolean()));
    };
  }
}

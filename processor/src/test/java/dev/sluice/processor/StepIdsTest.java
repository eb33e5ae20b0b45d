package dev.sluice.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.ir.Json;
import dev.sluice.ir.JsonParser;
import dev.sluice.processor.testing.Compilations;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Ids of steps depend on the steps and their places only. */
class StepIdsTest {

  /** Statements that stand for themselves: each may be left out. */
  private static final List<String> STATEMENTS = List.of(
      "String one = read(text);",
      "write(text);",
      "if (text.isEmpty()) { return read(\"empty\"); }",
      "String two = text.isBlank() ? read(\"blank\") : text;",
      "put(read(text), text.length());",
      "if (text.length() > 3) { put(text, 3); } else { String inner = read(\"short\"); }",
      "String three; if (text.length() > 4) { three = read(\"a\"); } else { three = \"b\"; }",
      "for (String item : List.of(text)) { put(item, 1); }",
      "List<String> four = Flows.each(List.of(text), item -> read(item + text));",
      "String five = inner(text);",
      "switch (text) { case \"a\" -> put(\"a\", 0); default -> { } }",
      "String six; if (text.length() > 9) { if (text.length() > 10) { return \"x\"; } six = read(\"9\"); } else { six = \"\"; }",
      "boolean seven = text.length() > 7 && ask(text);",
      "if (shape(text) instanceof Dot dot) { put(\"dot\", dot.n()); }",
      "if (text.length() > 8 && shape(\"8\") instanceof Dot dot) { put(\"8\", dot.n()); }",
      "if (!(shape(\"x\") instanceof Dot last)) { return \"no dot\"; } String seen = read(\"last\" + last.n());",
      "if (text.length() > 20) { throw new IllegalStateException(read(\"t\")); }",
      "switch (text.length()) { case 21: put(\"21\", 21); case 22: write(\"22\"); break; default: write(\"23\"); }",
      "String eight = Flows.iterate(text, 2, past -> read(past + text), past -> past.isEmpty());",
      "String nine = text; for (int i = 0; i < 2; i++) { nine = read(nine + i); if (nine.isEmpty()) break; }",
      "for (int k = 0; k < 2; k++) { put(text, k); }");

  @TempDir
  Path folder;

  @Test
  void leavingOutAStatementMovesNoOtherId() {
    Set<String> all = ids("all", STATEMENTS);
    for (int i = 0; i < STATEMENTS.size(); i++) {
      List<String> fewer = new ArrayList<>(STATEMENTS);
      String left = fewer.remove(i);
      Set<String> rest = ids("without" + i, fewer);
      Set<String> only = ids("only" + i, List.of(left));
      assertWithMessage("ids without: %s", left).that(all).containsAtLeastElementsIn(rest);
      assertWithMessage("ids of: %s", left).that(all).containsAtLeastElementsIn(only);
      Set<String> union = new TreeSet<>(rest);
      union.addAll(only);
      assertWithMessage("ids without: %s", left).that(union).isEqualTo(all);
    }
  }

  @Test
  void theOrderOfStatementsMovesNoId() {
    List<String> reversed = new ArrayList<>(STATEMENTS);
    java.util.Collections.reverse(reversed);
    assertThat(ids("reversed", reversed)).isEqualTo(ids("all", STATEMENTS));
  }

  /** The value is computed before the step behind it; its name in the graph depends on the block, its id must not. */
  @Test
  void aVariableOfTheSameNameMovesNoId() {
    List<String> statements = List.of(
        "if (text.length() > 1) { String what = read(\"a\"); return text.charAt(what.length()) + read(\"b\"); }");
    List<String> more = new ArrayList<>(statements);
    more.add(0, "{ String what = read(\"c\"); write(what); }");
    assertThat(ids("more", more)).containsAtLeastElementsIn(ids("before", statements));
  }

  @Test
  void idsAreThoseOfTheSource() {
    assertThat(ids("all", STATEMENTS))
        .containsAtLeast(
            "run/one",
            "run/write",
            "run/two",
            "run/two.test",
            "run/two/then/read",
            "run/put",
            "run/put.args",
            "run/put.arg0",
            "run/put.arg1",
            "run/three",
            "run/three/then/three",
            "run/each_item",
            "run/each_item/each/put",
            "run/four",
            "run/four.items",
            "run/four/each/return",
            "run/five/found",
            "run/five/return",
            "run/return+six.rest",
            "run/seven/then/ask",
            "run/eight",
            "run/eight/round/return",
            "run/eight/until/return.value",
            "run/for_nine",
            "run/for_nine/round/nine",
            "run/for_nine/round/break",
            "run/for_k",
            "run/for_k/round/put",
            "run/return");
  }

  @Test
  void formattingAndCommentsChangeNothingButLines() {
    String before = source(STATEMENTS);
    String after = before
        .replace("; ", ";\n/* comment */\n")
        .replace("(text)", "( ((text)) )")
        .replace("String one", "var one");
    Json.Obj first = resource("first", before);
    Json.Obj second = resource("second", after);
    assertThat(second.get("flowHash")).isEqualTo(first.get("flowHash"));
    assertThat(second.get("ir")).isEqualTo(first.get("ir"));
    assertThat(second.get("sources")).isNotEqualTo(first.get("sources"));
  }

  private Set<String> ids(String name, List<String> statements) {
    Json.Obj sources =
        (Json.Obj) resource(name, source(statements)).get("sources").orElseThrow();
    return new TreeSet<>(sources.members().keySet());
  }

  private Json.Obj resource(String name, String source) {
    Compilations.Result result = Compilations.into(folder.resolve(name))
        .source("demo/Steps.java", source)
        .options("-XDrawDiagnostics")
        .compile();
    assertWithMessage(result.output()).that(result.success()).isTrue();
    return (Json.Obj)
        JsonParser.parse(result.generated("run.json").values().iterator().next());
  }

  private static String source(List<String> statements) {
    return """
        package demo;

        import dev.sluice.*;
        import java.util.*;

        interface Steps {
          @Tool(effect = Effect.READ)
          String read(String what);

          @Tool(effect = Effect.READ)
          boolean ask(String what);

          @Tool
          void write(String what);

          sealed interface Shape permits Dot, Blank {}

          record Dot(int n) implements Shape {}

          record Blank() implements Shape {}

          @Tool(effect = Effect.READ)
          Shape shape(String text);

          @Tool
          void put(String what, int n);

          @Flow
          default String inner(String text) {
            String found = read(text);
            return read(found);
          }

          @Flow
          default String run(String text) {
            %s
            return text + "!";
          }
        }
        """.formatted(String.join("\n    ", statements));
  }
}

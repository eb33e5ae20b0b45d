package dev.sluice.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.processor.testing.Compilations;
import dev.sluice.processor.testing.Message;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/** Syntax that the Java of this build does not have is refused where it stands, or means what it says. */
@EnabledForJreRange(min = JRE.JAVA_21)
class LaterJavaTest {

  private static final int FIRST_LINE = 25;

  @TempDir
  Path folder;

  @Test
  void typePatternsAreRefused() {
    check(
        "return switch (shape) {\n case Circle c -> read(\"c\");\n case Square s -> \"s\";\n };",
        1,
        "FLOW_PATTERN");
  }

  @Test
  void aGuardIsNotPassedOver() {
    check(
        "return switch (text) {\n case String s when s.isEmpty() -> \"\";\n default -> read(text);\n };",
        1,
        "FLOW_PATTERN");
  }

  @Test
  void recordPatternsAreRefused() {
    check(
        "return switch (shape) {\n case Circle(int r) -> read(\"c\");\n case Square s -> \"s\";\n };",
        1,
        "FLOW_PATTERN");
  }

  @Test
  void nullIsNoDefault() {
    check(
        "return switch (text) {\n case null -> \"null\";\n default -> read(text);\n };",
        1,
        "FLOW_PATTERN");
    check(
        "return switch (text) {\n case \"a\" -> read(\"a\");\n case null, default -> \"d\";\n };",
        2,
        "FLOW_PATTERN");
  }

  @Test
  void patternsInStatementsAreRefused() {
    check(
        "switch (shape) {\n case Circle c -> write(\"c\");\n case Square s -> write(\"s\");\n }\n return text;",
        1,
        "FLOW_PATTERN");
    check(
        "switch (text) {\n case \"a\":\n break;\n case null:\n default:\n write(text);\n }\n return text;",
        3,
        "FLOW_PATTERN");
  }

  @Test
  void aSwitchOverAnObjectIsRefused() {
    check("return switch (shape) {\n default -> read(text);\n };", 0, "FLOW_SWITCH_TYPE");
  }

  @Test
  void recordPatternsOfInstanceofAreRefused() {
    check("return shape instanceof Circle(int r) ? text : read(text);", 0, "FLOW_INSTANCEOF");
  }

  @Test
  void qualifiedEnumConstantsAreLabels() {
    Compilations.Result result = compile(
        "return switch (color) { case Color.RED -> read(text); case Color.BLUE -> \"b\"; };");
    assertWithMessage(result.output()).that(result.success()).isTrue();
    assertThat(result.generated("run.json").values().iterator().next()).contains("case:BLUE");
  }

  private void check(String body, int line, String id) {
    Compilations.Result result = compile(body);
    assertWithMessage(result.output())
        .that(result.messages())
        .containsExactly(new Message(FIRST_LINE + line, true, List.of(id)));
  }

  private Compilations.Result compile(String body) {
    return Compilations.into(folder.resolve("x" + Math.abs(body.hashCode())))
        .source("demo/Later.java", """
            package demo;

            import dev.sluice.*;

            interface Later {
              sealed interface Shape permits Circle, Square {}
              record Circle(int r) implements Shape {}
              record Square(int a) implements Shape {}
              enum Color { RED, BLUE }

              @Tool(effect = Effect.READ)
              String read(String what);
              @Tool
              void write(String what);

              @Pure
              static Color color(String text) {
                return Color.RED;
              }

              @Flow
              default String run(String text) {
                Shape shape = new Circle(1);
                Color color = color(text);
                %s
              }
            }
            """.formatted(body))
        .options("--release", "21")
        .compile();
  }
}

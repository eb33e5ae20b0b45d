package dev.sluice.processor;

import static com.google.common.truth.Truth.assertThat;

import dev.sluice.processor.testing.Compilations;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** javac translates a class before it attributes the next, and then its tree no longer looks as it was written. */
final class TranslatedFirstTest {

  private static final String FLOW = """
      package demo;
      class T {
        @dev.sluice.Flow static String text(K.Point p) { return "" + p + p.x() + p.hue(); }
      }
      """;

  @TempDir
  Path output;

  private String compile(String types, boolean typesFirst) {
    Compilations compilation = Compilations.into(output.resolve(typesFirst ? "first" : "last"));
    for (boolean now : List.of(true, false)) {
      if (now == typesFirst) {
        compilation.source("demo/K.java", types);
      } else {
        compilation.source("demo/T.java", FLOW);
      }
    }
    return compilation.compile().output();
  }

  private void assertSame(String types, String expected) {
    for (boolean typesFirst : List.of(true, false)) {
      String printed = compile(types, typesFirst);
      if (expected.isEmpty()) {
        assertThat(printed).isEmpty();
      } else {
        assertThat(printed).contains(expected);
      }
    }
  }

  @Test
  void whatTheCompilerMadeIsNotTakenForWritten() {
    assertSame("package demo; class K { enum Hue { RED } record Point(int x, Hue hue) {} }", "");
  }

  @Test
  void aWrittenTextIsRefused() {
    assertSame(
        "package demo; class K { enum Hue { RED } record Point(int x, Hue hue) { public String toString() { return \"\"; } } }",
        "[FLOW_TEXT]");
  }

  @Test
  void aWrittenAccessorIsRefused() {
    assertSame(
        "package demo; class K { enum Hue { RED } record Point(int x, Hue hue) { public int x() { return 1; } } }",
        "[TYPE_ACCESSOR]");
  }

  @Test
  void aBodyOfAConstantIsSeen() {
    assertSame(
        "package demo; class K { enum Hue { RED { public String toString() { return \"r\"; } } } record Point(int x, Hue hue) {} }",
        "[FLOW_TEXT]");
  }
}

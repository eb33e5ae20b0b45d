package dev.sluice.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.processor.testing.Compilations;
import dev.sluice.processor.testing.Message;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bodies that nobody writes by hand. */
class LargeFlowTest {

  private static final int STATEMENTS = 1_000;

  @TempDir
  Path folder;

  @Test
  void aThousandStatementsCompile() {
    Compilations.Result result =
        compile("large", body(STATEMENTS, n -> "String v%d = read(v%d);".formatted(n + 1, n)));
    assertWithMessage(result.output()).that(result.success()).isTrue();
  }

  @Test
  void aThousandEffectsCompile() {
    Compilations.Result result = compile(
        "effects", body(STATEMENTS, n -> "write(v0 + %d); String v%d = v0;".formatted(n, n + 1)));
    assertWithMessage(result.output()).that(result.success()).isTrue();
  }

  @Test
  void hundredsOfGuardsNestNoStack() {
    Compilations.Result result = compile(
        "guards",
        body(
            300,
            n -> "if (v0.length() == %d) { return read(\"%d\"); } String v%d = v0;"
                .formatted(n, n, n + 1)));
    assertWithMessage(result.output()).that(result.success()).isTrue();
  }

  @Test
  void aTextOfHundredsOfPartsCompiles() {
    String parts =
        IntStream.range(0, 300).mapToObj(n -> "v0").collect(Collectors.joining(" + \"-\" + "));
    Compilations.Result result = compile("text", body(1, n -> "String v1 = " + parts + ";"));
    assertWithMessage(result.output()).that(result.success()).isTrue();
  }

  @Test
  void anExpressionThatIsTooDeepIsRefused() {
    Compilations.Result result =
        compile("deep", body(1, n -> "int d = " + difference(201) + "; String v1 = v0 + d;"));
    assertThat(result.messages())
        .containsExactly(new Message(13, true, List.of("FLOW_EXPRESSION_DEPTH")));
  }

  @Test
  void anExpressionThatIsNotTooDeepCompiles() {
    Compilations.Result result =
        compile("shallow", body(1, n -> "int d = " + difference(150) + "; String v1 = v0 + d;"));
    assertWithMessage(result.output()).that(result.success()).isTrue();
  }

  private static String difference(int parts) {
    return String.join(" - ", Collections.nCopies(parts, "v0.length()"));
  }

  @Test
  void flowsThatCallEachOtherTooDeepAreRefused() {
    Compilations.Result result = compile("inlined", chain(66));
    assertThat(result.messages())
        .containsExactly(
            new Message(67, true, List.of("FLOW_INLINE_DEPTH")),
            new Message(68, true, List.of("FLOW_INLINE_DEPTH")));
  }

  @Test
  void flowsThatCallEachOtherNotTooDeepCompile() {
    Compilations.Result result = compile("chain", chain(64));
    assertWithMessage(result.output()).that(result.success()).isTrue();
  }

  private static String chain(int flows) {
    return IntStream.range(0, flows)
        .mapToObj(n -> "  @Flow default String f%d(String x) { return %s; }"
            .formatted(n, n + 1 == flows ? "x" : "f%d(x)".formatted(n + 1)))
        .collect(Collectors.joining(
            "\n", "package demo;\nimport dev.sluice.*;\ninterface Large {\n", "\n}\n"));
  }

  private Compilations.Result compile(String name, String source) {
    return Compilations.into(folder.resolve(name))
        .source("demo/Large.java", source)
        .compile();
  }

  private static String body(int count, IntFunction<String> statement) {
    return """
        package demo;

        import dev.sluice.*;

        interface Large {
          @Tool(effect = Effect.READ)
          String read(String what);
          @Tool
          void write(String what);

          @Flow
          default String run(String v0) {
            %s
            return v%d;
          }
        }
        """.formatted(
        IntStream.range(0, count).mapToObj(statement).collect(Collectors.joining("\n    ")), count);
  }
}

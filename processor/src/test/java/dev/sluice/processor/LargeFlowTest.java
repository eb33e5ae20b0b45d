package dev.sluice.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.processor.testing.Compilations;
import dev.sluice.processor.testing.Message;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bodies that nobody writes by hand. */
class LargeFlowTest {

  private static final int STATEMENTS = 1_000;

  /** About a second on a machine of its own; more than this means that time grows faster than the body. */
  private static final Duration LIMIT = Duration.ofSeconds(30);

  @TempDir
  Path folder;

  @Test
  void aThousandStatementsCompileInAboutASecond() {
    compile("warm", body(10, n -> "String v%d = read(v%d);".formatted(n + 1, n)));
    long start = System.nanoTime();
    Compilations.Result result =
        compile("large", body(STATEMENTS, n -> "String v%d = read(v%d);".formatted(n + 1, n)));
    Duration took = Duration.ofNanos(System.nanoTime() - start);
    assertWithMessage(result.output()).that(result.success()).isTrue();
    assertThat(took).isLessThan(LIMIT);
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
    String sum =
        IntStream.range(0, 600).mapToObj(n -> "v0.length()").collect(Collectors.joining(" - "));
    Compilations.Result result =
        compile("deep", body(1, n -> "int d = " + sum + "; String v1 = v0 + d;"));
    assertThat(result.messages())
        .containsExactly(new Message(13, true, List.of("FLOW_EXPRESSION_DEPTH")));
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

package dev.sluice.runtime.internal.plain;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A million items run in a heap that is not much larger than the items and their results. */
final class EachMemoryTest {

  private static final int ITEMS = 1_000_000;

  @ParameterizedTest
  @ValueSource(strings = {"1", "16", "0"})
  @Timeout(300)
  void aMillionItemsFitIntoASmallHeap(String bound) throws Exception {
    assertThat(fork(Items.class, bound)).isEqualTo("sum 500000500000");
  }

  @Test
  @Timeout(300)
  void theCheckWouldNotice() throws Exception {
    assertThat(fork(Hoarder.class, "1")).contains("OutOfMemoryError");
  }

  private static String fork(Class<?> main, String bound) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx256m",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            main.getName(),
            bound)
        .redirectErrorStream(true)
        .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return output.strip();
  }

  private static Object run(String bound, PlainHandlers.Handler tool) {
    try (PlainRunner runner = new PlainRunner(PlainRunner.Options.DEFAULT)) {
      return runner
          .link(
              Ir.each(
                  "items",
                  Integer.parseInt(bound),
                  Ir.seq(Ir.init("k"), Ir.pluck("k"), Ir.call("t"))),
              new PlainHandlers().tool("t", tool))
          .run(LongStream.range(0, ITEMS).boxed().toList());
    }
  }

  /** Adds one to every item. */
  static final class Items {
    public static void main(String[] args) {
      Object result = run(args[0], value -> (Long) value + 1);
      System.out.println(
          "sum " + ((List<?>) result).stream().mapToLong(value -> (Long) value).sum());
    }
  }

  /** Keeps a little more per item than the heap has room for. */
  static final class Hoarder {
    public static void main(String[] args) {
      run(args[0], value -> new long[30]);
    }
  }
}

package dev.sluice.samples.benchmarks.gates;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.samples.benchmarks.flows.Branches;
import dev.sluice.samples.benchmarks.flows.ItemChains;
import dev.sluice.samples.benchmarks.flows.Lists;
import dev.sluice.samples.benchmarks.flows.ParcelChains;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;

/** HotSpot interprets a method of 8,000 bytes or more for ever; comparing with one would be comparing with nothing. */
class BytecodeSizeTest {

  private static final int HUGE_METHOD = 8_000;

  private static final Pattern INSTRUCTION = Pattern.compile("^ +(\\d+): [a-z]", Pattern.MULTILINE);

  @Test
  void comparedMethodsAreCompiled() {
    for (Class<?> flows :
        List.of(ItemChains.class, ParcelChains.class, Branches.class, Lists.class)) {
      List<Integer> offsets = offsets(flows);

      assertThat(offsets).isNotEmpty();
      assertWithMessage("largest offset in %s", flows)
          .that(offsets.stream().max(Integer::compare).orElseThrow())
          .isLessThan(HUGE_METHOD);
    }
  }

  /** Of all instructions of all methods. */
  private static List<Integer> offsets(Class<?> type) {
    StringWriter out = new StringWriter();
    int status = ToolProvider.findFirst("javap")
        .orElseThrow()
        .run(new PrintWriter(out), new PrintWriter(out), "-p", "-c", place(type));
    assertThat(status).isEqualTo(0);
    return INSTRUCTION
        .matcher(out.toString())
        .results()
        .map((MatchResult match) -> Integer.valueOf(match.group(1)))
        .toList();
  }

  private static String place(Class<?> type) {
    return type.getResource(type.getSimpleName() + ".class").toString();
  }
}

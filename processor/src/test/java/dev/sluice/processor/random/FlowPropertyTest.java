package dev.sluice.processor.random;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Flows that nobody wrote do the same as plain Java and as programs: the same value, the same effects in the same order,
 * the same exception. {@code -Dflows.seed}, {@code -Dflows.classes}, {@code -Dflows.each} and {@code -Dflows.inputs} take
 * other flows, or more of them.
 */
class FlowPropertyTest {

  private static final long SEED = Long.getLong("flows.seed", 20_250_101);
  private static final int CLASSES = Integer.getInteger("flows.classes", 12);
  private static final int FLOWS_EACH = Integer.getInteger("flows.each", 50);
  private static final int INPUTS = Integer.getInteger("flows.inputs", 6);
  private static final int LEAST = 20;
  private static final int SHRINKINGS = 400;

  @TempDir
  Path folder;

  /** Many times what it takes; a run that waits for ever must not stop the build. */
  @Test
  @Timeout(value = 10, unit = TimeUnit.MINUTES)
  void programsDoWhatPlainJavaDoes() {
    Trials trials = new Trials(folder, INPUTS);
    for (int i = 0; i < CLASSES; i++) {
      long seed = SEED + i;
      FlowClass flows = FlowMaker.make("Flows" + i, seed, FLOWS_EACH);
      List<Trials.Failure> failures = trials.of(flows, flows.flows(), seed);
      if (!failures.isEmpty()) {
        throw new AssertionError(report(failures, seed));
      }
    }
    System.out.println(trials.coverage().table());
    System.out.printf(
        "flows: %d, runs: %d, of which plain Java succeeded: %d, not finite: %d%n",
        CLASSES * FLOWS_EACH, trials.runs(), trials.successes(), trials.infinite());
    assertWithMessage("Constructs in less than %s places", LEAST)
        .that(trials.coverage().rare(LEAST))
        .isEmpty();
    assertWithMessage("Runs that come to their end")
        .that(trials.successes())
        .isAtLeast(trials.runs() / 3);
    assertWithMessage("Runs that fail").that(trials.successes()).isAtMost(trials.runs() * 9 / 10);
    assertWithMessage("Runs that are not compared to the end")
        .that(trials.infinite())
        .isAtMost(trials.runs() / 20);
  }

  @Test
  void whatHasNoRandomFlowIsNotBuilt() {
    Stream.of(Unbuilt.values()).forEach(row -> System.out.println(row.title() + ": not built"));
    assertWithMessage(
            "Built by now, so random flows should have them; then take them out of Unbuilt")
        .that(Unbuilt.built(folder))
        .isEmpty();
  }

  @Test
  void theSameSeedGivesTheSameFlows() {
    String first = FlowMaker.make("Flows", SEED, FLOWS_EACH).source();
    assertThat(FlowMaker.make("Flows", SEED, FLOWS_EACH).source()).isEqualTo(first);
    assertThat(FlowMaker.make("Flows", SEED + 1, FLOWS_EACH).source()).isNotEqualTo(first);
  }

  private String report(List<Trials.Failure> failures, long seed) {
    Trials smaller = new Trials(folder.resolve("smaller"), INPUTS);
    Trials.Failure first = failures.stream()
        .map(failure -> alone(failure, smaller, seed))
        .flatMap(Optional::stream)
        .min(Comparator.comparing(failure -> failure.flows().source().length()))
        .orElse(failures.get(0));
    Shrinker shrinker = new Shrinker(flows -> last(flows, smaller, seed), SHRINKINGS);
    Trials.Failure least = first.kind().equals("javac") ? first : shrinker.shrink(first);
    return "%d of the flows of seed %d differ, with -Dflows.seed=%d -Dflows.classes=1; the smallest is %s (%s):%n%s%n%s"
        .formatted(
            failures.size(),
            seed,
            seed,
            first.flow().name(),
            least.kind(),
            least.flows().source(),
            least.text());
  }

  /** A flow with only those that it calls. A class that does not compile says nothing of its flows: all are tried. */
  static Optional<Trials.Failure> alone(Trials.Failure failure, Trials trials, long seed) {
    FlowClass all = failure.flows();
    boolean compiles = !failure.kind().startsWith("refused") && !failure.kind().equals("javac");
    for (Flow flow : compiles ? List.of(failure.flow()) : all.flows()) {
      List<Flow> called = new ArrayList<>(all.flows());
      called.removeIf(other -> !flow.calls().contains(other.name()) && other != flow);
      Optional<Trials.Failure> found =
          last(new FlowClass(all.name(), all.form(), List.copyOf(called)), trials, seed);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  static Optional<Trials.Failure> last(FlowClass flows, Trials trials, long seed) {
    Flow flow = flows.flows().get(flows.flows().size() - 1);
    return trials.of(flows, List.of(flow), seed).stream().findFirst();
  }
}

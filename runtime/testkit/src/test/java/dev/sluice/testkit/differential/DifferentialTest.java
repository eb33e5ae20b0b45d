package dev.sluice.testkit.differential;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.IrPrinter;
import dev.sluice.ir.IrWriter;
import dev.sluice.ir.Json;
import dev.sluice.testkit.Handlers;
import dev.sluice.testkit.conformance.Bags;
import dev.sluice.testkit.conformance.InterpreterUnderTest;
import dev.sluice.testkit.conformance.LinkedUnderTest;
import dev.sluice.testkit.conformance.NaiveUnderTest;
import dev.sluice.testkit.conformance.Observation;
import dev.sluice.testkit.conformance.Request;
import dev.sluice.testkit.conformance.SeenEvent;
import dev.sluice.testkit.naive.CallLimits;
import dev.sluice.testkit.script.CallLog;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * The linked interpreter gives what the naive one gives, on random programs; {@code -Ddifferential.programs=n} for more of
 * them.
 */
final class DifferentialTest {

  private static final int PROGRAMS = Integer.getInteger("differential.programs", 2_000);

  /** What one interpreter made of a program. */
  private record Seen(String ending, List<Json> calls, List<Json> counts, List<Json> events) {}

  @Test
  void sameEndingCallsAndEventsOneAfterTheOther() {
    compare(new LinkedUnderTest(1, true), 0, true);
  }

  @Test
  void sameEndingAndCallsWithoutListener() {
    compare(new LinkedUnderTest(1, false), 1, true);
  }

  /** After a failure, steps beside it may have got further than in the naive interpreter. */
  @Test
  void sameEndingInParallel() {
    compare(new LinkedUnderTest(8, false), 2, false);
  }

  @Test
  void manyProgramsHaveChildRuns() {
    assertThat(LongStream.range(0, 500)
            .filter(seed -> !RandomCase.of(seed).subs().isEmpty())
            .count())
        .isAtLeast(100);
  }

  /** @param part of the seeds, so that each test has programs of its own */
  private static void compare(InterpreterUnderTest linked, int part, boolean inOrder) {
    InterpreterUnderTest naive = new NaiveUnderTest();
    for (long seed = (long) part * PROGRAMS; seed < (part + 1L) * PROGRAMS; seed++) {
      RandomCase random = RandomCase.of(seed);
      Seen wanted = run(naive, random, inOrder);
      Seen got = run(linked, random, inOrder);
      boolean calls = inOrder || wanted.ending().startsWith("value");
      boolean events = !got.events().isEmpty();
      if (!got.ending().equals(wanted.ending())
          || (calls && !got.calls().equals(wanted.calls()))
          || (calls && !got.counts().equals(wanted.counts()))
          || (events && !got.events().equals(wanted.events()))) {
        assertWithMessage(describe(seed, linked, random)).that(got).isEqualTo(wanted);
      }
    }
  }

  private static String describe(long seed, InterpreterUnderTest linked, RandomCase random) {
    return "seed " + seed + " on " + linked.name() + "\n" + IrPrinter.print(random.flow()) + "\n"
        + CanonicalJson.text(IrWriter.write(random.flow())) + "\ninput "
        + CanonicalJson.text(random.input());
  }

  private static Seen run(InterpreterUnderTest interpreter, RandomCase random, boolean inOrder) {
    CallLog log = new CallLog();
    Handlers handlers = inOrder ? Vocabulary.handlers(log) : Vocabulary.steadyHandlers(log);
    handlers = handlers.withSubs(random.subs());
    // Which of several calls is the one too many is a matter of timing.
    CallLimits limits = inOrder ? random.limits() : CallLimits.NONE;
    Observation seen = interpreter.run(
        new Request(random.flow(), random.input(), handlers, Vocabulary.manifest(), limits));
    List<Json> calls = log.calls().stream()
        .<Json>map(call -> Json.Obj.of("name", Json.of(call.name()), "input", call.input()))
        .toList();
    return new Seen(
        ending(seen.ending()),
        Bags.sorted(calls),
        List.of(seen.callCounts().orElseThrow(), Json.texts(seen.overLimit().orElseThrow())),
        Bags.sorted(SeenEvent.unordered(seen.events().orElse(List.of()))));
  }

  /** The text tells 1 from 1.0; of failures it tells what a script raised, but not the words of the interpreter. */
  private static String ending(Observation.Ending ending) {
    if (ending instanceof Observation.Returned returned) {
      return "value " + CanonicalJson.text(returned.value());
    }
    if (ending instanceof Observation.HandlerFailed failed && failed.scripted().isPresent()) {
      return "raised " + failed.scripted().get();
    }
    if (ending instanceof Observation.Refused refused && !refused.kind().equals("JulepError")) {
      return "refused " + refused.kind();
    }
    return ending instanceof Observation.NotBuilt missing
        ? "not built " + missing.operation()
        : "failed";
  }
}

package dev.sluice.runtime.internal.plain;

import static com.google.common.truth.Truth.assertThat;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.runtime.RunListener;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** A hundred thousand steps in a row need no larger stack, whichever way the tree leans and whoever looks on. */
final class LongSequenceTest {

  private static final int STEPS = 100_000;

  private static final PlainHandlers HANDLERS =
      new PlainHandlers().tool("inc", value -> (Long) value + 1);

  private static Node leaningLeft() {
    Node all = Ir.call("inc0", "inc");
    for (int i = 1; i < STEPS; i++) {
      all = new Node.Seq("s#" + i, Ann.NONE, all, Ir.call("inc" + i, "inc"));
    }
    return all;
  }

  private static Node leaningRight() {
    Node all = Ir.call("inc0", "inc");
    for (int i = 1; i < STEPS; i++) {
      all = new Node.Seq("s#" + i, Ann.NONE, Ir.call("inc" + i, "inc"), all);
    }
    return all;
  }

  private static Object run(Node node, PlainRunner.Options options) {
    try (PlainRunner runner = new PlainRunner(options)) {
      return runner.link(node, HANDLERS).run(0L);
    }
  }

  @Test
  void leaningToTheLeft() {
    assertThat(run(leaningLeft(), PlainRunner.Options.DEFAULT)).isEqualTo(STEPS);
  }

  @Test
  void leaningToTheRight() {
    assertThat(run(leaningRight(), PlainRunner.Options.DEFAULT)).isEqualTo(STEPS);
  }

  @Test
  void withEveryNodeObserved() {
    for (Node node : new Node[] {leaningLeft(), leaningRight()}) {
      AtomicInteger events = new AtomicInteger();
      RunListener listener = RunListener.ofAllNodes(event -> events.incrementAndGet());

      assertThat(run(node, PlainRunner.Options.DEFAULT.listener(listener))).isEqualTo(STEPS);

      // Each step and each sequence is planned and done.
      assertThat(events.get()).isEqualTo(2 * STEPS + 2 * (STEPS - 1));
    }
  }

  @Test
  void environmentThatGrowsAndIsReadAtTheEnd() {
    Node all = Ir.init("k0");
    for (int i = 1; i < 2000; i++) {
      all = Ir.seq(
          all,
          Ir.par(Ir.ident(), Ir.seq(Ir.pluck("k" + (i - 1)), Ir.call("c" + i, "inc"))),
          Ir.assign("k" + i));
    }

    assertThat(run(Ir.seq(all, Ir.pluck("k1999")), PlainRunner.Options.DEFAULT)).isEqualTo(1999);
  }

  @Test
  void nestedValuesDoNotRecurseWithTheirDepthOrSize() {
    Node deep = Ir.ident();
    for (int i = 0; i < 200; i++) {
      deep = Ir.seq(deep, Ir.init("k"));
    }
    for (int i = 0; i < 200; i++) {
      deep = Ir.seq(deep, Ir.pluck("k"));
    }
    assertThat(run(deep, PlainRunner.Options.DEFAULT)).isEqualTo(0);

    Node doubling = Ir.ident();
    for (int i = 0; i < 60; i++) {
      doubling = Ir.seq(doubling, Ir.par(Ir.ident(), Ir.ident()));
    }
    for (int i = 0; i < 60; i++) {
      doubling = Ir.seq(doubling, Ir.std("std.pluck", "key", Json.of(0)));
    }
    assertThat(run(doubling, PlainRunner.Options.DEFAULT)).isEqualTo(0);
  }
}

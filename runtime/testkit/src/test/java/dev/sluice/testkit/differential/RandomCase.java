package dev.sluice.testkit.differential;

import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.testkit.naive.CallLimits;
import java.util.Map;

/** A random program with its child runs, an input that mostly fits it, and limits. Small seeds give small programs. */
record RandomCase(Node flow, Map<String, Node> subs, Json input, CallLimits limits) {

  private static final double INPUT_SIZE = 10;

  /** Programs that may make larger values are passed over. */
  private static final double RESULT_SIZE = 1e6;

  static RandomCase of(long seed) {
    Choice choice = new Choice(seed);
    RandomValues values = new RandomValues(choice);
    while (true) {
      Kind kind = values.kind(2);
      Node flow =
          new RandomPrograms(choice, 2 + (int) (seed % 60)).program(kind).node();
      Json input = values.value(choice.percent(95) ? kind : Kind.ANY);
      if (SizeEstimate.of(flow, INPUT_SIZE) < RESULT_SIZE) {
        Outlined outlined = new Outlined(choice);
        // Half of the programs are left as they are.
        Node root = choice.percent(50) ? outlined.of(flow) : flow;
        return new RandomCase(root, outlined.subs(), input, limits(choice));
      }
    }
  }

  private static CallLimits limits(Choice choice) {
    return choice.percent(80)
        ? CallLimits.NONE
        : new CallLimits(
            Map.of("t.echo", choice.below(3), "t.wrap", choice.below(3), "s/inc", choice.below(2)),
            choice.percent(50));
  }
}

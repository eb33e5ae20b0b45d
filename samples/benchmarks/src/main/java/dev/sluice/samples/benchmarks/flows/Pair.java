package dev.sluice.samples.benchmarks.flows;

import dev.sluice.Effect;
import dev.sluice.Idempotency;
import dev.sluice.Tool;

/** Two calls that wait for something outside. */
public interface Pair {

  @Tool(effect = Effect.READ, idempotency = Idempotency.NATIVE)
  int left(int number);

  @Tool(effect = Effect.READ, idempotency = Idempotency.NATIVE)
  int right(int number);
}

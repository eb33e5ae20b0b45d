package dev.sluice.samples.benchmarks.flows;

import dev.sluice.Effect;
import dev.sluice.Idempotency;
import dev.sluice.Tool;

/** What a step of a chain calls: as little as a tool can do and still return something new. */
public interface Work {

  @Tool(effect = Effect.READ, idempotency = Idempotency.NATIVE)
  Item step(Item item);
}

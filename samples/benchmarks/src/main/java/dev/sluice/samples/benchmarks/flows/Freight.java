package dev.sluice.samples.benchmarks.flows;

import dev.sluice.Effect;
import dev.sluice.Idempotency;
import dev.sluice.Tool;

/** {@link Work} on a value that may be large. */
public interface Freight {

  @Tool(effect = Effect.READ, idempotency = Idempotency.NATIVE)
  Parcel carry(Parcel parcel);
}

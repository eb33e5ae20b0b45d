package dev.sluice;

/** An option of {@link Flows#each}. Must be a constant in a flow. */
public sealed interface EachOption {

  /** See {@link Flows#concurrency}. */
  record Concurrency(int items) implements EachOption {
    public Concurrency {
      if (items < 1) {
        throw new IllegalArgumentException("concurrency must be at least 1: " + items);
      }
    }
  }
}

package dev.sluice;

import java.util.Objects;

/** An option of {@link Flows#sub}. Must be a constant in a flow. */
public sealed interface SubOption {

  /** See {@link Flows#queue}. */
  record Queue(String name) implements SubOption {
    public Queue {
      if (name.isBlank()) {
        throw new IllegalArgumentException("a queue needs a name");
      }
    }
  }

  /** See {@link Flows#summary}. */
  record Summary(Kept kept) implements SubOption {
    public Summary {
      Objects.requireNonNull(kept, "kept");
    }
  }

  /** What a parent's conversation keeps of a child run. */
  enum Kept {
    /** The result alone. */
    RESULT_ONLY,
    /** The result and a shortened trace. */
    COMPRESSED_TRACE,
    /** The result and a reference to the whole child run. */
    FULL_CHILD_REF
  }
}

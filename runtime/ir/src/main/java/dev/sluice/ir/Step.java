package dev.sluice.ir;

import java.util.Optional;

/** What a {@link Node.Prim} does. */
public sealed interface Step {

  /** A tool call. {@code frozenHash} is the execution hash of the contract it was frozen against. */
  record Call(ToolRef tool, Optional<CtxPolicy> ctx, Optional<String> frozenHash) implements Step {
    public static Call of(ToolRef tool) {
      return new Call(tool, Optional.empty(), Optional.empty());
    }
  }

  /** A model call. */
  record Think(String reasoner, Optional<CtxPolicy> ctx) implements Step {}

  /** A child run. */
  record Sub(String ref, SubContract contract) implements Step {}
}

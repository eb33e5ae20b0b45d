package dev.sluice.processor.read;

import com.sun.source.tree.Tree;
import dev.sluice.processor.decl.StepDefaults;

/** The options that a variable or {@code Flows.step} states for a call, until a call takes them. */
final class CallOptions {

  private final StepDefaults stated;
  private final Tree at;
  private boolean taken;

  /** @param at where problems with the options are shown */
  CallOptions(StepDefaults stated, Tree at) {
    this.stated = stated;
    this.at = at;
  }

  StepDefaults take() {
    taken = true;
    return stated;
  }

  boolean isTaken() {
    return taken;
  }

  Tree at() {
    return at;
  }
}

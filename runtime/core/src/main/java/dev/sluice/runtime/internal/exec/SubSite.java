package dev.sluice.runtime.internal.exec;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Contract;
import java.util.List;
import java.util.function.UnaryOperator;

/** The start of a child run. It counts as a write that must not be repeated, whatever the child does. */
public final class SubSite extends EffectSite {

  private final Child child;

  /** @param ref the child's flow */
  public SubSite(Site site, String ref, Child child, List<UnaryOperator<Object>> in) {
    super(site, ref, Contract.CONSERVATIVE, RetryPolicy.of(Ann.NONE, Contract.CONSERVATIVE), in);
    this.child = child;
  }

  public Child child() {
    return child;
  }
}

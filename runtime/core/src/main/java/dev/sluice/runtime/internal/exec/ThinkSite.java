package dev.sluice.runtime.internal.exec;

import dev.sluice.ir.Contract;
import java.util.List;
import java.util.function.UnaryOperator;

/** A call of a reasoner. */
public final class ThinkSite extends EffectSite {

  private final Thinker thinker;

  public ThinkSite(
      Site site,
      String key,
      Contract contract,
      RetryPolicy retry,
      List<UnaryOperator<Object>> in,
      Thinker thinker) {
    super(site, key, contract, retry, in);
    this.thinker = thinker;
  }

  public Thinker thinker() {
    return thinker;
  }
}

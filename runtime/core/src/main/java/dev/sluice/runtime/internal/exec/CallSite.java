package dev.sluice.runtime.internal.exec;

import dev.sluice.ir.Contract;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A call of a tool. */
public final class CallSite extends EffectSite {

  private final Callee callee;
  private final @Nullable UnaryOperator<Object> out;

  public CallSite(
      Site site,
      String key,
      Contract contract,
      RetryPolicy retry,
      List<UnaryOperator<Object>> in,
      Callee callee,
      UnaryOperator<Object> out) {
    super(site, key, contract, retry, in);
    this.callee = callee;
    this.out = out == Values.AS_IS ? null : out;
  }

  public Callee callee() {
    return callee;
  }

  @Override
  boolean copies() {
    return out != null || super.copies();
  }

  /** The result as later steps may have it. */
  @Nullable
  Object result(@Nullable Object value) {
    return out == null ? value : out.apply(value);
  }
}

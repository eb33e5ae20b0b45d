package dev.sluice.runtime.internal.exec;

import dev.sluice.ir.Contract;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;

/** A node with an effect, with everything about it that is known before it is entered. */
public abstract sealed class EffectSite permits CallSite, ThinkSite, SubSite {

  private final Site site;
  private final String key;
  private final Contract contract;
  private final RetryPolicy retry;
  private final UnaryOperator<Object>[] in;

  @SuppressWarnings("unchecked")
  EffectSite(
      Site site, String key, Contract contract, RetryPolicy retry, List<UnaryOperator<Object>> in) {
    this.site = site;
    this.key = key;
    this.contract = contract;
    this.retry = retry;
    this.in =
        in.stream().map(copy -> copy == Values.AS_IS ? null : copy).toArray(UnaryOperator[]::new);
  }

  public Site site() {
    return site;
  }

  /** The tool's key, or the reasoner's id. */
  public String key() {
    return key;
  }

  public Contract contract() {
    return contract;
  }

  RetryPolicy retry() {
    return retry;
  }

  /** True when an argument or the result is copied. */
  boolean copies() {
    return Arrays.stream(in).anyMatch(Objects::nonNull);
  }

  /** The arguments as the other side may have them: checked, and copied where they could be changed. */
  Object[] arguments(Operand[] operands, Frame frame) {
    Object[] args = new Object[operands.length];
    for (int i = 0; i < args.length; i++) {
      Object value = operands[i].get(frame);
      UnaryOperator<Object> copy = in[i];
      args[i] = copy == null ? value : copy.apply(value);
    }
    return args;
  }
}

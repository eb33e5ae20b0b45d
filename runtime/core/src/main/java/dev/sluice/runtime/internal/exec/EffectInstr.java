package dev.sluice.runtime.internal.exec;

import dev.sluice.runtime.SluiceException;
import dev.sluice.runtime.StepFailed;
import dev.sluice.runtime.StepTimedOut;

/** What calls of tools and of models have in common: limits, attempts, time. */
abstract class EffectInstr<S extends EffectSite> extends Instr {

  final S effect;
  private final Operand[] args;
  private final int limit;
  private final boolean plain;

  /** @param limit index of the call limit that is charged, negative for none */
  EffectInstr(S effect, Operand[] args, int limit) {
    super(effect.site());
    this.effect = effect;
    this.args = args;
    this.limit = limit;
    this.plain = limit < 0 && effect.retry().plain();
  }

  /** One attempt, with its result stored. */
  abstract void attempt(Frame frame, Strand strand, Object[] arguments) throws Throwable;

  /** True when the call is made once and without further ado. */
  final boolean isPlain() {
    return plain;
  }

  @Override
  void run(Frame frame, Strand strand) throws Throwable {
    if (!plain) {
      runGuarded(frame, strand, effect.retry());
      return;
    }
    Object[] arguments = effect.arguments(args, frame);
    strand.begin(effect, frame, 1);
    attempt(frame, strand, arguments);
    strand.end();
  }

  private void runGuarded(Frame frame, Strand strand, RetryPolicy retry) throws Throwable {
    if (limit >= 0) {
      strand.limits.charge(limit);
    }
    Object[] arguments = effect.arguments(args, frame);
    for (int number = 1; ; number++) {
      try {
        timed(frame, strand, arguments, retry.timeout(), number);
        return;
      } catch (Exception e) {
        if (strand.stopped || number == retry.attempts() || !worthRepeating(e)) {
          throw e;
        }
      }
      double delay = retry.delayAfter(number);
      if (delay > 0) {
        strand.env.sleep(strand, delay);
      }
      if (strand.stopped) {
        throw CancelSignal.INSTANCE;
      }
    }
  }

  private void timed(Frame frame, Strand strand, Object[] arguments, double timeout, int number)
      throws Throwable {
    if (Double.isNaN(timeout)) {
      strand.begin(effect, frame, number);
      attempt(frame, strand, arguments);
      strand.end();
      return;
    }
    boolean inTime = strand.env.within(strand, timeout, inner -> {
      inner.begin(effect, frame, number);
      attempt(frame, inner, arguments);
      inner.end();
    });
    if (!inTime) {
      throw TimeUp.INSTANCE;
    }
  }

  /** Sluice's own refusals and an interruption from outside would come again. */
  private static boolean worthRepeating(Exception e) {
    return !(e instanceof SluiceException || e instanceof InterruptedException);
  }

  @Override
  StepFailed failure(Throwable thrown) {
    return thrown == TimeUp.INSTANCE
        ? new StepTimedOut(site().nodeId(), site().source(), effect.retry().timeout())
        : super.failure(thrown);
  }

  @Override
  boolean leavesDoubt(Throwable thrown, boolean stopped) {
    if (effect.contract().repeatable() || thrown instanceof CancelSignal) {
      return false;
    }
    return stopped || thrown == TimeUp.INSTANCE || thrown instanceof InterruptedException;
  }
}

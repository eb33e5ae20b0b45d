package dev.sluice.runtime.internal.exec;

import dev.sluice.runtime.SluiceException;
import org.jspecify.annotations.Nullable;

/**
 * One line of execution of a run: the run itself, or a branch that runs beside others. A strand is used by one thread at
 * a time; only {@link #stopped} is looked at by others.
 */
public abstract class Strand {

  private static final ThreadLocal<Strand> CURRENT = new ThreadLocal<>();

  /** Set once, never cleared: whoever sees it leaves at the next instruction. */
  protected volatile boolean stopped;

  final Env env;
  final Observer observer;
  final CallLimits limits;

  // The effect in progress, if the attempt is not 0. Plain fields, since only this strand's own
  // thread reads them.
  private @Nullable Frame frame;
  private @Nullable EffectSite effect;
  private int attempt;

  protected Strand(Env env, Observer observer, CallLimits limits) {
    this.env = env;
    this.observer = observer;
    this.limits = limits;
  }

  /** A branch of the given strand. */
  protected Strand(Strand parent) {
    this(parent.env, parent.observer, parent.limits);
  }

  /** The strand that is calling a tool on this thread, or null. */
  public static @Nullable Strand current() {
    return CURRENT.get();
  }

  /** Makes a strand the thread's own. @return the one to give back with {@link #restore} */
  protected static @Nullable Strand enter(Strand strand) {
    Strand before = CURRENT.get();
    CURRENT.set(strand);
    return before;
  }

  protected static void restore(@Nullable Strand before) {
    CURRENT.set(before);
  }

  public abstract String runId();

  /** The key handed to tools, the same for every attempt of an activation. */
  protected abstract String idempotencyKey(String activationId);

  public final boolean isStopped() {
    return stopped;
  }

  final void begin(EffectSite site, Frame at, int attemptNumber) {
    effect = site;
    frame = at;
    attempt = attemptNumber;
  }

  final void end() {
    attempt = 0;
  }

  /** What the effect in progress may know about itself. */
  public final Effect inProgress() {
    if (!isCalling() || effect == null || frame == null) {
      throw new SluiceException(
          "STEP_CONTEXT_ABSENT", "No tool of run '" + runId() + "' is being called here.");
    }
    return new Effect(this, effect, frame.activationId(effect.site().nodeId()), attempt);
  }

  public final boolean isCalling() {
    return attempt != 0;
  }

  /** @param attempt from 1 */
  public record Effect(Strand strand, EffectSite site, String activationId, int attempt) {
    public String idempotencyKey() {
      return strand.idempotencyKey(activationId);
    }
  }
}

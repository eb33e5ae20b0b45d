package dev.sluice.runtime.internal.exec;

import dev.sluice.runtime.StepFailed;

/** One step of a linked program. Instructions are immutable and shared by all runs. */
public abstract class Instr {

  private final Site site;

  protected Instr(Site site) {
    this.site = site;
  }

  /** The node this instruction stands for. */
  final Site site() {
    return site;
  }

  abstract void run(Frame frame, Strand strand) throws Throwable;

  /** True when nodes of their own may be inside, with events of their own. */
  public boolean hasInnerNodes() {
    return false;
  }

  public final boolean isOf(Site other) {
    return site == other;
  }

  /** What the run ends with when this instruction threw. */
  StepFailed failure(Throwable thrown) {
    return site.failed(thrown);
  }

  /** True when a stop of the strand explains whatever this instruction threw. */
  boolean failsWhenStopped() {
    return true;
  }

  /**
   * True when the throwable came out of an effect that had been entered, does not say what became of it, and the effect
   * must not be repeated.
   */
  boolean leavesDoubt(Throwable thrown, boolean stopped) {
    return false;
  }

  /** An instruction with blocks inside, whose failures pass through unchanged. */
  abstract static class Nesting extends Instr {

    Nesting(Site site) {
      super(site);
    }

    @Override
    public boolean hasInnerNodes() {
      return true;
    }

    @Override
    StepFailed failure(Throwable thrown) {
      return thrown instanceof StepFailed inner ? inner : super.failure(thrown);
    }

    @Override
    boolean failsWhenStopped() {
      return false;
    }
  }
}

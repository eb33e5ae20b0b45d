package dev.sluice.runtime.internal.exec;

import dev.sluice.runtime.StepTimedOut;

/** Runs a block with a time limit. */
public final class WithinInstr extends Instr.Nesting {

  private final double seconds;
  private final Block body;

  public WithinInstr(Site site, double seconds, Block body) {
    super(site);
    this.seconds = seconds;
    this.body = body;
  }

  @Override
  void run(Frame frame, Strand strand) throws Throwable {
    if (!strand.env.within(strand, seconds, inner -> body.run(frame, inner))) {
      throw new StepTimedOut(site().nodeId(), site().source(), seconds);
    }
  }
}

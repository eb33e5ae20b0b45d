package dev.sluice.runtime.internal.exec;

/**
 * Starts a child run and waits for its end. The child tells of its own steps; what it fails with is the cause of the
 * parent's failure.
 */
public final class SubInstr extends Instr {

  private final SubSite child;
  private final Operand[] args;
  private final int dst;

  public SubInstr(SubSite child, Operand[] args, int dst) {
    super(child.site());
    this.child = child;
    this.args = args;
    this.dst = dst;
  }

  @Override
  public boolean hasInnerNodes() {
    return true;
  }

  @Override
  void run(Frame frame, Strand strand) throws Throwable {
    frame.slots[dst] = strand.env.sub(child, strand, frame, child.arguments(args, frame));
  }

  /** When a step of the child has failed by itself, so has the child. */
  @Override
  boolean failsWhenStopped() {
    return false;
  }
}

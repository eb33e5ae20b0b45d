package dev.sluice.runtime.internal.exec;

/** Evaluates a pure. */
public final class PureInstr extends Instr {

  private final Callee callee;
  private final Operand[] args;
  private final int dst;

  public PureInstr(Site site, Callee callee, Operand[] args, int dst) {
    super(site);
    this.callee = callee;
    this.args = args;
    this.dst = dst;
  }

  @Override
  void run(Frame frame, Strand strand) throws Throwable {
    Object[] values = new Object[args.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = args[i].get(frame);
    }
    frame.slots[dst] = callee.invoke(values);
  }
}

package dev.sluice.runtime.internal.exec;

/** Evaluates a pure. */
public class PureInstr extends Instr {

  final Callee callee;
  final int dst;
  private final Operand[] args;

  private PureInstr(Site site, Callee callee, Operand[] args, int dst) {
    super(site);
    this.callee = callee;
    this.args = args;
    this.dst = dst;
  }

  public static PureInstr of(Site site, Callee callee, Operand[] args, int dst) {
    return args.length == 1 && args[0].slot >= 0
        ? new Usual(site, callee, args, args[0].slot, dst)
        : new PureInstr(site, callee, args, dst);
  }

  @Override
  void run(Frame frame, Strand strand) throws Throwable {
    Object[] values = new Object[args.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = args[i].get(frame);
    }
    frame.slots[dst] = callee.invoke(values);
  }

  /** Of one value from a slot. */
  private static final class Usual extends PureInstr {
    private final int src;

    private Usual(Site site, Callee callee, Operand[] args, int src, int dst) {
      super(site, callee, args, dst);
      this.src = src;
    }

    @Override
    void run(Frame frame, Strand strand) throws Throwable {
      Object[] values = {frame.slots[src]};
      frame.slots[dst] = callee.invoke(values);
    }
  }
}

package dev.sluice.runtime.internal.exec;

/** Computes a value from the frame: a standard pure whose result the linker does not know, an expression, a copy. */
public final class ComputeInstr extends Instr {

  private final Maker maker;
  private final int dst;

  public ComputeInstr(Site site, Maker maker, int dst) {
    super(site);
    this.maker = maker;
    this.dst = dst;
  }

  @Override
  void run(Frame frame, Strand strand) {
    frame.slots[dst] = maker.make(frame);
  }
}

package dev.sluice.runtime.internal.exec;

/** Stores an operand in a slot. */
public final class MoveInstr extends Instr {

  private final Operand from;
  private final int dst;

  public MoveInstr(Site site, Operand from, int dst) {
    super(site);
    this.from = from;
    this.dst = dst;
  }

  @Override
  void run(Frame frame, Strand strand) {
    frame.slots[dst] = from.get(frame);
  }
}

package dev.sluice.runtime.internal.exec;

/** Runs branches beside each other. They share the frame and write different slots of it. */
public final class ParInstr extends Instr.Nesting {

  private final Block[] branches;

  public ParInstr(Site site, Block[] branches) {
    super(site);
    this.branches = branches;
  }

  @Override
  void run(Frame frame, Strand strand) {
    strand.env.gather(
        strand,
        branches.length,
        branches.length,
        (index, inner) -> branches[index].run(frame, inner));
  }
}

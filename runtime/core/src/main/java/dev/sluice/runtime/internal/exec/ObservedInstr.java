package dev.sluice.runtime.internal.exec;

/** A node of one instruction, from its plan to its end. */
public final class ObservedInstr extends Instr.Nesting {

  private final PlannedInstr planned;
  private final Instr inner;
  private final DidInstr did;
  private final Open self;

  public ObservedInstr(Site site, PlannedInstr planned, Instr inner, DidInstr did) {
    super(site);
    this.planned = planned;
    this.inner = inner;
    this.did = did;
    this.self = new Open(site, null);
  }

  @Override
  void run(Frame frame, Strand strand) {
    planned.run(frame, strand);
    try {
      inner.run(frame, strand);
    } catch (Throwable thrown) {
      throw Block.settle(inner, self, thrown, frame, strand);
    }
    did.run(frame, strand);
  }
}

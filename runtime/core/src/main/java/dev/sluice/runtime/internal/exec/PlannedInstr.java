package dev.sluice.runtime.internal.exec;

/** Tells the observer that a node is entered. */
public final class PlannedInstr extends Instr {

  private final Causes causes;

  public PlannedInstr(Site site, Causes causes) {
    super(site);
    this.causes = causes;
  }

  @Override
  void run(Frame frame, Strand strand) {
    strand.observer.planned(site(), frame, causes);
  }
}

package dev.sluice.runtime.internal.exec;

/** Runs one of two blocks. */
public final class AltInstr extends Instr.Nesting {

  private final Operand condition;
  private final ValueRules rules;
  private final Block then;
  private final Block otherwise;

  public AltInstr(Site site, Operand condition, ValueRules rules, Block then, Block otherwise) {
    super(site);
    this.condition = condition;
    this.rules = rules;
    this.then = then;
    this.otherwise = otherwise;
  }

  @Override
  void run(Frame frame, Strand strand) {
    (rules.truth(condition.get(frame)) ? then : otherwise).run(frame, strand);
  }
}

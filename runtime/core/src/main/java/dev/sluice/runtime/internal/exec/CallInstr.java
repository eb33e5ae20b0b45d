package dev.sluice.runtime.internal.exec;

/** Calls a tool. */
public final class CallInstr extends EffectInstr<CallSite> {

  private final int dst;

  public CallInstr(CallSite effect, Operand[] args, int limit, int dst) {
    super(effect, args, limit);
    this.dst = dst;
  }

  @Override
  void attempt(Frame frame, Strand strand, Object[] arguments) throws Throwable {
    frame.slots[dst] = effect.result(strand.env.call(effect, strand, arguments));
  }
}

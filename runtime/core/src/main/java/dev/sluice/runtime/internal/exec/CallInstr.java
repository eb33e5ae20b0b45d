package dev.sluice.runtime.internal.exec;

/** Calls a tool. */
public class CallInstr extends EffectInstr<CallSite> {

  private final int dst;

  private CallInstr(CallSite effect, Operand[] args, int limit, int dst) {
    super(effect, args, limit);
    this.dst = dst;
  }

  public static CallInstr of(CallSite effect, Operand[] args, int limit, int dst) {
    CallInstr call = new CallInstr(effect, args, limit, dst);
    return call.isPlain() && args.length == 1 && args[0].slot >= 0 && !effect.copies()
        ? new Usual(effect, args, args[0].slot, dst)
        : call;
  }

  @Override
  final void attempt(Frame frame, Strand strand, Object[] arguments) throws Throwable {
    frame.slots[dst] = effect.result(strand.env.call(effect, strand, arguments));
  }

  /** The usual call in its shortest form: one value from a slot, nothing to copy, nothing to repeat. */
  private static final class Usual extends CallInstr {
    private final int src;
    private final int to;

    private Usual(CallSite effect, Operand[] args, int src, int to) {
      super(effect, args, -1, to);
      this.src = src;
      this.to = to;
    }

    @Override
    void run(Frame frame, Strand strand) throws Throwable {
      Object[] arguments = {frame.slots[src]};
      strand.begin(effect, frame, 1);
      frame.slots[to] = strand.env.call(effect, strand, arguments);
      strand.end();
    }
  }
}

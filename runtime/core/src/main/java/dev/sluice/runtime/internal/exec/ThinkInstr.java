package dev.sluice.runtime.internal.exec;

/** Asks a model. */
public final class ThinkInstr extends EffectInstr<ThinkSite> {

  private final int dst;
  private final int meta;

  /** @param meta slot for the whole {@link Reply}, negative when nobody looks at it */
  public ThinkInstr(ThinkSite effect, Operand[] args, int limit, int dst, int meta) {
    super(effect, args, limit);
    this.dst = dst;
    this.meta = meta;
  }

  @Override
  void attempt(Frame frame, Strand strand, Object[] arguments) throws Throwable {
    Reply reply = strand.env.think(effect, strand, arguments);
    frame.slots[dst] = reply.value();
    if (meta >= 0) {
      frame.slots[meta] = reply;
    }
  }
}

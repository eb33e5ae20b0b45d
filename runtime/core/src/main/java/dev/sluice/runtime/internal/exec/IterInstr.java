package dev.sluice.runtime.internal.exec;

import org.jspecify.annotations.Nullable;

/**
 * Runs a body up to a number of rounds. What is carried from round to round is one value or several, in the first slots
 * of the body's frame.
 */
public final class IterInstr extends Instr.Nesting {

  private final int bound;
  private final ValueRules rules;
  private final Inner body;
  private final Operand[] start;
  private final Operand[] carry;
  private final @Nullable Operand until;
  private final int[] dst;

  /**
   * @param start the first round's values, in the surrounding frame
   * @param carry a round's results, in the body's frame
   * @param until in the body's frame; null when all rounds are run
   * @param dst where the last round's results go, in the surrounding frame
   */
  public IterInstr(
      Site site,
      int bound,
      ValueRules rules,
      Inner body,
      Operand[] start,
      Operand[] carry,
      @Nullable Operand until,
      int[] dst) {
    super(site);
    this.bound = bound;
    this.rules = rules;
    this.body = body;
    this.start = start;
    this.carry = carry;
    this.until = until;
    this.dst = dst;
  }

  @Override
  void run(Frame frame, Strand strand) {
    Object[] carried = values(start, frame);
    for (int round = 0; round < bound; round++) {
      Frame inner = body.enter(frame, round);
      System.arraycopy(carried, 0, inner.slots, 0, carried.length);
      body.block().run(inner, strand);
      carried = values(carry, inner);
      if (until != null && rules.truth(until.get(inner))) {
        break;
      }
    }
    for (int i = 0; i < dst.length; i++) {
      frame.slots[dst[i]] = carried[i];
    }
  }

  private static Object[] values(Operand[] operands, Frame frame) {
    Object[] values = new Object[operands.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = operands[i].get(frame);
    }
    return values;
  }
}

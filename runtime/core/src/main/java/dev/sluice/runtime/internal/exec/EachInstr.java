package dev.sluice.runtime.internal.exec;

import java.util.List;
import java.util.RandomAccess;

/** Runs a body per element, keeping the order. The element is in slot 0 of the body's frame. */
public final class EachInstr extends Instr.Nesting {

  private final Operand items;
  private final ValueRules rules;
  private final Inner body;
  private final Operand result;
  private final int bound;
  private final int dst;
  private final int meta;

  /**
   * @param bound elements in flight; 1 runs them one after the other on this strand
   * @param meta slot for the number of elements, negative when nobody looks at it
   */
  public EachInstr(
      Site site,
      Operand items,
      ValueRules rules,
      Inner body,
      Operand result,
      int bound,
      int dst,
      int meta) {
    super(site);
    this.items = items;
    this.rules = rules;
    this.body = body;
    this.result = result;
    this.bound = bound;
    this.dst = dst;
    this.meta = meta;
  }

  @Override
  void run(Frame frame, Strand strand) {
    List<?> list = rules.items(items.get(frame));
    Object[] results = new Object[list.size()];
    if (bound == 1 || results.length < 2) {
      int index = 0;
      for (Object item : list) {
        one(frame, strand, item, index++, results);
      }
    } else if (list instanceof RandomAccess) {
      strand.env.gather(
          strand,
          results.length,
          bound,
          (index, inner) -> one(frame, inner, list.get(index), index, results));
    } else {
      Object[] array = list.toArray();
      strand.env.gather(
          strand,
          results.length,
          bound,
          (index, inner) -> one(frame, inner, array[index], index, results));
    }
    frame.slots[dst] = Values.list(results);
    if (meta >= 0) {
      frame.slots[meta] = results.length;
    }
  }

  private void one(Frame outer, Strand strand, Object item, int index, Object[] results) {
    Frame frame = body.enter(outer, index);
    frame.slots[0] = item;
    body.block().run(frame, strand);
    results[index] = result.get(frame);
  }
}

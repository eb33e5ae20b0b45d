package dev.sluice.runtime.internal.exec;

import dev.sluice.runtime.StepFailed;
import org.jspecify.annotations.Nullable;

/**
 * Instructions run one after the other: a whole program, a branch, or the body of a repetition. However long, a block
 * needs one Java frame.
 */
public final class Block {

  private static final Open[] UNOBSERVED = {};

  private final Instr[] code;
  private final Open[] open;

  private Block(Instr[] code, Open[] open) {
    this.code = code;
    this.open = open;
  }

  public static Block of(Instr[] code) {
    return new Block(code, UNOBSERVED);
  }

  /** @param open per instruction the nodes that are open while it runs, null where there are none */
  public static Block observed(Instr[] code, Open[] open) {
    return new Block(code, open);
  }

  /** How many instructions, not counting those of blocks inside. */
  public int length() {
    return code.length;
  }

  /** @throws StepFailed when a step failed; {@link CancelSignal} when the strand was stopped */
  public void run(Frame frame, Strand strand) {
    int pc = 0;
    try {
      for (; pc < code.length; pc++) {
        if (strand.stopped) {
          throw CancelSignal.INSTANCE;
        }
        code[pc].run(frame, strand);
      }
    } catch (Throwable thrown) {
      if (thrown instanceof VirtualMachineError broken && !(thrown instanceof StackOverflowError)) {
        throw broken;
      }
      throw settle(code[pc], open.length == 0 ? null : open[pc], thrown, frame, strand);
    }
  }

  /** Tells the end of all that is open, and what to throw on. */
  static RuntimeException settle(
      Instr at, @Nullable Open open, Throwable thrown, Frame frame, Strand strand) {
    strand.end();
    if (thrown instanceof CancelSignal && at instanceof DidInstr done) {
      // The node has returned; the stop came between that and telling so.
      done.run(frame, strand);
    }
    boolean cancelled = thrown instanceof CancelSignal || (strand.stopped && at.failsWhenStopped());
    boolean doubt = at.leavesDoubt(thrown, cancelled);
    if (cancelled) {
      for (Open node = open; node != null; node = node.outer()) {
        strand.observer.cancelled(node.site(), frame, doubt && node.site() == at.site());
      }
      return CancelSignal.INSTANCE;
    }
    StepFailed failure = at.failure(thrown);
    for (Open node = open; node != null; node = node.outer()) {
      strand.observer.failed(node.site(), frame, failure, doubt && node.site() == at.site());
    }
    return failure;
  }
}

package dev.sluice.runtime.internal.exec;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A linked program: immutable, for any number of runs at once. */
public final class Program {

  private final Block code;
  private final int frameSize;
  private final Operand result;
  private final List<String> limitedTools;
  private final int[] limits;
  private final boolean concurrent;

  public Program(
      Block code, int frameSize, Operand result, Map<String, Integer> limits, boolean concurrent) {
    this.code = code;
    this.frameSize = frameSize;
    this.result = result;
    this.limitedTools = List.copyOf(limits.keySet());
    this.concurrent = concurrent;
    this.limits = limitedTools.stream().mapToInt(limits::get).toArray();
  }

  /** Runs once on the calling thread. */
  public @Nullable Object run(@Nullable Object input, Strand strand) {
    Frame frame = Frame.root(frameSize, input);
    code.run(frame, strand);
    return result.get(frame);
  }

  /** Runs once as a child of the run that the strand belongs to. */
  @Nullable
  Object run(@Nullable Object input, Strand strand, Frame.Caller caller) {
    Frame frame = Frame.child(frameSize, input, caller);
    code.run(frame, strand);
    return result.get(frame);
  }

  /** Instructions outside of branches and repetitions. */
  public int length() {
    return code.length();
  }

  /** Slots of the frame of a run. */
  public int frameSize() {
    return frameSize;
  }

  /** True when a run of it may use several threads. */
  public boolean isConcurrent() {
    return concurrent;
  }

  /** Fresh counters for one run. */
  public CallLimits newLimits(boolean warnOnly) {
    return limits.length == 0 ? CallLimits.NONE : new CallLimits(limitedTools, limits, warnOnly);
  }
}

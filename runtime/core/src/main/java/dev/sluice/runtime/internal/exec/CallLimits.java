package dev.sluice.runtime.internal.exec;

import dev.sluice.runtime.SluiceException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** How often a run may call each limited tool. An activation is charged once, however many attempts it needs. */
public final class CallLimits {

  /** A call that went past its limit in a run that only warns. */
  public record Warning(String tool, int limit) {}

  public static final CallLimits NONE = new CallLimits(List.of(), new int[0], false);

  private final List<String> tools;
  private final int[] limits;
  private final boolean warnOnly;
  private final AtomicIntegerArray counts;
  private final Queue<Warning> warnings = new ConcurrentLinkedQueue<>();

  /**
   * @param tools keys of limited tools, in the order in which instructions number them
   * @param limits most calls of each
   */
  public CallLimits(List<String> tools, int[] limits, boolean warnOnly) {
    this.tools = List.copyOf(tools);
    this.limits = limits.clone();
    this.warnOnly = warnOnly;
    this.counts = new AtomicIntegerArray(limits.length);
  }

  void charge(int index) {
    int before = counts.getAndUpdate(index, n -> n < limits[index] || warnOnly ? n + 1 : n);
    if (before < limits[index]) {
      return;
    }
    if (!warnOnly) {
      throw new SluiceException(
          "CAP_TOOL_DENIED_RUNTIME",
          "tool '" + tools.get(index) + "' exceeded maxCalls=" + limits[index]);
    }
    warnings.add(new Warning(tools.get(index), limits[index]));
  }

  /** Calls made, by tool key; tools that were not called are left out. */
  public Map<String, Integer> counted() {
    Map<String, Integer> counted = new LinkedHashMap<>();
    for (int i = 0; i < limits.length; i++) {
      if (counts.get(i) > 0) {
        counted.put(tools.get(i), counts.get(i));
      }
    }
    return counted;
  }

  public List<Warning> warnings() {
    return List.copyOf(warnings);
  }
}

package dev.sluice.testkit.naive;

import java.util.Map;

/**
 * How often each tool may be called in a run, by key. A tool without a limit is not counted.
 *
 * @param warnOnly a call over the limit is noted instead of refused
 */
public record CallLimits(Map<String, Integer> maxCalls, boolean warnOnly) {

  public static final CallLimits NONE = new CallLimits(Map.of(), false);

  public CallLimits {
    maxCalls = Map.copyOf(maxCalls);
  }
}

package dev.sluice.testkit.naive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Counts the calls of one run against its limits. */
final class CallCounter {

  private final CallLimits limits;
  private final SortedMap<String, Integer> counts = new TreeMap<>();
  private final List<String> overLimit = new ArrayList<>();

  CallCounter(CallLimits limits) {
    this.limits = limits;
  }

  /** Once per activation, before its first attempt. */
  void charge(String key) {
    Integer limit = limits.maxCalls().get(key);
    if (limit == null) {
      return;
    }
    if (counts.getOrDefault(key, 0) >= limit) {
      if (!limits.warnOnly()) {
        throw new InterpreterFailure(
            InterpreterFailure.Code.CAPABILITY_DENIED,
            "tool '" + key + "' exceeded maxCalls=" + limit);
      }
      overLimit.add(key);
    }
    counts.merge(key, 1, Integer::sum);
  }

  SortedMap<String, Integer> counts() {
    return Collections.unmodifiableSortedMap(counts);
  }

  List<String> overLimit() {
    return overLimit;
  }
}

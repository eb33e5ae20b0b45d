package dev.sluice.ir;

import java.util.List;

/** The native tools that the runtime itself answers. */
public final class Reserved {

  public static final String HUMAN_GATE = "__human_gate__";
  public static final String SLEEP = "__sleep__";
  public static final String RECV = "__recv__";
  public static final String EMIT = "__emit__";

  /** All of them, sorted. */
  public static final List<String> ALL = List.of(EMIT, HUMAN_GATE, RECV, SLEEP);

  private Reserved() {}

  /** Whether the step calls the reserved tool of that name. */
  public static boolean isCallOf(Step step, String name) {
    return step instanceof Step.Call call && call.tool().equals(new ToolRef.Native(name));
  }

  static boolean isChannelCall(Step step) {
    return isCallOf(step, RECV) || isCallOf(step, EMIT);
  }
}

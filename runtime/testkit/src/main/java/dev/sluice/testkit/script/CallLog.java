package dev.sluice.testkit.script;

import dev.sluice.ir.Json;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The calls that handlers received, in the order of their arrival. Safe for use by several threads. */
public final class CallLog {

  /** @param name {@code section:name}, such as {@code tools:lookup}, or {@code gate} */
  public record Call(String name, Json input) {}

  private final List<Call> calls = Collections.synchronizedList(new ArrayList<>());

  void add(String name, Json input) {
    calls.add(new Call(name, input));
  }

  /** What was called so far. */
  public List<Call> calls() {
    synchronized (calls) {
      return List.copyOf(calls);
    }
  }
}

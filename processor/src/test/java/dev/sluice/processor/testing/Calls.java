package dev.sluice.processor.testing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What the fakes of accepted cases were asked to do. Branches may call from several threads. */
public final class Calls {

  private static final List<String> READS = new ArrayList<>();
  private static final List<String> WRITES = new ArrayList<>();

  private Calls() {}

  /** Notes a call without an effect. */
  public static synchronized void read(String tool, Object... arguments) {
    READS.add(tool + Arrays.toString(arguments));
  }

  /** Notes a call with an effect; the order of these matters. */
  public static synchronized void write(String tool, Object... arguments) {
    WRITES.add(tool + Arrays.toString(arguments));
  }

  static synchronized void clear() {
    READS.clear();
    WRITES.clear();
  }

  /** Sorted: reads may happen at the same time. */
  static synchronized List<String> reads() {
    return READS.stream().sorted().toList();
  }

  static synchronized List<String> writes() {
    return List.copyOf(WRITES);
  }
}

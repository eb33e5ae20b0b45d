package dev.sluice.processor.random;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** What the tools of {@code demo.Kit} were asked. Branches may call from several threads. */
public final class Log {

  private static final List<String> READS = new ArrayList<>();
  private static final List<String> EFFECTS = new ArrayList<>();

  private Log() {}

  /** Notes a call without an effect. */
  public static synchronized void read(String tool, Object... arguments) {
    READS.add(entry(tool, arguments));
  }

  /** Notes a write, external or dangerous call. */
  public static synchronized void write(String tool, Object... arguments) {
    EFFECTS.add(entry(tool, arguments));
  }

  /** The number of effects so far; tools that answer by it show when a call went past an effect. */
  public static synchronized int effects() {
    return EFFECTS.size();
  }

  static synchronized void clear() {
    READS.clear();
    EFFECTS.clear();
  }

  /** Sorted, since reads may happen at the same time. */
  static synchronized List<String> reads() {
    return READS.stream().sorted().toList();
  }

  static synchronized List<String> writes() {
    return List.copyOf(EFFECTS);
  }

  private static String entry(String tool, Object... arguments) {
    List<String> texts = new ArrayList<>();
    for (Object argument : arguments) {
      boolean isCopied =
          argument == null || argument instanceof Collection<?> || argument instanceof Map<?, ?>;
      texts.add(
          isCopied
              ? String.valueOf(argument)
              : argument.getClass().getSimpleName() + " " + argument);
    }
    return tool + texts;
  }
}

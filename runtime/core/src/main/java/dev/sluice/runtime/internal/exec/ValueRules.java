package dev.sluice.runtime.internal.exec;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What depends on the kind of values a program runs over: values of Java types, or values of JSON's kinds only. */
public interface ValueRules {

  /** A condition. Over Java values a Boolean; null raises what unboxing raises. */
  boolean truth(@Nullable Object value);

  /**
   * The case key a selector's value stands for.
   *
   * @return null when the value is not a key, so that only a fallback takes it
   */
  @Nullable
  String key(@Nullable Object value);

  /** The key that {@code std.branch_selector} makes of a value. */
  String selectorKey(@Nullable Object value);

  /** The elements an {@code each} runs over. */
  List<?> items(@Nullable Object value);
}

package dev.sluice;

import java.util.Objects;

/**
 * A yes. Dangerous calls must use {@link #value}: it is what was approved, and may differ from what was shown.
 *
 * @param value the view as approved
 * @param by who approved it
 * @param note free text; {@code ""} when nothing was said
 */
public record Approved<V>(V value, String by, String note) implements Decision<V> {
  public Approved {
    Objects.requireNonNull(value, "value");
    Objects.requireNonNull(by, "by");
    Objects.requireNonNull(note, "note");
  }
}

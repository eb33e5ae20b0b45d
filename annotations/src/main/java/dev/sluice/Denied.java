package dev.sluice;

import java.util.Objects;

/**
 * A no.
 *
 * @param by who refused; {@code ""} when nobody answered in time
 * @param reason free text; {@code timeout} when nobody answered in time
 */
public record Denied<V>(String by, String reason) implements Decision<V> {
  public Denied {
    Objects.requireNonNull(by, "by");
    Objects.requireNonNull(reason, "reason");
  }
}

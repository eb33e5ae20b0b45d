package dev.sluice;

/** What a person decided at a human gate. A gate that timed out is {@link Denied} with the reason {@code timeout}. */
public sealed interface Decision<V> permits Approved, Denied {

  /** Who decided; {@code ""} when nobody did. */
  String by();
}

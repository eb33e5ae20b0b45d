package dev.sluice;

/** What becomes of a model call that was cut by the end of its process. */
public enum OnCrash {
  /** Ask again. The lost call is recorded with unknown cost. */
  REPEAT,
  /** Stop the branch until a person decides. Right when tools on the provider's side have effects. */
  IN_DOUBT
}

package dev.sluice;

/** How long a model may think before it answers, for models that offer a choice. */
public enum ReasoningEffort {
  /** Not stated: the model's own default, or the one written into the model text ({@code model@effort}). */
  UNSET,
  NONE,
  MINIMAL,
  LOW,
  MEDIUM,
  HIGH,
  XHIGH,
  MAX
}

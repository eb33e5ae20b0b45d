package dev.sluice;

/** How long a provider may keep the fixed part of a prompt. */
public enum PromptCache {
  /** Not stated: nothing is asked of the provider. */
  UNSET,
  FIVE_MINUTES,
  ONE_HOUR
}

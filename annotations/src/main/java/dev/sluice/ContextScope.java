package dev.sluice;

/** How much of a conversation a step may see. */
public enum ContextScope {
  /** Not stated; a reasoner then sees {@link #LOCAL}. */
  UNSET,
  /** Nothing but its own input, and nothing of it is kept for later steps. */
  NONE,
  /** Its own input. */
  LOCAL,
  /** A summary of the conversation; needs a summarizer and a token budget. */
  SUMMARY,
  /** The whole conversation, cut to a token budget; steps beside it run one after the other. */
  WHOLE_SESSION
}

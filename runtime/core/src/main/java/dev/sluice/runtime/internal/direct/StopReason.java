package dev.sluice.runtime.internal.direct;

/** Why a strand was stopped. The first reason stays. */
enum StopReason {
  /** The run was cancelled. */
  CANCELLED,
  /** The thread that called {@code run} was interrupted. */
  INTERRUPTED,
  /** The {@code Sluice} was closed. */
  CLOSED,
  /** A branch that stands earlier failed. */
  SIBLING_FAILED,
  /** The strand's own time limit passed. */
  TIME_UP
}

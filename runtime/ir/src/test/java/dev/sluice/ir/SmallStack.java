package dev.sluice.ir;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Runs code on a thread whose stack is too small for recursion over a deep tree. */
public final class SmallStack {

  private static final long BYTES = 128 * 1024;

  private SmallStack() {}

  /** Errors of the code, a {@link StackOverflowError} too, come out as an {@link AssertionError}. */
  public static void run(Runnable code) {
    FutureTask<Boolean> task = new FutureTask<>(code, true);
    Thread thread = new Thread(null, task, "small stack", BYTES);
    thread.start();
    try {
      task.get();
    } catch (ExecutionException e) {
      throw new AssertionError("on a small stack: " + e.getCause(), e.getCause());
    } catch (InterruptedException e) {
      throw new AssertionError("interrupted", e);
    }
  }
}

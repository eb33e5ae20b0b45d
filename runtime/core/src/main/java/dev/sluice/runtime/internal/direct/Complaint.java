package dev.sluice.runtime.internal.direct;

import dev.sluice.runtime.RunListener;
import java.util.concurrent.atomic.AtomicBoolean;

/** Logs the first failure of a listener; the others are likely the same. */
final class Complaint {

  private final AtomicBoolean made = new AtomicBoolean();

  void about(RunListener listener, Throwable failure) {
    if (made.compareAndSet(false, true)) {
      System.getLogger("dev.sluice.runtime")
          .log(
              System.Logger.Level.WARNING,
              "A run listener of " + listener.getClass().getName()
                  + " failed. Runs are not affected; its further failures are not logged.",
              failure);
    }
  }
}

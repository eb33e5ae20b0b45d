package dev.sluice.samples.benchmarks.contenders;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Optional;

/** Threads as one would start them by hand: virtual where the JDK has them, platform threads on JDK 17. */
public final class HandStarted {

  private static final Optional<MethodHandle> START_VIRTUAL = find();

  private HandStarted() {}

  public static boolean areVirtual() {
    return START_VIRTUAL.isPresent();
  }

  static Thread start(Runnable work) {
    if (START_VIRTUAL.isEmpty()) {
      Thread thread = new Thread(work);
      thread.start();
      return thread;
    }
    try {
      return (Thread) START_VIRTUAL.get().invokeExact(work);
    } catch (Throwable e) {
      throw new IllegalStateException("a virtual thread could not be started", e);
    }
  }

  static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for a thread", e);
    }
  }

  private static Optional<MethodHandle> find() {
    try {
      return Optional.of(MethodHandles.publicLookup()
          .findStatic(
              Thread.class,
              "startVirtualThread",
              MethodType.methodType(Thread.class, Runnable.class)));
    } catch (ReflectiveOperationException e) {
      return Optional.empty();
    }
  }
}

package dev.sluice.runtime.internal.direct;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The threads of one {@code Sluice}. Runs get a thread each. Branches get one while there are permits; there is no queue,
 * so a branch that gets none is run by the thread that wanted to start it, and nothing can wait for itself.
 */
final class Workers implements AutoCloseable {

  private static final Optional<ExecutorService> NO_VIRTUAL_THREADS = Optional.empty();

  private final ExecutorService threads;
  private final Semaphore branches;

  /** @param helpers how many branches may run beside the threads of the runs */
  Workers(int helpers) {
    this.threads = virtualThreads().orElseGet(() -> Executors.newCachedThreadPool(new Daemons()));
    this.branches = new Semaphore(helpers);
  }

  /** Starts a whole run. */
  void startRun(Runnable run) {
    threads.execute(run);
  }

  /** @return false when nothing was started and the caller has to do the work itself */
  boolean tryStartBranch(Runnable branch) {
    if (!branches.tryAcquire()) {
      return false;
    }
    try {
      threads.execute(() -> {
        try {
          branch.run();
        } finally {
          branches.release();
        }
      });
      return true;
    } catch (RejectedExecutionException e) {
      branches.release();
      return false;
    }
  }

  @Override
  public void close() {
    threads.shutdown();
  }

  /** JDK 21 and later have them; this code is compiled for 17. */
  private static Optional<ExecutorService> virtualThreads() {
    return Virtual.EXECUTOR.flatMap(factory -> {
      try {
        return Optional.of((ExecutorService) factory.invoke());
      } catch (Throwable e) {
        return NO_VIRTUAL_THREADS;
      }
    });
  }

  private static final class Virtual {
    private static final Optional<MethodHandle> EXECUTOR = find();

    private static Optional<MethodHandle> find() {
      try {
        return Optional.of(MethodHandles.publicLookup()
            .findStatic(
                Executors.class,
                "newVirtualThreadPerTaskExecutor",
                MethodType.methodType(ExecutorService.class)));
      } catch (ReflectiveOperationException e) {
        return Optional.empty();
      }
    }
  }

  private static final class Daemons implements ThreadFactory {
    private final AtomicInteger count = new AtomicInteger();

    @Override
    public Thread newThread(Runnable work) {
      Thread thread = new Thread(work, "sluice-" + count.incrementAndGet());
      thread.setDaemon(true);
      return thread;
    }
  }
}

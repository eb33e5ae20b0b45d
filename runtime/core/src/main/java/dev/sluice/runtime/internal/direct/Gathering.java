package dev.sluice.runtime.internal.direct;

import dev.sluice.runtime.internal.exec.CancelSignal;
import dev.sluice.runtime.internal.exec.Env;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Branches of one strand. Every worker takes the next index as soon as it has done one; the thread that gathers is a
 * worker itself, so that it never waits for work that it could do. Because indices are taken in order, everything before
 * a failed branch has been started, and nothing behind it has to be.
 */
final class Gathering {

  private final DirectStrand parent;
  private final Env.Branch branch;
  private final Workers threads;
  private final int width;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition idle = lock.newCondition();
  private final List<Worker> working = new ArrayList<>();
  private int next;
  private int end;
  private int helpers;
  private int failedAt = Integer.MAX_VALUE;
  private @Nullable Throwable failure;

  /** @param width most branches at a time */
  Gathering(DirectStrand parent, int count, int width, Env.Branch branch, Workers threads) {
    this.parent = parent;
    this.branch = branch;
    this.threads = threads;
    this.width = Math.min(width, count);
    this.end = count;
  }

  void run() {
    int count = end;
    work(new Worker(parent.inner()), true);
    awaitHelpers();
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure != null) {
      throw (RuntimeException) failure;
    }
    if (next < count) {
      // Only a stopped strand leaves branches out without a failure.
      throw CancelSignal.INSTANCE;
    }
  }

  private void work(Worker worker, boolean gathers) {
    worker.strand.begin();
    try {
      while (take(worker)) {
        if (gathers) {
          startHelpers();
        }
        try {
          branch.run(worker.index, worker.strand);
        } catch (CancelSignal stopped) {
          // Whoever stopped the strand knows why. It takes no further branch.
        } catch (RuntimeException | Error e) {
          failed(worker.index, e);
        }
      }
    } finally {
      worker.strand.finish();
      parent.remove(worker.strand);
    }
  }

  private boolean take(Worker worker) {
    lock.lock();
    try {
      working.remove(worker);
      if (next >= end || worker.strand.isStopped()) {
        return false;
      }
      worker.index = next++;
      working.add(worker);
      return true;
    } finally {
      lock.unlock();
    }
  }

  /** Called with a branch in hand, so that the first branches are taken in order by this thread and then by others. */
  private void startHelpers() {
    while (wantsHelper()) {
      Worker worker = new Worker(parent.inner());
      if (!threads.tryStartBranch(() -> help(worker))) {
        parent.remove(worker.strand);
        helperGone();
        return;
      }
    }
  }

  private boolean wantsHelper() {
    lock.lock();
    try {
      int notYetAtWork = helpers - (working.size() - 1);
      if (helpers + 1 >= width || end - next <= notYetAtWork || parent.isStopped()) {
        return false;
      }
      helpers++;
      return true;
    } finally {
      lock.unlock();
    }
  }

  private void help(Worker worker) {
    try {
      work(worker, false);
    } finally {
      helperGone();
    }
  }

  private void helperGone() {
    lock.lock();
    try {
      helpers--;
      idle.signalAll();
    } finally {
      lock.unlock();
    }
  }

  private void failed(int index, Throwable thrown) {
    List<DirectStrand> behind = new ArrayList<>();
    lock.lock();
    try {
      // Nothing behind a failure is begun; everything before it has been.
      end = next;
      if (index < failedAt) {
        failedAt = index;
        failure = thrown;
      }
      for (Worker worker : working) {
        if (worker.index > failedAt) {
          behind.add(worker.strand);
        }
      }
    } finally {
      lock.unlock();
    }
    behind.forEach(strand -> strand.stop(StopReason.SIBLING_FAILED));
  }

  private void awaitHelpers() {
    boolean interrupted = false;
    lock.lock();
    try {
      while (helpers > 0) {
        try {
          idle.await();
        } catch (InterruptedException e) {
          interrupted = true;
          if (!parent.isStopped()) {
            parent.root().stop(StopReason.INTERRUPTED);
          }
        }
      }
    } finally {
      lock.unlock();
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** One thread at work. The index is read by others under the lock only. */
  private static final class Worker {
    private final DirectStrand strand;
    private int index = -1;

    private Worker(DirectStrand strand) {
      this.strand = strand;
    }
  }
}

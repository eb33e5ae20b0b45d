package dev.sluice.runtime.internal.direct;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The runs that have not ended. A run that lasts a microsecond must not pay much for being known, so each thread first
 * tries a place of its own.
 */
final class LiveRuns {

  private static final int PLACES = 64;

  /** Places of different threads are not on one cache line. */
  private static final int APART = 16;

  private final AtomicReferenceArray<DirectRun<?>> places =
      new AtomicReferenceArray<>(PLACES * APART);
  private final Set<DirectRun<?>> others = ConcurrentHashMap.newKeySet();

  /** @return what {@link #remove} needs to be told */
  int add(DirectRun<?> run) {
    int place = (int) (Thread.currentThread().getId() & PLACES - 1) * APART;
    if (places.compareAndSet(place, null, run)) {
      return place;
    }
    others.add(run);
    return -1;
  }

  void remove(DirectRun<?> run, int place) {
    if (place >= 0) {
      places.setRelease(place, null);
    } else {
      others.remove(run);
    }
  }

  List<DirectRun<?>> all() {
    List<DirectRun<?>> all = new ArrayList<>(others);
    for (int place = 0; place < places.length(); place += APART) {
      DirectRun<?> run = places.get(place);
      if (run != null) {
        all.add(run);
      }
    }
    return all;
  }
}

package dev.sluice.samples.benchmarks.contenders;

import dev.sluice.runtime.Event;
import dev.sluice.runtime.RunListener;
import java.util.ArrayList;
import java.util.List;

/** Keeps the events of one run at a time. */
final class KeptEvents implements RunListener {

  private List<Event> events = new ArrayList<>();

  @Override
  public void on(Event event) {
    events.add(event);
  }

  /** @return the events since the last call */
  List<Event> take() {
    List<Event> taken = events;
    events = new ArrayList<>();
    return taken;
  }
}

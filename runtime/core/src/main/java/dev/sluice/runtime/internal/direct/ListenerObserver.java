package dev.sluice.runtime.internal.direct;

import dev.sluice.runtime.Event;
import dev.sluice.runtime.RunListener;
import dev.sluice.runtime.StepFailed;
import dev.sluice.runtime.internal.exec.Causes;
import dev.sluice.runtime.internal.exec.Frame;
import dev.sluice.runtime.internal.exec.Observer;
import dev.sluice.runtime.internal.exec.Site;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** Tells a listener about one run, one event at a time, so that an event never comes before its causes. */
final class ListenerObserver implements Observer {

  private final RunListener listener;
  private final String runId;
  private final Complaint complaint;
  private final @Nullable ReentrantLock lock;
  private long sequence;

  /** @param concurrent false when everything happens on one thread anyway */
  ListenerObserver(RunListener listener, String runId, Complaint complaint, boolean concurrent) {
    this.listener = listener;
    this.runId = runId;
    this.complaint = complaint;
    this.lock = concurrent ? new ReentrantLock() : null;
  }

  @Override
  public void planned(Site site, Frame frame, Causes causes) {
    List<Event.Cause> because = causes.resolve(frame);
    Event.Activation activation = site.activation(frame);
    enter();
    try {
      tell(new Event.Planned(runId, activation, sequence++, because));
    } finally {
      leave();
    }
  }

  @Override
  public void did(
      Site site,
      Frame frame,
      @Nullable Object value,
      OptionalDouble cost,
      Map<String, Object> attributes) {
    Event.Activation activation = site.activation(frame);
    enter();
    try {
      tell(new Event.Did(
          runId, activation, sequence++, site.planned(activation), cost, attributes, value));
    } finally {
      leave();
    }
  }

  @Override
  public void failed(Site site, Frame frame, StepFailed error, boolean outcomeUnknown) {
    Event.Activation activation = site.activation(frame);
    enter();
    try {
      tell(new Event.Failed(
          runId, activation, sequence++, site.planned(activation), error, outcomeUnknown));
    } finally {
      leave();
    }
  }

  @Override
  public void cancelled(Site site, Frame frame, boolean outcomeUnknown) {
    Event.Activation activation = site.activation(frame);
    enter();
    try {
      tell(new Event.Cancelled(
          runId, activation, sequence++, site.planned(activation), outcomeUnknown));
    } finally {
      leave();
    }
  }

  private void tell(Event event) {
    try {
      listener.on(event);
    } catch (Throwable e) {
      complaint.about(listener, e);
    }
  }

  private void enter() {
    if (lock != null) {
      lock.lock();
    }
  }

  private void leave() {
    if (lock != null) {
      lock.unlock();
    }
  }
}

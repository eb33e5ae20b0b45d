package dev.sluice.samples.benchmarks.contenders;

import dev.sluice.runtime.FlowHandle;
import dev.sluice.runtime.Sluice;
import java.util.Optional;

/** A flow on the public API. */
final class SluiceRun<I, O> implements Contender {

  private final Sluice sluice;
  private final FlowHandle<I, O> flow;
  private final I input;
  private final Optional<KeptEvents> events;

  private SluiceRun(Sluice sluice, FlowHandle<I, O> flow, I input, Optional<KeptEvents> events) {
    this.sluice = sluice;
    this.flow = flow;
    this.input = input;
    this.events = events;
  }

  static <I, O> Contender of(Sluice.Builder builder, FlowHandle<I, O> flow, I input) {
    return new SluiceRun<>(builder.build(), flow, input, Optional.empty());
  }

  static <I, O> Contender withEvents(Sluice.Builder builder, FlowHandle<I, O> flow, I input) {
    KeptEvents events = new KeptEvents();
    return new SluiceRun<>(builder.listener(events).build(), flow, input, Optional.of(events));
  }

  @Override
  public Object run() {
    O result = sluice.run(flow, input);
    if (events.isPresent() && events.get().take().isEmpty()) {
      throw new IllegalStateException("the run had no events");
    }
    return result;
  }

  @Override
  public void close() {
    sluice.close();
  }
}

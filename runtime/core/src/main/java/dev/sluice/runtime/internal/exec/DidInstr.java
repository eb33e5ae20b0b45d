package dev.sluice.runtime.internal.exec;

import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/** Tells the observer that a node has returned. */
public final class DidInstr extends Instr {

  /** Where cost and attributes come from, besides what is known when linking. */
  public enum Meta {
    NONE,
    /** A slot with the {@link Reply} of a model. */
    REPLY,
    /** A slot with the number of items. */
    ITEMS
  }

  private final Operand value;
  private final OptionalDouble cost;
  private final Map<String, Object> attributes;
  private final Meta meta;
  private final int metaSlot;

  public DidInstr(
      Site site,
      Operand value,
      OptionalDouble cost,
      Map<String, Object> attributes,
      Meta meta,
      int metaSlot) {
    super(site);
    this.value = value;
    this.cost = cost;
    this.attributes = attributes;
    this.meta = meta;
    this.metaSlot = metaSlot;
  }

  @Override
  void run(Frame frame, Strand strand) {
    switch (meta) {
      case NONE -> strand.observer.did(site(), frame, value.get(frame), cost, attributes);
      case ITEMS -> {
        Map<String, Object> all = new TreeMap<>(attributes);
        all.put("items", frame.slots[metaSlot]);
        strand.observer.did(site(), frame, value.get(frame), cost, all);
      }
      case REPLY -> {
        Reply reply = (Reply) frame.slots[metaSlot];
        strand.observer.did(
            site(),
            frame,
            value.get(frame),
            cost.isPresent() ? cost : reply.cost(),
            attributes(reply));
      }
    }
  }

  /** A cost is only said to be reported when the provider reported it; a computed price does not count. */
  private Map<String, Object> attributes(Reply reply) {
    Map<String, Object> all = new TreeMap<>(attributes);
    all.putAll(reply.attributes());
    if (reply.cost().isPresent()) {
      all.put("llm.cost.status", "reported");
      all.putIfAbsent("llm.cost", reply.cost().getAsDouble());
    } else {
      all.putIfAbsent("llm.cost.status", "unknown");
    }
    return all;
  }
}

package dev.sluice.samples.benchmarks.contenders;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Node;
import dev.sluice.ir.Step;
import dev.sluice.ir.ToolRef;
import dev.sluice.runtime.internal.plain.PlainHandlers;
import dev.sluice.runtime.internal.plain.PlainRunner;
import dev.sluice.samples.benchmarks.flows.Crew;
import dev.sluice.samples.benchmarks.flows.Freight;
import dev.sluice.samples.benchmarks.flows.Item;
import dev.sluice.samples.benchmarks.flows.Parcel;
import dev.sluice.samples.benchmarks.flows.Work;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Chains of any length, built as a program directly: no method of Java could hold ten thousand steps and still be
 * compiled. Steps take turns between three tools. Values cross no typed boundary, so nothing is copied.
 */
public final class BuiltChain {

  private static final Item ITEM = new Item("I-1", 0);

  private BuiltChain() {}

  /** @param kind one of {@code DIRECT}, {@code SLUICE}, {@code SLUICE_EVENTS} */
  public static Contender of(Kind kind, Cargo cargo, int length) {
    return cargo == Cargo.SMALL
        ? items(kind, length)
        : parcels(kind, length, Parcel.of(cargo.kilobytes()));
  }

  private static Contender items(Kind kind, int length) {
    if (kind == Kind.DIRECT) {
      Work[] chain = repeated(Crew.WORKERS, length).toArray(Work[]::new);
      return () -> {
        Item value = ITEM;
        for (Work work : chain) {
          value = work.step(value);
        }
        return value;
      };
    }
    PlainHandlers handlers = new PlainHandlers();
    for (Work work : Crew.WORKERS) {
      handlers.tool(tool(Crew.WORKERS.indexOf(work)), value -> work.step((Item) value));
    }
    return linked(kind, handlers, length, ITEM);
  }

  /** A chain that hands on the given parcel. */
  public static Contender parcels(Kind kind, int length, Parcel parcel) {
    if (kind == Kind.DIRECT) {
      Freight[] chain = repeated(Crew.CARRIERS, length).toArray(Freight[]::new);
      return () -> {
        Parcel value = parcel;
        for (Freight freight : chain) {
          value = freight.carry(value);
        }
        return value;
      };
    }
    PlainHandlers handlers = new PlainHandlers();
    for (Freight freight : Crew.CARRIERS) {
      handlers.tool(tool(Crew.CARRIERS.indexOf(freight)), value -> freight.carry((Parcel) value));
    }
    return linked(kind, handlers, length, parcel);
  }

  private static Contender linked(Kind kind, PlainHandlers handlers, int length, Object input) {
    return switch (kind) {
      case SLUICE ->
        new Linked(PlainRunner.Options.DEFAULT, program(length), handlers, input, Optional.empty());
      case SLUICE_EVENTS -> {
        KeptEvents events = new KeptEvents();
        PlainRunner.Options options = PlainRunner.Options.DEFAULT.listener(events);
        yield new Linked(options, program(length), handlers, input, Optional.of(events));
      }
      default -> throw new IllegalArgumentException("no built chain of " + kind);
    };
  }

  private static <T> List<T> repeated(List<T> crew, int length) {
    return IntStream.range(0, length).mapToObj(i -> crew.get(i % crew.size())).toList();
  }

  private static Node program(int length) {
    Node chain = call(0);
    for (int i = 1; i < length; i++) {
      chain = new Node.Seq("chain#" + i, Ann.NONE, chain, call(i));
    }
    return chain;
  }

  private static Node call(int index) {
    Step step = Step.Call.of(new ToolRef.Native(tool(index % Crew.WORKERS.size())));
    return new Node.Prim("chain/step" + index, Ann.NONE, step, Optional.empty(), Optional.empty());
  }

  private static String tool(int worker) {
    return "tool" + worker;
  }

  private static final class Linked implements Contender {
    private final PlainRunner runner;
    private final PlainRunner.Linked program;
    private final Object input;
    private final Optional<KeptEvents> events;

    private Linked(
        PlainRunner.Options options,
        Node root,
        PlainHandlers handlers,
        Object input,
        Optional<KeptEvents> events) {
      this.runner = new PlainRunner(options);
      this.program = runner.link(root, handlers);
      this.input = input;
      this.events = events;
    }

    @Override
    public Object run() {
      Object result = Objects.requireNonNull(program.run(input));
      events.ifPresent(KeptEvents::take);
      return result;
    }

    @Override
    public void close() {
      runner.close();
    }
  }
}

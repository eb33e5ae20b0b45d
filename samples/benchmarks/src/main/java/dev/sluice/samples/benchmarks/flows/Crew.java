package dev.sluice.samples.benchmarks.flows;

import java.util.List;

/**
 * Three implementations of each interface. An application has several, and a call site that has seen three is a call;
 * one that has only ever seen one is inlined and measures nothing.
 */
public final class Crew {

  public static final List<Work> WORKERS =
      List.of(new FirstWorker(), new SecondWorker(), new ThirdWorker());

  public static final List<Freight> CARRIERS =
      List.of(new FirstCarrier(), new SecondCarrier(), new ThirdCarrier());

  private Crew() {}

  private static final class FirstWorker implements Work {
    @Override
    public Item step(Item item) {
      return new Item(item.id(), item.hops() + 1);
    }
  }

  private static final class SecondWorker implements Work {
    @Override
    public Item step(Item item) {
      return new Item(item.id(), 1 + item.hops());
    }
  }

  private static final class ThirdWorker implements Work {
    @Override
    public Item step(Item item) {
      return new Item(item.id(), item.hops() - -1);
    }
  }

  private static final class FirstCarrier implements Freight {
    @Override
    public Parcel carry(Parcel parcel) {
      return new Parcel(parcel.hops() + 1, parcel.lines());
    }
  }

  private static final class SecondCarrier implements Freight {
    @Override
    public Parcel carry(Parcel parcel) {
      return new Parcel(1 + parcel.hops(), parcel.lines());
    }
  }

  private static final class ThirdCarrier implements Freight {
    @Override
    public Parcel carry(Parcel parcel) {
      return new Parcel(parcel.hops() - -1, parcel.lines());
    }
  }
}

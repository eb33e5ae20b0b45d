package dev.sluice.samples.benchmarks.contenders;

import dev.sluice.samples.benchmarks.flows.Crew;
import dev.sluice.samples.benchmarks.flows.Freight;
import dev.sluice.samples.benchmarks.flows.Item;
import dev.sluice.samples.benchmarks.flows.ItemChains;
import dev.sluice.samples.benchmarks.flows.ItemChainsDeployment;
import dev.sluice.samples.benchmarks.flows.Parcel;
import dev.sluice.samples.benchmarks.flows.ParcelChains;
import dev.sluice.samples.benchmarks.flows.ParcelChainsDeployment;
import dev.sluice.samples.benchmarks.flows.Work;

/** Chains from Java source, of ten or of a hundred steps. */
public final class Chains {

  private Chains() {}

  /** @param length 10 or 100 */
  public static Contender of(Kind kind, Cargo cargo, int length) {
    return cargo == Cargo.SMALL
        ? items(length, new Item("I-1", 0)).contender(kind)
        : parcels(length, Parcel.of(cargo.kilobytes())).contender(kind);
  }

  private static Chain<Work, Item> items(int length, Item input) {
    return isTen(length)
        ? new Chain<>(
            Work.class,
            Crew.WORKERS,
            Work::step,
            (work, item) -> new ItemChains(work).ten(item),
            ItemChainsDeployment.TEN,
            length,
            input)
        : new Chain<>(
            Work.class,
            Crew.WORKERS,
            Work::step,
            (work, item) -> new ItemChains(work).hundred(item),
            ItemChainsDeployment.HUNDRED,
            length,
            input);
  }

  /** A chain that hands on the given parcel. */
  public static Chain<Freight, Parcel> parcels(int length, Parcel input) {
    return isTen(length)
        ? new Chain<>(
            Freight.class,
            Crew.CARRIERS,
            Freight::carry,
            (freight, parcel) -> new ParcelChains(freight).ten(parcel),
            ParcelChainsDeployment.TEN,
            length,
            input)
        : new Chain<>(
            Freight.class,
            Crew.CARRIERS,
            Freight::carry,
            (freight, parcel) -> new ParcelChains(freight).hundred(parcel),
            ParcelChainsDeployment.HUNDRED,
            length,
            input);
  }

  private static boolean isTen(int length) {
    if (length != 10 && length != 100) {
      throw new IllegalArgumentException("there is no source for a chain of " + length);
    }
    return length == 10;
  }
}

package dev.sluice.samples.benchmarks.flows;

import dev.sluice.Flow;

/** {@link ItemChains} on a value that may be large. */
public final class ParcelChains {

  private final Freight freight;

  public ParcelChains(Freight freight) {
    this.freight = freight;
  }

  @Flow
  public Parcel ten(Parcel start) {
    Parcel a = freight.carry(start);
    Parcel b = freight.carry(a);
    Parcel c = freight.carry(b);
    Parcel d = freight.carry(c);
    Parcel e = freight.carry(d);
    Parcel f = freight.carry(e);
    Parcel g = freight.carry(f);
    Parcel h = freight.carry(g);
    Parcel i = freight.carry(h);
    return freight.carry(i);
  }

  @Flow
  public Parcel hundred(Parcel start) {
    Parcel a = ten(start);
    Parcel b = ten(a);
    Parcel c = ten(b);
    Parcel d = ten(c);
    Parcel e = ten(d);
    Parcel f = ten(e);
    Parcel g = ten(f);
    Parcel h = ten(g);
    Parcel i = ten(h);
    return ten(i);
  }
}

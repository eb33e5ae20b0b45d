package dev.sluice.ir;

import java.util.Comparator;

/**
 * Where a child stands in its parent. The natural order is the order of a walk: left, right, body, plan, cases by key,
 * default.
 *
 * @param key the case's key; empty for every other place
 */
public record Slot(Place place, String key) implements Comparable<Slot> {

  public static final Slot LEFT = new Slot(Place.LEFT, "");
  public static final Slot RIGHT = new Slot(Place.RIGHT, "");
  public static final Slot BODY = new Slot(Place.BODY, "");
  public static final Slot PLAN = new Slot(Place.PLAN, "");
  public static final Slot DEFAULT = new Slot(Place.DEFAULT, "");

  private static final Comparator<Slot> ORDER =
      Comparator.comparing(Slot::place).thenComparing(Slot::key, CodePoints.ORDER);

  public static Slot ofCase(String key) {
    return new Slot(Place.CASE, key);
  }

  /** What a positional id of the child has behind the id of its parent: {@code .L}, {@code .C[key]}. */
  public String idSuffix() {
    return place == Place.CASE ? ".C[" + key + "]" : place.idSuffix;
  }

  JsonPath path(JsonPath parent) {
    return place == Place.CASE ? parent.member(place.wire).member(key) : parent.member(place.wire);
  }

  String wire() {
    return place.wire;
  }

  @Override
  public int compareTo(Slot other) {
    return ORDER.compare(this, other);
  }

  /** The constants stand in walk order. */
  public enum Place {
    LEFT("left", ".L"),
    RIGHT("right", ".R"),
    BODY("body", ".B"),
    PLAN("plan", ".P"),
    CASE("cases", ".C"),
    DEFAULT("default", ".D");

    private final String wire;
    private final String idSuffix;

    Place(String wire, String idSuffix) {
      this.wire = wire;
      this.idSuffix = idSuffix;
    }
  }
}

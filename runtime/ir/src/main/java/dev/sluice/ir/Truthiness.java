package dev.sluice.ir;

import java.math.BigInteger;

/** Which values count as true. */
public final class Truthiness {

  private Truthiness() {}

  /** False for null, false, zero, and empty texts, arrays and objects; true for everything else. */
  public static boolean of(Json value) {
    if (value instanceof Json.Bool bool) {
      return bool.value();
    }
    if (value instanceof Json.Int number) {
      return !number.value().equals(BigInteger.ZERO);
    }
    if (value instanceof Json.Real number) {
      return number.value() != 0;
    }
    if (value instanceof Json.Text text) {
      return !text.value().isEmpty();
    }
    if (value instanceof Json.Arr array) {
      return !array.items().isEmpty();
    }
    return value instanceof Json.Obj object && !object.members().isEmpty();
  }
}

package dev.sluice.ir;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Random values of every kind, with the texts and numbers that are easy to get wrong. */
public final class RandomJson {

  private static final String[] PIECES = {
    "a",
    "Z",
    "0",
    "_",
    " ",
    "/",
    "\"",
    "\\",
    "\n",
    "\t",
    "\b",
    "\u0000",
    "\u001f",
    "\u007f",
    "\u00e9",
    "\u2028",
    "\ud800",
    "\udc00",
    "\ud83d\ude00",
    "\uff5e",
    "\ue000",
    "\ufeff"
  };

  private final Random random;

  public RandomJson(long seed) {
    random = new Random(seed);
  }

  /** @param depth how many containers may still stand inside each other */
  public Json value(int depth) {
    switch (random.nextInt(depth > 0 ? 8 : 6)) {
      case 0:
        return Json.NULL;
      case 1:
        return Json.of(random.nextBoolean());
      case 2:
        return Json.of(random.nextInt(20) - 10);
      case 3:
        return new Json.Int(new BigInteger(random.nextInt(200), random).negate());
      case 4:
        return Json.of(real());
      case 5:
        return Json.of(text());
      case 6:
        List<Json> items = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
          items.add(value(depth - 1));
        }
        return Json.of(items);
      default:
        Map<String, Json> members = new LinkedHashMap<>();
        for (int i = random.nextInt(5); i > 0; i--) {
          members.put(text(), value(depth - 1));
        }
        return new Json.Obj(members);
    }
  }

  public String text() {
    StringBuilder out = new StringBuilder();
    for (int i = random.nextInt(6); i > 0; i--) {
      out.append(PIECES[random.nextInt(PIECES.length)]);
    }
    return out.toString();
  }

  /** Any finite double: all exponents, subnormals, neighbours of powers of two, short decimals. */
  public double real() {
    while (true) {
      double value = Double.longBitsToDouble(bits());
      if (Double.isFinite(value)) {
        return value;
      }
    }
  }

  private long bits() {
    switch (random.nextInt(4)) {
      case 0:
        return random.nextLong();
      case 1:
        return random.nextLong() & 0x800fffffffffffffL;
      case 2:
        return ((long) random.nextInt(2047) << 52) + random.nextInt(5) - 2;
      default:
        return Double.doubleToRawLongBits(
            random.nextInt(1_000_000) / Math.pow(10, random.nextInt(12)));
    }
  }
}

package dev.sluice.ir;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;

/**
 * The shortest decimal text that reads back as the same double; of several, the nearest to its exact value, and of two
 * equally near the one with an even last digit.
 *
 * <p>{@link Double#toString(double)} is not used, because before JDK 19 it sometimes gives a longer text, and a hash
 * must not depend on the JDK.
 */
final class ShortestDouble {

  /** Every decimal of at most this many digits survives the way through a normal double. */
  private static final int SAFE_DIGITS = 15;

  /** Every double is told apart from its neighbours by this many digits. */
  private static final int ENOUGH_DIGITS = 17;

  private static final double SAFE_INTEGERS = 1e15;

  /** The powers of ten that a double holds exactly. */
  private static final double[] TENS = {
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22
  };

  private ShortestDouble() {}

  /**
   * Fixed notation with a fraction when the decimal exponent is in -4..15, else scientific notation with a sign and at
   * least two digits in the exponent.
   */
  static String text(double value) {
    if (!Double.isFinite(value)) {
      throw new IllegalArgumentException("no decimal text for " + value);
    }
    String sign = Double.doubleToRawLongBits(value) < 0 ? "-" : "";
    double magnitude = Math.abs(value);
    BigDecimal decimal = shortest(magnitude).stripTrailingZeros();
    String digits = decimal.unscaledValue().toString();
    int exponent = decimal.precision() - decimal.scale() - 1;
    return sign
        + (exponent >= -4 && exponent < 16
            ? fixed(digits, exponent)
            : scientific(digits, exponent));
  }

  private static BigDecimal shortest(double value) {
    return shortFraction(value).orElseGet(() -> search(value));
  }

  /**
   * The decimal when it has few digits. The quotient of two exact doubles is rounded correctly, so it is what the
   * decimal reads as; and no other decimal of up to {@link #SAFE_DIGITS} digits reads as the same double.
   */
  private static Optional<BigDecimal> shortFraction(double value) {
    for (int scale = 0; scale < TENS.length; scale++) {
      double digits = Math.rint(value * TENS[scale]);
      if (digits >= SAFE_INTEGERS) {
        return Optional.empty();
      }
      if (digits / TENS[scale] == value) {
        return Optional.of(BigDecimal.valueOf((long) digits, scale));
      }
    }
    return Optional.empty();
  }

  private static BigDecimal search(double value) {
    BigDecimal exact = new BigDecimal(value);
    for (int digits = value < Double.MIN_NORMAL ? 1 : SAFE_DIGITS;
        digits < ENOUGH_DIGITS;
        digits++) {
      // where the gap below is half of the gap above, the second nearest can be the only one that
      // reads back
      BigDecimal nearest = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
      if (readsBackAs(nearest, value)) {
        return nearest;
      }
      boolean below = nearest.compareTo(exact) < 0;
      BigDecimal other =
          exact.round(new MathContext(digits, below ? RoundingMode.UP : RoundingMode.DOWN));
      if (readsBackAs(other, value)) {
        return other;
      }
    }
    return exact.round(new MathContext(ENOUGH_DIGITS, RoundingMode.HALF_EVEN));
  }

  private static boolean readsBackAs(BigDecimal decimal, double value) {
    return Double.parseDouble(decimal.toString()) == value;
  }

  private static String fixed(String digits, int exponent) {
    if (exponent < 0) {
      return "0." + "0".repeat(-exponent - 1) + digits;
    }
    int integral = exponent + 1;
    if (digits.length() <= integral) {
      return digits + "0".repeat(integral - digits.length()) + ".0";
    }
    return digits.substring(0, integral) + "." + digits.substring(integral);
  }

  private static String scientific(String digits, int exponent) {
    StringBuilder out = new StringBuilder().append(digits.charAt(0));
    if (digits.length() > 1) {
      out.append('.').append(digits, 1, digits.length());
    }
    out.append('e').append(exponent < 0 ? '-' : '+');
    int size = Math.abs(exponent);
    return out.append(size < 10 ? "0" : "").append(size).toString();
  }
}

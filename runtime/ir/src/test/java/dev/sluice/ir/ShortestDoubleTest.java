package dev.sluice.ir;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShortestDoubleTest {

  private static final int ROUNDS = 20_000;

  @ParameterizedTest
  @CsvSource({
    "0.0, 0.0",
    "-0.0, -0.0",
    "1.0, 1.0",
    "-12.5, -12.5",
    "1e15, 1000000000000000.0",
    "9999999999999998.0, 9999999999999998.0",
    "1e16, 1e+16",
    "1.2345678901234568e17, 1.2345678901234568e+17",
    "0.0001, 0.0001",
    "0.00001, 1e-05",
    "1e-7, 1e-07",
    "0.000123456, 0.000123456",
    "1e100, 1e+100",
    "2e-3, 0.002",
    "2e23, 2e+23",
    "4.9e-324, 5e-324",
    "2.2250738585072014e-308, 2.2250738585072014e-308",
    "1.7976931348623157e308, 1.7976931348623157e+308"
  })
  void textOf(double value, String expected) {
    assertThat(ShortestDouble.text(value)).isEqualTo(expected);
  }

  @Test
  void exactTieBetweenTwoShortestTextsGoesToTheEvenDigit() {
    assertThat(ShortestDouble.text(Math.scalb(1.0, -44))).isEqualTo("5.684341886080802e-14");
  }

  @Test
  void atAPowerOfTwoTheNearestShortDecimalMayNotReadBack() {
    double value = Math.scalb(1.0, 89);
    assertThat(ShortestDouble.text(value)).isEqualTo("6.189700196426902e+26");
    assertThat(Double.parseDouble("6.189700196426901e26")).isNotEqualTo(value);
  }

  @Test
  void randomDoublesReadBackAndNothingShorterDoes() {
    RandomJson random = new RandomJson(20250101);
    for (int i = 0; i < ROUNDS; i++) {
      checkShortest(random.real());
    }
  }

  @Test
  void everyPowerOfTwo() {
    for (int exponent = -1074; exponent <= 1023; exponent++) {
      checkShortest(Math.scalb(1.0, exponent));
    }
  }

  @Test
  void nonFiniteIsRefused() {
    assertThrows(IllegalArgumentException.class, () -> ShortestDouble.text(Double.NaN));
    assertThrows(
        IllegalArgumentException.class, () -> ShortestDouble.text(Double.NEGATIVE_INFINITY));
  }

  private static void checkShortest(double value) {
    String text = ShortestDouble.text(value);
    assertWithMessage(text)
        .that(Double.doubleToLongBits(Double.parseDouble(text)))
        .isEqualTo(Double.doubleToLongBits(value));
    if (value == 0) {
      return;
    }
    BigDecimal exact = new BigDecimal(value).abs();
    BigDecimal digits = new BigDecimal(text).abs().stripTrailingZeros();
    int length = digits.precision();
    if (length > 1) {
      // two neighbours are enough: the decimals that read back lie in one interval around the exact
      // value
      assertWithMessage("shorter than " + text)
          .that(reads(exact, length - 1, RoundingMode.DOWN, value))
          .isFalse();
      assertWithMessage("shorter than " + text)
          .that(reads(exact, length - 1, RoundingMode.UP, value))
          .isFalse();
    }
    BigDecimal distance = digits.subtract(exact).abs();
    for (RoundingMode mode : new RoundingMode[] {RoundingMode.DOWN, RoundingMode.UP}) {
      if (reads(exact, length, mode, value)) {
        BigDecimal other = exact.round(new MathContext(length, mode));
        assertWithMessage("nearer than " + text)
            .that(other.subtract(exact).abs())
            .isAtLeast(distance);
      }
    }
  }

  private static boolean reads(BigDecimal exact, int length, RoundingMode mode, double value) {
    BigDecimal candidate = exact.round(new MathContext(length, mode));
    return Double.parseDouble(candidate.toString()) == Math.abs(value);
  }
}

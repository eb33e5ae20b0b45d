package dev.sluice.ir.std;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Json;
import dev.sluice.ir.std.PureFailure.Kind;
import java.math.BigInteger;
import java.util.Optional;

/** {@code std.rounds_remaining_note}: how many rounds a controller loop has left. */
final class Rounds {

  private Rounds() {}

  static Json note(Json input) {
    Json most = Dynamic.item(input, "maxRounds");
    Json round = Dynamic.item(input, "round");
    return Json.of("[REMAINING ROUNDS: " + difference(most, round) + "]");
  }

  private static String difference(Json from, Json amount) {
    Optional<BigInteger> a = integer(from);
    Optional<BigInteger> b = integer(amount);
    if (a.isPresent() && b.isPresent()) {
      return a.get().subtract(b.get()).toString();
    }
    double rest = real(from) - real(amount);
    return Double.isInfinite(rest)
        ? (rest > 0 ? "inf" : "-inf")
        : CanonicalJson.text(Json.of(rest));
  }

  /** A boolean counts as 0 or 1. */
  private static Optional<BigInteger> integer(Json value) {
    if (value instanceof Json.Bool bool) {
      return Optional.of(bool.value() ? BigInteger.ONE : BigInteger.ZERO);
    }
    return value instanceof Json.Int number ? Optional.of(number.value()) : Optional.empty();
  }

  private static double real(Json value) {
    if (value instanceof Json.Real number) {
      return number.value();
    }
    double number = integer(value)
        .orElseThrow(() -> Dynamic.wrongType(value, "is not a number"))
        .doubleValue();
    if (Double.isInfinite(number)) {
      throw new PureFailure(Kind.WRONG_VALUE, "an integer beyond the range of a double");
    }
    return number;
  }
}

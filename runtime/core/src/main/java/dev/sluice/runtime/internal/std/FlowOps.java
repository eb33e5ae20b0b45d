package dev.sluice.runtime.internal.std;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Json;
import dev.sluice.ir.std.PureFailure;
import dev.sluice.ir.std.PureFailure.Kind;
import dev.sluice.runtime.internal.exec.ValueRules;
import java.math.BigInteger;
import java.util.Collections;
import org.jspecify.annotations.Nullable;

/** The pures that control flow is made with. */
public final class FlowOps {

  /** The field that holds what a branch decided. */
  public static final String BRANCH = "__branch__";

  private FlowOps() {}

  public record BranchPredicate() implements StdOp {
    @Override
    public @Nullable Object apply(@Nullable Object input, Data data, ValueRules rules) {
      return rules.truth(data.item(input, BRANCH));
    }
  }

  public record BranchSelector() implements StdOp {
    @Override
    public @Nullable Object apply(@Nullable Object input, Data data, ValueRules rules) {
      return rules.selectorKey(data.item(input, BRANCH));
    }
  }

  public record ContinueWith() implements StdOp {
    public static final String KEY = "__continue__";

    @Override
    public @Nullable Object apply(@Nullable Object input, Data data, ValueRules rules) {
      return Collections.singletonMap(KEY, input);
    }
  }

  public record RoundsNote() implements StdOp {
    @Override
    public @Nullable Object apply(@Nullable Object input, Data data, ValueRules rules) {
      return "[REMAINING ROUNDS: "
          + difference(data.item(input, "maxRounds"), data.item(input, "round")) + "]";
    }

    private static String difference(@Nullable Object from, @Nullable Object amount) {
      if (isWhole(from) && isWhole(amount)) {
        return whole(from).subtract(whole(amount)).toString();
      }
      double rest = real(from) - real(amount);
      return Double.isInfinite(rest)
          ? (rest > 0 ? "inf" : "-inf")
          : CanonicalJson.text(Json.of(rest));
    }

    private static boolean isWhole(@Nullable Object value) {
      return value instanceof Boolean || Data.isInteger(value);
    }

    /** A boolean counts as 0 or 1. */
    private static BigInteger whole(@Nullable Object value) {
      return value instanceof Boolean flag
          ? (flag ? BigInteger.ONE : BigInteger.ZERO)
          : new BigInteger(String.valueOf(value));
    }

    private static double real(@Nullable Object value) {
      if (value instanceof Double || value instanceof Float) {
        return ((Number) value).doubleValue();
      }
      if (!isWhole(value)) {
        throw Data.wrongType(value, "is not a number");
      }
      double number = whole(value).doubleValue();
      if (Double.isInfinite(number)) {
        throw new PureFailure(Kind.WRONG_VALUE, "an integer beyond the range of a double");
      }
      return number;
    }
  }

  /** A pure whose static arguments are wrong; it fails when it is reached. */
  public record Refused(PureFailure.Kind kind, String message) implements StdOp {
    @Override
    public @Nullable Object apply(@Nullable Object input, Data data, ValueRules rules) {
      throw new PureFailure(kind, message);
    }
  }
}

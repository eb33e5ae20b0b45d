package dev.sluice.processor.decl;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Json;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * The options of a call, as stated on a declaration or on a local variable; absent means not stated.
 *
 * @param retries further attempts, so 2 means three attempts
 * @param timeoutSeconds of one attempt
 * @param retryIntervalSeconds before the first retry
 * @param backoffRate factor applied to the interval after each retry
 * @param cost units of one call
 */
public record StepDefaults(
    OptionalInt retries,
    OptionalInt timeoutSeconds,
    OptionalDouble retryIntervalSeconds,
    OptionalDouble backoffRate,
    OptionalDouble cost) {

  public static final StepDefaults NONE = new StepDefaults(
      OptionalInt.empty(),
      OptionalInt.empty(),
      OptionalDouble.empty(),
      OptionalDouble.empty(),
      OptionalDouble.empty());

  /** These options where stated, else the given ones. */
  public StepDefaults over(StepDefaults declared) {
    return new StepDefaults(
        retries.isPresent() ? retries : declared.retries,
        timeoutSeconds.isPresent() ? timeoutSeconds : declared.timeoutSeconds,
        retryIntervalSeconds.isPresent() ? retryIntervalSeconds : declared.retryIntervalSeconds,
        backoffRate.isPresent() ? backoffRate : declared.backoffRate,
        cost.isPresent() ? cost : declared.cost);
  }

  /** The options of a node. */
  public Ann ann() {
    return new Ann(
        real(cost),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        integer(timeoutSeconds),
        integer(retries.isPresent() ? OptionalInt.of(retries.getAsInt() + 1) : retries),
        real(retryIntervalSeconds),
        real(backoffRate),
        false);
  }

  /** What is stated, under the names of the annotation members. */
  public Json.Obj json() {
    Map<String, Json> members = new LinkedHashMap<>();
    integer(retries).ifPresent(value -> members.put("retries", value));
    integer(timeoutSeconds).ifPresent(value -> members.put("timeoutSeconds", value));
    real(retryIntervalSeconds).ifPresent(value -> members.put("retryIntervalSeconds", value));
    real(backoffRate).ifPresent(value -> members.put("backoffRate", value));
    real(cost).ifPresent(value -> members.put("cost", value));
    return new Json.Obj(members);
  }

  private static Optional<Json> integer(OptionalInt value) {
    return value.isPresent() ? Optional.of(Json.of(value.getAsInt())) : Optional.empty();
  }

  private static Optional<Json> real(OptionalDouble value) {
    return value.isPresent() ? Optional.of(Json.of(value.getAsDouble())) : Optional.empty();
  }
}

package dev.sluice.processor.decl;

import dev.sluice.processor.problem.DeclarationCode;
import dev.sluice.processor.problem.Report;
import dev.sluice.processor.problem.Spot;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Function;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;

/**
 * One annotation of the module on one element. A member is stated when it is written and is not the value that means
 * "not stated": {@code ""}, {@code -1}, {@code NaN} or {@code UNSET}.
 */
record Annotated(String annotation, Element element, AnnotationMirror mirror) {

  Optional<String> text(String member) {
    return stated(member)
        .map(value -> String.valueOf(value.getValue()))
        .filter(text -> !text.isEmpty());
  }

  OptionalInt integer(String member) {
    Optional<Integer> value = stated(member)
        .map(AnnotationValue::getValue)
        .filter(Integer.class::isInstance)
        .map(Integer.class::cast)
        .filter(number -> number != -1);
    return value.isPresent() ? OptionalInt.of(value.get()) : OptionalInt.empty();
  }

  OptionalDouble real(String member) {
    Optional<Double> value = stated(member)
        .map(AnnotationValue::getValue)
        .filter(Number.class::isInstance)
        .map(number -> ((Number) number).doubleValue())
        .filter(number -> !Double.isNaN(number));
    // -0.0 is 0, and must not hash differently.
    return value.isPresent() ? OptionalDouble.of(value.get() + 0.0) : OptionalDouble.empty();
  }

  /** The name of an enum constant. */
  Optional<String> constant(String member) {
    return stated(member)
        .map(AnnotationValue::getValue)
        .filter(VariableElement.class::isInstance)
        .map(constant -> ((VariableElement) constant).getSimpleName().toString())
        .filter(name -> !name.equals("UNSET"));
  }

  /** The options of a call. */
  StepDefaults defaults() {
    return new StepDefaults(
        integer("retries"),
        integer("timeoutSeconds"),
        real("retryIntervalSeconds"),
        real("backoffRate"),
        real("cost"));
  }

  /** The value's place, or the annotation's when it is not written. */
  Spot spot(String member) {
    return stated(member)
        .map(value -> Spot.of(element, mirror, value))
        .orElseGet(() -> Spot.of(element, mirror));
  }

  /**
   * Refuses what is out of range and what has no effect yet.
   *
   * @param spots the place of a member's value
   */
  void check(String owner, Function<String, Spot> spots, Report report) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        mirror.getElementValues().entrySet()) {
      String member = entry.getKey().getSimpleName().toString();
      if (AnnotationNames.honoured(annotation).contains(member)) {
        checkRange(member, entry.getValue(), owner, spots, report);
      } else if (!isDefault(entry.getKey(), entry.getValue())) {
        report.add(
            spots.apply(member),
            DeclarationCode.OPTION_NOT_SUPPORTED,
            "The option '" + member + "'",
            owner);
      }
    }
  }

  private static void checkRange(
      String member,
      AnnotationValue value,
      String owner,
      Function<String, Spot> spots,
      Report report) {
    if (!(value.getValue() instanceof Number number)) {
      return;
    }
    double stated = number.doubleValue();
    boolean unstated = number instanceof Integer ? stated == -1 : Double.isNaN(stated);
    AnnotationNames.range(member)
        .filter(range -> !unstated && !range.contains(stated))
        .ifPresent(range -> report.add(
            spots.apply(member),
            DeclarationCode.OPTION_RANGE,
            owner,
            member,
            number,
            range.words()));
  }

  /** Arrays and nested annotations have no equality of their own, but a text. */
  private static boolean isDefault(ExecutableElement member, AnnotationValue value) {
    return member.getDefaultValue() != null
        && member.getDefaultValue().toString().equals(value.toString());
  }

  private Optional<AnnotationValue> stated(String member) {
    return mirror.getElementValues().entrySet().stream()
        .filter(entry -> entry.getKey().getSimpleName().contentEquals(member))
        .<AnnotationValue>map(Map.Entry::getValue)
        .findFirst();
  }
}

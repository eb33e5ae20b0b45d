package dev.sluice.processor.read;

import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.VariableElement;

/** Which variables have a value where several ways meet. Ways that do not get there do not count. */
final class Outcomes {

  private final Set<VariableElement> assigned = new HashSet<>();
  private final Set<VariableElement> missing = new HashSet<>();

  void add(VariableElement variable, boolean hasValue) {
    (hasValue ? assigned : missing).add(variable);
  }

  /** True when no way gives it a value, so that it is as it was before. */
  boolean isUntouched(VariableElement variable) {
    return !assigned.contains(variable);
  }

  /** True when some way gives it no value. */
  boolean isPartial(VariableElement variable) {
    return missing.contains(variable);
  }
}

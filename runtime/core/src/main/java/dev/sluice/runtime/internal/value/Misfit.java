package dev.sluice.runtime.internal.value;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Json;
import dev.sluice.runtime.BoundaryException;
import org.jspecify.annotations.Nullable;

/** Carries a problem outwards while each level puts its part of the path in front, so that success builds no paths. */
final class Misfit extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String code;
  private final String type;
  private final String problem;
  private final StringBuilder path = new StringBuilder();

  Misfit(String code, String type, String problem) {
    this(code, type, problem, null);
  }

  Misfit(String code, String type, String problem, @Nullable Throwable cause) {
    super(problem, cause, false, false);
    this.code = code;
    this.type = type;
    this.problem = problem;
  }

  Misfit component(String name) {
    path.insert(0, "." + name);
    return this;
  }

  Misfit item(int index) {
    path.insert(0, "[" + index + "]");
    return this;
  }

  Misfit entry(String key) {
    path.insert(0, "[" + CanonicalJson.text(Json.of(key)) + "]");
    return this;
  }

  BoundaryException outside() {
    Throwable cause = getCause();
    return cause == null
        ? new BoundaryException(code, "$" + path, type, problem)
        : new BoundaryException(code, "$" + path, type, problem, cause);
  }
}

package dev.sluice.testkit.script;

import java.util.Set;

/**
 * What a script raises: on purpose, or because it was applied to a value it has no meaning for (type
 * {@code TypeError}).
 */
public final class ScriptedFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;
  private static final Set<String> OWN_TYPES = Set.of("CapabilityDenied", "JulepError");

  private final String type;

  public ScriptedFailure(String type, String message) {
    super(message);
    this.type = type;
  }

  public String type() {
    return type;
  }

  /** True when the script stands in for a refusal by the system itself, which is never retried. */
  public boolean isOwn() {
    return OWN_TYPES.contains(type);
  }
}

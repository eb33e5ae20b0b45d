package dev.sluice.processor.decl;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Names in the annotations module. Annotations are read as mirrors by name, so user code may be compiled against
 * another version of them; a test compares these names with the module of this version.
 */
public final class AnnotationNames {

  public static final String FLOW = "dev.sluice.Flow";
  public static final String TOOL = "dev.sluice.Tool";
  public static final String PURE = "dev.sluice.Pure";
  public static final String REASONER = "dev.sluice.Reasoner";
  public static final String SESSION = "dev.sluice.Session";
  public static final String STEP = "dev.sluice.Step";
  public static final String DOC = "dev.sluice.Doc";
  public static final String NAMED = "dev.sluice.Named";
  public static final String GRANTS = "dev.sluice.Grants";
  public static final String DISCRIMINATOR = "dev.sluice.Discriminator";
  public static final String DESCRIPTOR = "dev.sluice.Descriptor";

  /** Annotations that make a method a step, in the order in which problems name them. */
  public static final List<String> STEPS = List.of(TOOL, REASONER, PURE, FLOW, SESSION);

  /** Members that have an effect. A stated member that is not listed is refused, never ignored. */
  private static final Map<String, Set<String>> HONOURED = Map.of(
      FLOW, Set.of("id", "timeoutSeconds"),
      TOOL,
          Set.of(
              "id",
              "description",
              "effect",
              "idempotency",
              "retries",
              "timeoutSeconds",
              "retryIntervalSeconds",
              "backoffRate",
              "cost"),
      PURE, Set.of("id"),
      REASONER,
          Set.of(
              "id",
              "description",
              "model",
              "system",
              "user",
              "temperature",
              "maxTokens",
              "retries",
              "timeoutSeconds",
              "retryIntervalSeconds",
              "backoffRate",
              "cost"),
      STEP,
          Set.of(
              "name", "retries", "timeoutSeconds", "retryIntervalSeconds", "backoffRate", "cost"),
      DOC, Set.of("value"),
      NAMED, Set.of("value"),
      DISCRIMINATOR, Set.of("value"),
      DESCRIPTOR, Set.of("value"));

  /** Annotations of this module that mean nothing yet, wherever they stand. */
  static final List<String> UNSUPPORTED = List.of(GRANTS);

  private AnnotationNames() {}

  /** The members of an annotation that have an effect. */
  static Set<String> honoured(String annotation) {
    return HONOURED.getOrDefault(annotation, Set.of());
  }

  /** {@code Flow} for {@code dev.sluice.Flow}. */
  static String simple(String annotation) {
    return annotation.substring(annotation.lastIndexOf('.') + 1);
  }

  /** The range of a numeric member, wherever it occurs. */
  static Optional<Range> range(String member) {
    return Optional.ofNullable(RANGES.get(member));
  }

  /** @param words for messages */
  record Range(double least, double most, String words) {
    boolean contains(double value) {
      return value >= least && value <= most;
    }
  }

  private static final Map<String, Range> RANGES = Map.of(
      // One less, since the number of attempts is one more.
      "retries", new Range(0, Integer.MAX_VALUE - 1, "it must be 0 or more"),
      "timeoutSeconds", new Range(1, Integer.MAX_VALUE, "it must be 1 or more"),
      "maxTokens", new Range(1, Integer.MAX_VALUE, "it must be 1 or more"),
      "retryIntervalSeconds", new Range(0, Double.MAX_VALUE, "it must be 0 or more and finite"),
      "backoffRate", new Range(1, Double.MAX_VALUE, "it must be 1 or more and finite"),
      "cost", new Range(0, Double.MAX_VALUE, "it must be 0 or more and finite"),
      "temperature", new Range(0, Double.MAX_VALUE, "it must be 0 or more and finite"));
}

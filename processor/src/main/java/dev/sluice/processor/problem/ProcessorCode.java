package dev.sluice.processor.problem;

/** Problems of the build rather than of a declaration or a body. */
public enum ProcessorCode implements ProblemCode {
  NO_JAVAC_TREES(
      "This compiler is not javac, so the bodies of flows are not read and no flow can run from this build.",
      "Companions are generated, so the editor finds them. Build with javac (Maven, Gradle) before running.",
      Severity.MANDATORY_WARNING),
  NO_JAVAC_TREES_STRICT(
      "This compiler is not javac, so the bodies of flows are not read and no flow can run from this build.",
      "Build with javac (Maven, Gradle), or remove -Asluice.strict=true to get a warning only.",
      Severity.ERROR),
  PROCESSOR_OPTION(
      "-A{0} is no option of the processor.{1}", "The options are: {2}.", Severity.ERROR),
  PROCESSOR_OPTION_VALUE("-A{0}={1} is no value of that option.", "Use {2}.", Severity.ERROR),
  COMPANION_NOT_WRITTEN(
      "The companion '{0}' cannot be written: {1}.",
      "Check the space on the disk and the rights on the output folder.", Severity.ERROR),
  RESOURCE_NOT_WRITTEN(
      "The program of the flow '{0}' cannot be written to {1}: {2}.",
      "Check the space on the disk and the rights on the output folder.", Severity.ERROR),
  INTERNAL(
      "The processor failed at '{0}': {1}.",
      "This is a fault of the processor, not of your code; please report it with the stack trace below.\n{2}",
      Severity.ERROR);

  private final String sentence;
  private final String remedy;
  private final Severity severity;

  ProcessorCode(String sentence, String remedy, Severity severity) {
    this.sentence = sentence;
    this.remedy = remedy;
    this.severity = severity;
  }

  @Override
  public String sentence() {
    return sentence;
  }

  @Override
  public String remedy() {
    return remedy;
  }

  @Override
  public Severity severity() {
    return severity;
  }
}

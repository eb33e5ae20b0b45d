package dev.sluice.processor.read;

/** What to do instead of an intrinsic that the processor does not compile yet. */
final class Unsupported {

  private Unsupported() {}

  static String remedy(String intrinsic) {
    return switch (intrinsic) {
      case "race", "hedge", "quorum" ->
        "Call the branches one after the other, or write the choice inside a @Tool.";
      case "all" ->
        "Write the calls as statements: steps that do not depend on each other run at the same time.";
      case "humanGate", "question", "answerWithin" ->
        "Put the dangerous call into a flow that a person starts.";
      case "sleep" -> "Wait inside a @Tool.";
      case "recv", "emit" -> "Pass messages as parameters and results of a flow.";
      case "reschedule" -> "Start the next run where the result of this one is handled.";
      default -> "Remove the call.";
    };
  }
}

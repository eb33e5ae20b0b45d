import dev.sluice.Reasoner;

interface Model {
  @Reasoner(
      model = "test:m",
      // error: REASONER_TEMPLATE
      system = "You serve {{customer.name}} only.",
      // error: REASONER_TEMPLATE
      user = "The text is ${text}.")
  String draft(String text);

  @Reasoner(model = "test:m", system = "Answer as {\"queue\": ...}.")
  String braces(String text);
}

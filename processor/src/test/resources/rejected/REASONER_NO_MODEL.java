import dev.sluice.Reasoner;

interface Model {
  // error: REASONER_NO_MODEL
  @Reasoner(model = " ")
  String draft(String text);
}

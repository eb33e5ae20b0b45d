import dev.sluice.Reasoner;

interface Model {
  @Reasoner(model = "test:m")
  // error: REASONER_VOID
  void draft(String text);
}

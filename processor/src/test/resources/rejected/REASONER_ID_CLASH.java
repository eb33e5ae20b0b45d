import dev.sluice.Reasoner;

interface Clash {
  @Reasoner(model = "test:m")
  String draft(String text);

  @Reasoner(model = "test:m")
  // error: REASONER_ID_CLASH
  String Draft(String text);
}

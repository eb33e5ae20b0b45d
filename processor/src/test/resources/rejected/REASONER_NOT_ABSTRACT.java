import dev.sluice.Reasoner;

interface Model {
  @Reasoner(model = "test:m")
  // error: REASONER_NOT_ABSTRACT
  default String draft(String text) {
    return text;
  }

  @Reasoner(model = "test:m")
  // error: REASONER_NOT_ABSTRACT
  static String fake(String text) {
    return text;
  }
}

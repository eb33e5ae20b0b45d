import dev.sluice.Named;

class Collaborators {
  // error: NAMED_ILLEGAL
  @Named("")
  final String blank = "";

  // error: NAMED_ILLEGAL
  Collaborators(@Named("a@b") String text) {}

  void fine(@Named("archive-2") String text) {}
}

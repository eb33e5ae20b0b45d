import dev.sluice.*;

interface Tools {
  // error: DISCRIMINATOR_ILLEGAL
  @Discriminator("")
  sealed interface Shape permits Circle {}

  @Discriminator("round")
  record Circle(double radius) implements Shape {}

  // error: DISCRIMINATOR_ILLEGAL
  @Discriminator("kind")
  record Ticket(String id) {}

  // error: DISCRIMINATOR_ILLEGAL
  @Discriminator("kind")
  interface Open {}

  // error: DISCRIMINATOR_ILLEGAL
  @Discriminator("kind")
  enum Queue {
    BUG
  }

  @Tool
  Shape load(String id);
}

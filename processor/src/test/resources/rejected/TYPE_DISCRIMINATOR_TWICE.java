import dev.sluice.*;

interface Tools {
  sealed interface Shape permits Round.Circle, Flat {}

  interface Round {
    record Circle(double radius) implements Shape {}
  }

  @Discriminator("Circle")
  record Flat(double side) implements Shape {}

  @Tool
  // error: TYPE_DISCRIMINATOR_TWICE
  Shape load(String id);
}

import dev.sluice.*;

interface Tools {
  sealed interface Shape permits Circle, Square {}

  // error: TYPE_DISCRIMINATOR_CLASH
  record Circle(double radius, String type) implements Shape {}

  record Square(double kind) implements Shape {}

  @Discriminator("kind")
  sealed interface Animal permits Cat {}

  // error: TYPE_DISCRIMINATOR_CLASH
  record Cat(String type, String kind) implements Animal {}

  @Tool
  Shape load(String id);

  @Tool
  void store(Shape shape, Animal animal);
}

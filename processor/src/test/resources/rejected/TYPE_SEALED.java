import dev.sluice.Tool;

interface Tools {
  sealed interface Shape {}

  record Circle(double radius) implements Shape {}

  @Tool
  // error: TYPE_SEALED
  Shape load(String id);
}

import dev.sluice.*;
import java.util.*;

interface Tools {
  sealed interface Shape permits Circle, Polygon {}

  record Circle(double radius) implements Shape {}

  non-sealed interface Polygon extends Shape {}

  sealed interface Result<T> permits Ok {}

  record Ok<T>(T value) implements Result<T> {}

  sealed interface Answer permits Value {}

  record Value<T>(T value) implements Answer {}

  sealed interface Color permits Basic {}

  enum Basic implements Color {
    RED
  }

  abstract sealed class Animal permits Cat {}

  final class Cat extends Animal {}

  sealed interface Outer permits Inner {}

  @Discriminator("kind")
  sealed interface Inner extends Outer permits Only {}

  record Only() implements Inner {}

  record Page(List<Shape> shapes) {}

  @Tool
  // error: TYPE_SEALED
  Shape load(String id);

  @Tool
  // error: TYPE_SEALED
  Result<String> result(String id);

  @Tool
  // error: TYPE_SEALED
  void answer(Answer answer);

  @Tool
  // error: TYPE_SEALED
  Optional<Color> color(String id);

  @Tool
  // error: TYPE_SEALED
  Animal animal(String id);

  @Tool
  // error: TYPE_SEALED
  Outer outer(String id);

  @Tool
  // error: TYPE_SEALED
  Page page(String id);
}

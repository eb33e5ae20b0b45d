import dev.sluice.*;
import java.util.*;

interface Body {
  record Box(Integer value, Object anything) {}

  sealed interface Shape permits Circle, Square {}

  record Circle(int radius) implements Shape, Named {}

  record Square(int side) implements Shape {}

  sealed interface Named permits Circle, Other {}

  record Other() implements Named {}

  sealed interface Open permits Any {}

  non-sealed interface Any extends Open {}

  sealed interface Result<T> permits Ok {}

  record Ok<T>(T value) implements Result<T> {}

  @Tool
  Shape load(String id);

  @Flow
  default String box(Circle circle) {
    Number number = circle.radius();
    // error: FLOW_INSTANCEOF
    if (number instanceof Integer) {
      return "integer";
    }
    // error: FLOW_INSTANCEOF
    return number instanceof Integer i ? "i" : "other";
  }

  @Flow
  default boolean record(Circle circle) {
    // error: FLOW_INSTANCEOF
    return circle instanceof Circle;
  }

  @Flow
  default boolean outside(Shape shape) {
    // error: FLOW_INSTANCEOF
    boolean named = shape instanceof Named;
    // error: FLOW_INSTANCEOF
    boolean object = shape instanceof Object;
    // error: FLOW_INSTANCEOF
    return load("x") instanceof Named name && named && object && name != null;
  }

  @Flow
  default boolean others(List<String> texts, int n) {
    // error: FLOW_INSTANCEOF
    boolean list = texts instanceof ArrayList<String> all;
    Open open = null;
    Result<String> result = new Ok<>("a");
    // error: FLOW_INSTANCEOF
    boolean any = open instanceof Any;
    // error: FLOW_INSTANCEOF
    return result instanceof Ok<String> ok && list && any;
  }
}

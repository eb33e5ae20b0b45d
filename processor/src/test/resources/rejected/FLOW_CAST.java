import dev.sluice.*;
import java.util.*;

interface Body {
  record Box(Integer value) {}

  sealed interface Shape permits Circle, Square {}

  record Circle(int radius) implements Shape {}

  record Square(int side) implements Shape {}

  @Flow
  default int run(long n, Box box) {
    Number number = box.value();
    // error: FLOW_CAST
    Integer back = (Integer) number;
    // error: FLOW_CAST
    return (int) n;
  }

  @Flow
  default int sealed(Shape shape) {
    // error: FLOW_CAST
    return ((Circle) shape).radius();
  }
}

import dev.sluice.*;

interface Body {
  sealed interface Shape permits Circle, Group {}

  record Circle(int radius) implements Shape {}

  record Group(Shape first, Shape second) implements Shape {}

  @Flow
  default int run(Shape shape) {
    if (!(shape instanceof Circle circle)) {
      return 0;
    }
    // error: FLOW_REASSIGNED
    circle = new Circle(1);
    return circle.radius();
  }
}

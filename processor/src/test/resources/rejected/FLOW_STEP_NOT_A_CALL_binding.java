import dev.sluice.*;

interface Body {
  sealed interface Shape permits Circle, Group {}

  record Circle(int radius) implements Shape {}

  record Group(Shape first, Shape second) implements Shape {}

  @Tool
  Shape find(String what);

  @Flow
  default int run(String what) {
    // error: FLOW_STEP_NOT_A_CALL
    return find(what) instanceof @Step(name = "round") Circle circle ? circle.radius() : 0;
  }

  @Flow
  default int named(Shape shape) {
    // error: FLOW_NAME_RESERVED
    return shape instanceof Circle __circle__ ? __circle__.radius() : 0;
  }
}

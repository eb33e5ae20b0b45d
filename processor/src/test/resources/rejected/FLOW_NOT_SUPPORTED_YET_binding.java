import dev.sluice.*;

interface Body {
  sealed interface Shape permits Circle, Group {}

  record Circle(int radius) implements Shape {}

  record Group(Shape first, Shape second) implements Shape {}

  @Flow
  default int run(Group a) {
    return a.first() instanceof Group b
            && (b.second() == null ? new Group(new Group(b, b), new Group(b, b)) : new Group(new Group(b, b), new Group(b, b)))
                .first() instanceof Group c
            // error: FLOW_NOT_SUPPORTED_YET
            && new Group(new Group(c, c), c).first() instanceof Group d
        ? 1
        : 0;
  }
}

import dev.sluice.*;
import java.util.*;

interface Body {
  enum Loud {
    A;

    @Override
    public String toString() {
      return "a!";
    }
  }

  enum Bodies {
    A {
      @Override
      public String toString() {
        return "a!";
      }
    }
  }

  record Own(String text) {
    @Override
    public String toString() {
      return text;
    }
  }

  record Inner(List<String> list) {}

  record Outer(Inner inner) {}

  record In(Loud loud, Bodies bodies, Own own, Outer outer, List<String> list) {}

  @Flow
  default String run(In in) {
    // error: FLOW_TEXT
    String a = "a" + in.list();
    // error: FLOW_TEXT
    String b = a + in.outer();
    // error: FLOW_TEXT
    String c = in.own() + b;
    // error: FLOW_TEXT
    String d = c + in.loud();
    // error: FLOW_TEXT
    String e = d + in.bodies();
    // error: FLOW_TEXT
    return String.valueOf(in.list()) + e;
  }
}

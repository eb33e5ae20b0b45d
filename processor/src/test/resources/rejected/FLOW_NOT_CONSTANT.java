import dev.sluice.*;
import java.util.*;

class Other {
  static final List<String> NAMES = List.of("a");
}

class Body {
  static final int COUNT = Integer.parseInt("3") + Body.read();
  static final List<String> FIRST = List.of(Body.LAST);
  static final String LAST = FIRST.get(0);

  static int read() {
    return 1;
  }

  @Tool
  static String write(String text) {
    return text;
  }

  @Flow
  List<String> run(List<String> texts, int n) {
    // error: FLOW_NOT_CONSTANT
    List<String> names = Other.NAMES;
    // error: FLOW_NOT_CONSTANT
    int count = COUNT;
    // error: FLOW_NOT_CONSTANT
    String first = FIRST.get(0);
    // error: FLOW_NOT_CONSTANT
    String lower = first.toLowerCase(Locale.GERMAN);
    // error: FLOW_NOT_CONSTANT
    String named = Flows.step(first, StepOptions.NONE, () -> write(first));
    // error: FLOW_NOT_CONSTANT
    String options = Flows.step("a", StepOptions.NONE.retries(n), () -> write(first));
    // error: FLOW_NOT_CONSTANT
    String rounds = Flows.iterate(first, n, Body::write, String::isEmpty);
    // error: FLOW_NOT_CONSTANT
    return Flows.each(texts, Body::write, Flows.concurrency(n));
  }
}

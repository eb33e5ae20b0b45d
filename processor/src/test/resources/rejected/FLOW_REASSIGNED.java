import dev.sluice.*;
import java.util.*;

interface Totals {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default String twice(String text) {
    String total = read(text);
    write(total);
    // error: FLOW_REASSIGNED
    total = read(total);
    // error: FLOW_REASSIGNED
    text = total;
    return text;
  }

  @Flow
  default String arms(int n) {
    String value;
    if (n > 0) {
      value = read("a");
      // error: FLOW_REASSIGNED
      value = read("b");
    } else {
      value = "c";
    }
    // error: FLOW_REASSIGNED
    value = value + n;
    String some;
    if (n > 1) {
      some = "x";
    }
    // error: FLOW_REASSIGNED
    some = "y";
    return value + some;
  }

  @Flow
  default void loop(List<String> names) {
    String last;
    for (String name : names) {
      // error: FLOW_REASSIGNED
      last = name;
      write(last);
    }
  }
}

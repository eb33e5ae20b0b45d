import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default String run(String text) {
    String a = read(text);
    // error: FLOW_NAME_TAKEN
    @Step(name = "a") String b = read(text);
    @Step(name = "c") String first = read(text);
    // error: FLOW_NAME_TAKEN
    @Step(name = "c") String second = read(text);
    return a + b + first + second;
  }
}

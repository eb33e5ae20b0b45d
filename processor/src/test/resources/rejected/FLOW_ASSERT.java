import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default String run(String text) {
    write("before");
    // error: FLOW_ASSERT
    assert !text.isEmpty() : text;
    return text;
  }
}

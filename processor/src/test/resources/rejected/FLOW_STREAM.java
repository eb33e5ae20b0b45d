import dev.sluice.*;
import java.util.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  void write(String what);

  @Flow
  default List<String> run(List<String> texts) {
    // error: FLOW_STREAM
    List<String> some = texts.stream().filter(text -> text.isEmpty()).toList();
    // error: FLOW_STREAM
    List<String> all = texts.stream().toList();
    // error: FLOW_UNKNOWN_CALL
    return texts.stream().map(this::read).collect(java.util.stream.Collectors.toList());
  }
}

import dev.sluice.*;
import java.util.*;

class Body {
  @Tool
  static String write(String text) {
    return text;
  }

  @Flow
  static String inner(String text) {
    return write(text);
  }

  static final Channel<String> CHANNEL = new Channel<>("c", String.class);

  @Flow
  void run(String text) {
    // error: FLOW_NOT_SUPPORTED_YET
    String race = Flows.race(() -> write("a"), () -> write("b"));
    // error: FLOW_NOT_SUPPORTED_YET
    String hedge = Flows.hedge(java.time.Duration.ofSeconds(1), () -> write("a"));
    // error: FLOW_NOT_SUPPORTED_YET
    List<String> quorum = Flows.quorum(1, () -> write("a"));
    // error: FLOW_NOT_SUPPORTED_YET
    List<String> all = Flows.all(() -> write("a"));
    // error: FLOW_NOT_SUPPORTED_YET
    Decision<String> gate = Flows.humanGate(text);
    // error: FLOW_NOT_SUPPORTED_YET
    Flows.sleep(java.time.Duration.ofSeconds(1));
    // error: FLOW_NOT_SUPPORTED_YET
    String received = Flows.recv(CHANNEL);
    // error: FLOW_NOT_SUPPORTED_YET
    Flows.emit(CHANNEL, text);
    // error: FLOW_NOT_SUPPORTED_YET
    Continuation<String> again = Flows.reschedule(text, java.time.Duration.ofSeconds(1));
    // error: FLOW_NOT_SUPPORTED_YET
    @Step(retries = 1) String limited = inner(text);
  }
}

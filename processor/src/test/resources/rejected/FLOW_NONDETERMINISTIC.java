import dev.sluice.*;
import java.util.*;

interface Body {
  @Flow
  default String run(String text) {
    // error: FLOW_NONDETERMINISTIC
    java.time.Instant now = java.time.Instant.now();
    // error: FLOW_NONDETERMINISTIC
    double chance = Math.random();
    // error: FLOW_NONDETERMINISTIC
    UUID id = UUID.randomUUID();
    // error: FLOW_NONDETERMINISTIC
    long millis = System.currentTimeMillis();
    // error: FLOW_NONDETERMINISTIC
    int next = new Random().nextInt();
    // error: FLOW_NONDETERMINISTIC
    String home = System.getenv("HOME");
    return text;
  }
}

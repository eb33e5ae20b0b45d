import dev.sluice.*;
import java.util.*;

interface Store {
  @Tool(effect = Effect.READ)
  String lookup(String id);
}

class Files implements Store {
  @Override
  public String lookup(String id) {
    return id;
  }

  public String lookdown(String id) {
    return id;
  }
}

class Body {
  private final Files files;

  Body(Files files) {
    this.files = files;
  }

  @Pure
  static String shorten(String text) {
    return text;
  }

  static String shortens(String text) {
    return text;
  }

  @Flow
  String run(String text) {
    // error: FLOW_UNKNOWN_CALL
    String a = shortens(text);
    // error: FLOW_UNKNOWN_CALL
    String b = files.lookup(a);
    // error: FLOW_UNKNOWN_CALL
    String c = files.lookdown(b).trim();
    // error: FLOW_UNKNOWN_CALL
    String d = text.toLowerCase();
    // error: FLOW_UNKNOWN_CALL
    System.out.println(d);
    // error: FLOW_UNKNOWN_CALL
    String e = String.format("%s", shorten(c));
    // error: FLOW_UNKNOWN_CALL
    List.of(text).forEach(Body::shorten);
    return e;
  }
}

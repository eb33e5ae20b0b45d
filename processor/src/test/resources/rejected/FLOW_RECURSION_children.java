import dev.sluice.*;

class First {
  @Flow
  static String first(String text) {
    return Second.second(text);
  }

  @Flow
  static String self(String text) {
    // error: FLOW_RECURSION
    return Flows.sub(() -> self(text));
  }

  @Flow
  static String down(String text) {
    return text.isEmpty() ? text : helper(text);
  }

  @Flow
  static String helper(String text) {
    // error: FLOW_RECURSION
    return Flows.sub(() -> down(text));
  }
}

class Second {
  @Flow
  static String second(String text) {
    return Third.inlined(text);
  }
}

class Third {
  @Flow
  static String third(String text) {
    // error: FLOW_RECURSION
    return First.first(text);
  }

  @Flow
  static String inlined(String text) {
    return third(text);
  }
}

import dev.sluice.*;

interface Greeter {
  @Tool(effect = Effect.READ)
  String read(String text);

  @Flow
  default String greet(String text) {
    return read(text);
  }
}

class Desk implements Greeter {
  @Override
  public String read(String text) {
    return text;
  }

  @Override
  // error: FLOW_OVERRIDDEN
  public String greet(String text) {
    return "mine";
  }

  String greet(String text, int times) {
    return text.repeat(times);
  }
}

class Base {
  @Flow
  String run(String text) {
    return hook(text);
  }

  @Flow
  String hook(String text) {
    return text;
  }
}

class Sub extends Base {
  @Flow
  @Override
  // error: FLOW_OVERRIDDEN
  String hook(String text) {
    return "sub" + text;
  }
}

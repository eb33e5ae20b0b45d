package demo;

import dev.sluice.*;
import dev.sluice.processor.random.Log;

/** Flows of another class: a flow that calls them starts child runs. */
final class Others {

  private Others() {}

  @Tool
  static String mark(String text) {
    Log.write("mark", text);
    return "m" + Log.effects();
  }

  @Tool(effect = Effect.READ)
  static int measure(String text) {
    Log.read("measure", text);
    return text.length() + Log.effects();
  }

  @Flow
  static String shout(String text, int n) {
    String marked = mark(text + n);
    return n > 3 ? marked + Kit.strict(n) : marked;
  }

  @Flow
  static int size(String text) {
    return measure(text);
  }

  @Flow
  static void note(Kit.Mode mode) {
    if (mode != Kit.Mode.OFF) {
      mark("" + mode);
    }
  }
}

package other;

import dev.sluice.Effect;
import dev.sluice.Pure;
import dev.sluice.Tool;

public final class Library {
  private Library() {}

  @Pure
  public static String shout(String text) {
    return text + "!";
  }

  @Tool(effect = Effect.READ)
  public static String stamp(String text) {
    return "<" + text + ">";
  }
}

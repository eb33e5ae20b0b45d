package demo;

import dev.sluice.Flow;
import dev.sluice.Tool;

/** Only what names something deprecated carries a suppression. */
public final class Old {

  @Deprecated
  public record Ticket(String id) {}

  @Deprecated(forRemoval = true)
  public record Older(String id) {}

  @SuppressWarnings("deprecation")
  @Tool
  public static void save(Ticket ticket) {}

  @Deprecated
  @Tool
  public static void load(String id) {}

  @SuppressWarnings("removal")
  @Flow
  public static String gone(Older older, int n) {
    return "gone";
  }

  @Flow
  public static String fine(String text) {
    return text;
  }
}

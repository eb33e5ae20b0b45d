package demo;

import dev.sluice.Doc;
import dev.sluice.Flow;
import dev.sluice.Tool;
import java.util.List;

/** Flows with none, one and several parameters. */
public final class Inputs {

  @Flow
  public static String fixed() {
    return "fixed";
  }

  @Flow(timeoutSeconds = 60)
  public static List<Integer> one(List<Integer> numbers) {
    return numbers;
  }

  @Flow(id = "two-words.v2")
  public static int twoWords(int sluice, @Doc("how often") long sluice_) {
    return sluice;
  }

  @Flow
  static boolean HTTPGet(String url, boolean secure) {
    return secure;
  }

  @Flow
  public static void nothing(String a, String b) {
    ping(a);
  }

  @Tool
  public static void ping(String text) {}
}

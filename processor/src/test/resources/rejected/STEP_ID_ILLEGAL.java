import dev.sluice.Flow;
import dev.sluice.Pure;
import dev.sluice.Tool;

interface Ids {
  // error: STEP_ID_ILLEGAL
  @Tool(id = "server/lookup")
  String slash(String text);

  // error: STEP_ID_ILLEGAL
  @Tool(id = "__sleep__")
  String reserved(String text);

  // error: STEP_ID_ILLEGAL
  @Tool(id = "lookup@archive")
  String qualified(String text);

  // error: STEP_ID_ILLEGAL
  @Tool(id = "look up")
  String blank(String text);

  // error: STEP_ID_ILLEGAL
  @Tool(id = "2nd")
  String digit(String text);

  // error: STEP_ID_ILLEGAL
  @Tool(id = "a..b")
  String dots(String text);

  // error: STEP_ID_ILLEGAL
  @Pure(id = "std.pluck")
  static String builtIn(String text) {
    return text;
  }

  // error: STEP_ID_ILLEGAL
  @Flow(id = "Bodies")
  default String file(String text) {
    return text;
  }

  @Tool(id = "größe-2.x_y")
  String fine(String text);
}

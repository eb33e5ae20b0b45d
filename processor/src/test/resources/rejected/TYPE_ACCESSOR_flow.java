import dev.sluice.*;
import java.util.*;

interface Body {
  record Box(String text) {
    public String text() {
      return text + "!";
    }
  }

  @Flow
  default String run(String text) {
    Box box = new Box(text);
    // error: TYPE_ACCESSOR
    return box.text();
  }
}

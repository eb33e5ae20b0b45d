package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A child that is started inside an inlined flow, behind an early return, and by a step of a step. */
class Notes {
  @Tool
  static String save(String text) {
    Calls.write("save", text);
    return text.toUpperCase(Locale.ROOT);
  }

  @Flow
  static String note(String text) {
    return save(text.strip());
  }
}

class Diary {
  @Flow
  static String entry(String text) {
    if (text.isBlank()) {
      return "nothing";
    }
    String once = Notes.note(text);
    return once.length() > 3 ? once : Notes.note(once + Notes.note("more"));
  }

  @Flow
  static String day(String morning, String evening) {
    String first = entry(morning);
    String second = entry(evening);
    return Notes.note(first + second);
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    trial.check(
        DiaryDeployment.DAY,
        in -> Diary.day(in.morning(), in.evening()),
        new DiaryDeployment.DayInput("abc", " "),
        new DiaryDeployment.DayInput("", "long text"),
        new DiaryDeployment.DayInput("a", null));
  }
}

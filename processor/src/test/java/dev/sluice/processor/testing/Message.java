package dev.sluice.processor.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A message of javac that was printed.
 *
 * @param line counted from 1; 0 for a message without position
 * @param ids of the problems in it, in order; empty for a message of javac itself
 */
public record Message(int line, boolean isError, List<String> ids) {

  private static final Pattern START =
      Pattern.compile("(?:(.+\\.java):(\\d+): )?(error|warning): (.*)");
  private static final Pattern ID = Pattern.compile("^\\[([A-Z][A-Z0-9_]+)] .*");
  private static final Pattern ALSO = Pattern.compile("^ *also \\[([A-Z][A-Z0-9_]+)] .*");

  static List<Message> parse(String output) {
    List<Message> messages = new ArrayList<>();
    for (String line : output.split("\n")) {
      Matcher start = START.matcher(line);
      Matcher also = ALSO.matcher(line);
      if (start.matches()) {
        Matcher id = ID.matcher(start.group(4));
        int number = start.group(2) == null ? 0 : Integer.parseInt(start.group(2));
        messages.add(new Message(
            number,
            start.group(3).equals("error"),
            id.matches() ? List.of(id.group(1)) : List.of()));
      } else if (also.matches()) {
        Message last = messages.remove(messages.size() - 1);
        List<String> ids = new ArrayList<>(last.ids());
        ids.add(also.group(1));
        messages.add(new Message(last.line(), last.isError(), List.copyOf(ids)));
      }
    }
    return messages;
  }
}

package dev.sluice.processor.testing;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One file of {@code rejected}: {@code <ID>_what.java}. A comment {@code // error: ID} or {@code // warning: ID} stands
 * on the line above each message; several ids of one message are separated by commas. {@code // error of the build: ID}
 * is a message without position, and {@code // options: -Ax=y} on the first line adds to the command line.
 */
public record RejectedCase(Path file, List<String> options, List<Message> expected) {

  private static final Pattern EXPECTED =
      Pattern.compile("\\s*// (error|warning)( of the build)?: ([A-Z0-9_, ]+)");
  private static final Pattern OPTIONS = Pattern.compile("// options: (.+)");

  public static RejectedCase read(Path file) {
    List<String> options = List.of();
    List<Message> expected = new ArrayList<>();
    String[] lines = GoldenFiles.read(file).split("\n");
    for (int i = 0; i < lines.length; i++) {
      Matcher option = OPTIONS.matcher(lines[i]);
      Matcher message = EXPECTED.matcher(lines[i]);
      if (option.matches()) {
        options = List.of(option.group(1).split(" "));
      } else if (message.matches()) {
        // Line numbers count from 1, and the message is about the next line.
        int line = message.group(2) == null ? i + 2 : 0;
        expected.add(new Message(
            line,
            message.group(1).equals("error"),
            List.of(message.group(3).strip().split(", *"))));
      }
    }
    return new RejectedCase(file, options, expected);
  }

  /** All cases, sorted by name. */
  public static List<RejectedCase> all() {
    return GoldenFiles.files(GoldenFiles.resources().resolve("rejected"), ".java").stream()
        .map(RejectedCase::read)
        .toList();
  }

  /** {@code TYPE_ARRAY_parameter} of {@code TYPE_ARRAY_parameter.java}. */
  public String name() {
    String name = file.getFileName().toString();
    return name.substring(0, name.length() - ".java".length());
  }

  /** The whole output of the compiler. */
  public Path golden() {
    return file.resolveSibling(name() + ".txt");
  }
}

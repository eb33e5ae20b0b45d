package dev.sluice.processor.random;

import java.util.List;
import java.util.stream.Collectors;

/** A class of flows; {@code <Name>Plain.create()} gives an object of it. */
record FlowClass(String name, Form form, List<Flow> flows) {

  /** Ways to come by one's tools. */
  enum Form {
    FIELDS("tools.", "this.minds."),
    INHERITED("", "this."),
    RECORD("this.tools.", "minds.");

    private final String tools;
    private final String minds;

    Form(String tools, String minds) {
      this.tools = tools;
      this.minds = minds;
    }

    /** What stands before the name of a called tool. */
    String tools() {
      return tools;
    }

    /** What stands before the name of a called reasoner. */
    String minds() {
      return minds;
    }
  }

  private static final String CONSTANTS = """
      static final List<String> WORDS = List.of("a", Kit.WORD);
      static final List<Integer> NUMBERS = List.of(1, Kit.TWO, 40);
      static final Integer BOXED = 5;
      static final boolean ON = true;
      """;

  String file() {
    return "demo/" + name + ".java";
  }

  String source() {
    String modifier = form == Form.INHERITED ? "default " : "";
    String methods =
        flows.stream().map(flow -> "\n" + flow.source(modifier)).collect(Collectors.joining());
    return "package demo;\n\nimport dev.sluice.*;\nimport java.util.*;\n\n"
        + indented(head()
            + CONSTANTS.replace("static final ", form == Form.INHERITED ? "" : "static final ")
            + methods + "}\n\n" + plain());
  }

  private String head() {
    return switch (form) {
      case FIELDS -> """
          class %1$s {
          private final Kit.Tools tools;
          private final Kit.Minds minds;

          %1$s(Kit.Tools tools, Kit.Minds minds) {
          this.tools = tools;
          this.minds = minds;
          }

          """.formatted(name);
      case INHERITED -> "interface " + name + " extends Kit.Tools, Kit.Minds {\n";
      case RECORD -> "record " + name + "(Kit.Tools tools, Kit.Minds minds) {\n";
    };
  }

  private String plain() {
    return form == Form.INHERITED ? """
          final class %1$sPlain extends Kit.Fake implements %1$s {
          static %1$s create() {
          return new %1$sPlain();
          }
          }
          """.formatted(name) : """
          final class %1$sPlain {
          static %1$s create() {
          Kit.Fake fake = new Kit.Fake();
          return new %1$s(fake, fake);
          }
          }
          """.formatted(name);
  }

  /** Texts of flows have no braces, so that braces tell the depth. */
  private static String indented(String source) {
    StringBuilder text = new StringBuilder();
    int depth = 0;
    for (String line : source.lines().toList()) {
      String stripped = line.strip();
      int closes = stripped.startsWith("}") ? 1 : 0;
      if (!stripped.isEmpty()) {
        text.append("  ".repeat(Math.max(0, depth - closes))).append(stripped);
      }
      text.append('\n');
      depth += stripped.chars().map(c -> c == '{' ? 1 : c == '}' ? -1 : 0).sum();
    }
    return text.toString();
  }
}

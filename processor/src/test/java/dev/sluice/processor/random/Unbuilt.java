package dev.sluice.processor.random;

import dev.sluice.processor.testing.Compilations;
import dev.sluice.processor.testing.Message;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Rows of the table of what a flow body may contain that no random flow has, because the processor refuses them so far.
 * Each stands on one line of a flow.
 */
enum Unbuilt {
  STEP_ON_FLOW(
      "@Step options on an inlined flow", "@Step(timeoutSeconds = 9) String a = inner(text);"),
  RACE("Flows.race", "String a = Flows.race(() -> write(text), () -> write(\"b\"));"),
  HEDGE(
      "Flows.hedge", "String a = Flows.hedge(java.time.Duration.ofSeconds(1), () -> write(text));"),
  QUORUM("Flows.quorum", "List<String> a = Flows.quorum(1, () -> write(text));"),
  ALL("Flows.all", "List<String> a = Flows.all(() -> write(text));"),
  GATE("Flows.humanGate", "Decision<String> a = Flows.humanGate(text);"),
  SLEEP("Flows.sleep", "Flows.sleep(java.time.Duration.ofSeconds(1));"),
  RECV("Flows.recv", "String a = Flows.recv(CHANNEL);"),
  EMIT("Flows.emit", "Flows.emit(CHANNEL, text);"),
  RESCHEDULE(
      "Flows.reschedule",
      "Continuation<String> a = Flows.reschedule(text, java.time.Duration.ofSeconds(1));"),
  CONTEXT(
      "context options of @Step",
      "@Step(contextScope = ContextScope.NONE) String a = write(text);"),
  CACHE(
      "cache options of @Step",
      "@Step(cacheKey = \"k\", cacheTtlSeconds = 5) String a = write(text);");

  private static final String HEAD = """
      package demo;
      import dev.sluice.*;
      import java.util.*;
      class Rows {
      static final Channel<String> CHANNEL = new Channel<>("c", String.class);
      @Tool static String write(String text) { return text; }
      @Flow static String inner(String text) { return write(text); }
      """;

  private final String title;
  private final String statement;

  Unbuilt(String title, String statement) {
    this.title = title;
    this.statement = statement;
  }

  String title() {
    return title;
  }

  /** The rows that compile after all. */
  static List<Unbuilt> built(Path folder) {
    String flows = Stream.of(values())
        .map(
            row -> "@Flow void row%d(String text) { %s }\n".formatted(row.ordinal(), row.statement))
        .collect(Collectors.joining());
    Compilations.Result result =
        Compilations.into(folder).source("demo/Rows.java", HEAD + flows + "}\n").compile();
    Set<Integer> refused =
        result.messages().stream().map(Message::line).collect(Collectors.toSet());
    int first = (int) HEAD.lines().count() + 1;
    return Stream.of(values())
        .filter(row -> !refused.contains(first + row.ordinal()))
        .toList();
  }
}

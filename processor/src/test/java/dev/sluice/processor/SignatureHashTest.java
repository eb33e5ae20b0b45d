package dev.sluice.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.processor.testing.Compilations;
import dev.sluice.processor.testing.Probe;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A signature hash changes with everything that a caller, a model or the runtime relies on, and with nothing else. */
class SignatureHashTest {

  private static final String TOOLS = """
      package demo;

      import dev.sluice.*;
      import java.util.List;

      interface Tools {
        enum Queue { BILLING, BUG }
        record Ticket(String id, List<Queue> queues) {}

        @Tool(effect = Effect.READ, timeoutSeconds = 5)
        Ticket lookup(String id, int version);

        @Reasoner(model = "test:m", system = "Choose.", maxTokens = 10)
        Queue classify(Ticket ticket);
      }
      """;

  @TempDir
  Path folder;

  private int runs;

  @Test
  void notBehaviour() {
    Map<String, String> before = hashes(TOOLS);
    assertThat(hashes(
            TOOLS.replace("  Ticket lookup", "/** Finds it. */ @Deprecated\n\n Ticket lookup")))
        .isEqualTo(before);
    assertThat(hashes(TOOLS.replace(
            "String id, int version)", "final String id, int version) throws Exception")))
        .isEqualTo(before);
    assertThat(hashes(TOOLS.replace("List<Queue>", "java.util.List<Tools.Queue>")))
        .isEqualTo(before);
    assertThat(
            hashes(TOOLS.replace("READ,", "READ, idempotency = Idempotency.NONE, retries = -1,")))
        .isEqualTo(before);
    assertThat(hashes(TOOLS.replace("enum Queue", "int OTHER = 1;\n enum Queue")))
        .isEqualTo(before);
    assertThat(hashes(
            TOOLS.replace("queues) {}", "queues) { Ticket { queues = List.copyOf(queues); } }")))
        .isEqualTo(before);
  }

  @Test
  void behaviourOfTheTool() {
    changes(
        "lookup",
        TOOLS.replace("String id, int", "String key, int"),
        TOOLS.replace("int version", "long version"),
        TOOLS.replace("int version", "@Doc(\"which one\") int version"),
        TOOLS.replace("Ticket lookup", "@Doc(\"Finds it.\") Ticket lookup"),
        TOOLS.replace("timeoutSeconds = 5", "timeoutSeconds = 6"),
        TOOLS.replace("timeoutSeconds = 5", "retries = 1"),
        TOOLS.replace("Effect.READ", "Effect.EXTERNAL"),
        TOOLS.replace("timeoutSeconds = 5", "description = \"Finds it.\""),
        TOOLS.replace("String id, List", "@Doc(\"its number\") String id, List"),
        TOOLS.replace("List<Queue> queues", "List<Queue> all"),
        TOOLS.replace("BILLING, BUG", "BUG, BILLING"),
        TOOLS.replace("record Ticket", "@Doc(\"A ticket.\") record Ticket"));
  }

  @Test
  void behaviourOfTheReasoner() {
    changes(
        "classify",
        TOOLS.replace("test:m", "test:n"),
        TOOLS.replace("Choose.", "Choose!"),
        TOOLS.replace("system", "user"),
        TOOLS.replace("maxTokens = 10", "temperature = 0"),
        TOOLS.replace("maxTokens = 10", "retries = 0"),
        TOOLS.replace("Queue classify", "String classify"));
  }

  /** Each variant has a hash of its own. */
  private void changes(String id, String... variants) {
    Set<String> seen = new HashSet<>(Set.of(hashes(TOOLS).get(id)));
    for (String variant : variants) {
      assertWithMessage(variant).that(variant).isNotEqualTo(TOOLS);
      assertWithMessage(variant).that(seen.add(hashes(variant).get(id))).isTrue();
    }
  }

  private Map<String, String> hashes(String tools) {
    Probe probe = new Probe();
    Compilations.into(folder.resolve("run" + runs++))
        .source("demo/Tools.java", tools)
        .source("demo/Calls.java", "package demo;\nclass Calls { Tools lookup; Tools classify; }\n")
        .processors(probe)
        .compile();
    assertThat(probe.messages()).isEmpty();
    assertThat(Stream.of("lookup", "classify").toList())
        .containsExactlyElementsIn(probe.found().stream().map(step -> step.id()).toList());
    return probe.found().stream()
        .collect(Collectors.toMap(step -> step.id(), step -> step.signatureHash()));
  }
}

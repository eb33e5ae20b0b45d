package dev.sluice.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.processor.problem.ProblemCode;
import dev.sluice.processor.problem.SourceCodes;
import dev.sluice.processor.testing.Compilations;
import dev.sluice.processor.testing.GoldenFiles;
import dev.sluice.processor.testing.Message;
import dev.sluice.processor.testing.RejectedCase;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Every file of {@code rejected} gives exactly the messages it states, at their lines and in the golden words. */
class RejectedTest {

  /** Codes that no single source file can cause; each has a test of its own. */
  private static final Set<String> ELSEWHERE = Set.of(
      "INTERNAL",
      "NO_JAVAC_TREES",
      "NO_JAVAC_TREES_STRICT",
      "COMPANION_NOT_WRITTEN",
      "FLOW_EXPRESSION_DEPTH",
      "FLOW_IMPLICIT",
      "FLOW_INLINE_DEPTH",
      "FLOW_PATTERN",
      "FLOW_SWITCH_TYPE",
      "RESOURCE_NOT_WRITTEN",
      "TOOL_NO_DESCRIPTOR");

  @TestFactory
  Stream<DynamicTest> rejected(@TempDir Path folder) {
    return RejectedCase.all().stream()
        .map(rejected -> DynamicTest.dynamicTest(rejected.name(), () -> check(rejected, folder)));
  }

  private static void check(RejectedCase rejected, Path folder) {
    Compilations.Result result = Compilations.into(folder.resolve(rejected.name()))
        .source(rejected.file().getParent(), rejected.file())
        .options(rejected.options().toArray(String[]::new))
        .compile();
    assertWithMessage(result.output())
        .that(sorted(result.messages()))
        .isEqualTo(sorted(rejected.expected()));
    boolean hasError = rejected.expected().stream().anyMatch(Message::isError);
    assertWithMessage(result.output()).that(result.success()).isEqualTo(!hasError);
    GoldenFiles.check(rejected.golden(), result.output());
  }

  @Test
  void everyCodeHasACase() {
    Set<String> missing = new TreeSet<>();
    SourceCodes.all().stream().map(ProblemCode::name).forEach(missing::add);
    missing.removeAll(ELSEWHERE);
    RejectedCase.all()
        .forEach(
            rejected -> rejected.expected().forEach(message -> missing.removeAll(message.ids())));
    assertThat(missing).isEmpty();
  }

  @Test
  void everyCaseIsNamedForACodeItShows() {
    for (RejectedCase rejected : RejectedCase.all()) {
      assertWithMessage(rejected.name())
          .that(rejected.expected().stream()
              .flatMap(message -> message.ids().stream())
              .anyMatch(id -> rejected.name().equals(id) || rejected.name().startsWith(id + "_")))
          .isTrue();
    }
  }

  private static List<Message> sorted(List<Message> messages) {
    return messages.stream()
        .sorted(Comparator.comparing(Message::line)
            .thenComparing(message -> String.join(",", message.ids())))
        .toList();
  }
}

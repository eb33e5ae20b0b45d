package dev.sluice.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.ir.Json;
import dev.sluice.ir.JsonParser;
import dev.sluice.processor.testing.Compilations;
import dev.sluice.processor.testing.FlowStatements;
import dev.sluice.processor.testing.GoldenFiles;
import dev.sluice.processor.testing.SourceFolder;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** A step that is inserted before or behind any statement of a flow moves no other id. */
class InsertedStepTest {

  /** Cases of {@code accepted} whose flows have many statements of all kinds. */
  private static final List<String> CASES = List.of(
      "checked",
      "each_early_return",
      "each_nested",
      "early_return",
      "early_return_partial",
      "everything",
      "for_each",
      "if_effects",
      "if_join",
      "inline",
      "inline_early_return",
      "logical",
      "order",
      "step_options",
      "straight",
      "switch_groups",
      "switch_statement");

  private static final int LEAST_FLOWS = 20;

  private static final String PURE = """

      final class Extra {
        @dev.sluice.Pure
        static int inserted(int n) {
          return n;
        }
      }
      """;

  @TestFactory
  Stream<DynamicTest> inserted(@TempDir Path folder) {
    return cases()
        .map(source -> DynamicTest.dynamicTest(
            source.name(), () -> check(source, folder.resolve(source.name()))));
  }

  @Test
  void thereAreEnoughFlows() {
    long flows = cases()
        .flatMap(source -> FlowStatements.of(run(source)).stream())
        .filter(flow -> flow.boundaries().size() > 1)
        .count();
    assertThat(flows).isAtLeast(LEAST_FLOWS);
  }

  private static Stream<SourceFolder> cases() {
    return SourceFolder.in("accepted").stream().filter(source -> CASES.contains(source.name()));
  }

  private static Path run(SourceFolder source) {
    return source.folder().resolve("Run.java");
  }

  private static void check(SourceFolder source, Path folder) {
    String text = GoldenFiles.read(run(source));
    Map<String, Set<String>> before = ids(text, folder.resolve("before"));
    for (FlowStatements.Flow flow : FlowStatements.of(run(source))) {
      for (int offset : flow.boundaries()) {
        String after =
            text.substring(0, offset) + "int extra = Extra.inserted(7);\n" + text.substring(offset);
        String at = flow.method() + " at " + offset;
        Map<String, Set<String>> found = ids(after, folder.resolve(flow.method() + offset));
        assertWithMessage(at).that(found.keySet()).isEqualTo(before.keySet());
        found.forEach((path, ids) -> {
          ids.removeIf(id -> id.matches(".*/extra(\\..*)?"));
          assertWithMessage(at + ": " + path).that(ids).isEqualTo(before.get(path));
        });
      }
    }
  }

  /** Ids of nodes by the path of the resource. */
  private static Map<String, Set<String>> ids(String text, Path folder) {
    Compilations.Result result =
        Compilations.into(folder).source("Run.java", text + PURE).compile();
    assertWithMessage(result.output()).that(result.success()).isTrue();
    Map<String, Set<String>> ids = new TreeMap<>();
    result.generated(".json").forEach((path, content) -> {
      Json.Obj sources =
          (Json.Obj) ((Json.Obj) JsonParser.parse(content)).get("sources").orElseThrow();
      ids.put(path, new TreeSet<>(sources.members().keySet()));
    });
    return ids;
  }
}

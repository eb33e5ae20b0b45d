package dev.sluice.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.processor.testing.Compilations;
import dev.sluice.processor.testing.GoldenFiles;
import dev.sluice.processor.testing.SourceFolder;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Companions of the sources in {@code companions}, to the last character, in a build that fails on every warning. */
class CompanionTest {

  @TestFactory
  Stream<DynamicTest> companions(@TempDir Path output) {
    return SourceFolder.in("companions").stream()
        .map(folder -> DynamicTest.dynamicTest(
            folder.name(), () -> check(folder, output.resolve(folder.name()))));
  }

  private static void check(SourceFolder folder, Path output) {
    Compilations.Result result =
        folder.compilation(output).options("-Xlint:all,-processing", "-Werror").compile();
    result.generated(".java").forEach((file, text) -> GoldenFiles.check(folder.golden(file), text));
    assertWithMessage(result.output()).that(result.success()).isTrue();
    assertThat(result.output()).isEmpty();
    assertThat(folder.goldens(".java"))
        .containsExactlyElementsIn(
            result.generated(".java").keySet().stream().map(folder::golden).toList());
  }

  @TestFactory
  Stream<DynamicTest> theOrderOfSourcesChangesNothing(@TempDir Path output) {
    return SourceFolder.in("companions").stream()
        .map(folder -> DynamicTest.dynamicTest(folder.name(), () -> {
          Compilations.Result forward =
              folder.compilation(output.resolve(folder.name() + 1)).compile();
          Compilations.Result backward =
              folder.reversed(output.resolve(folder.name() + 2)).compile();
          assertThat(forward.generated(".java")).isNotEmpty();
          assertThat(backward.generated(".java")).isEqualTo(forward.generated(".java"));
          assertThat(backward.generated(".json")).isEqualTo(forward.generated(".json"));
        }));
  }
}

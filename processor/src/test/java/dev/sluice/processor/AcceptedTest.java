package dev.sluice.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.processor.testing.Compilations;
import dev.sluice.processor.testing.GoldenFiles;
import dev.sluice.processor.testing.Script;
import dev.sluice.processor.testing.Trial;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every folder of {@code accepted} compiles without a word, to the graphs, programs and companions that stand there, and
 * its class {@code demo.Run} finds that each flow does the same as plain Java and as its program.
 */
class AcceptedTest {

  private static final int LEAST_CASES = 120;

  @TestFactory
  Stream<DynamicTest> accepted(@TempDir Path folder) {
    return cases().stream()
        .map(source -> DynamicTest.dynamicTest(
            source.getFileName().toString(),
            () -> check(source, folder.resolve(source.getFileName()))));
  }

  @Test
  void thereAreEnoughCases() {
    assertThat(cases().size()).isAtLeast(LEAST_CASES);
  }

  private static List<Path> cases() {
    try (Stream<Path> folders = Files.list(GoldenFiles.resources().resolve("accepted"))) {
      return folders.filter(Files::isDirectory).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void check(Path source, Path output) throws Exception {
    GraphProbe probe = new GraphProbe();
    Compilations compilation = Compilations.into(output)
        .options("-Xlint:all,-processing,-auxiliaryclass,-serial")
        .processors(probe, new FlowProcessor());
    GoldenFiles.files(source, ".java").forEach(file -> compilation.source(source, file));
    Compilations.Result result = compilation.compile();
    assertThat(result.output()).isEmpty();
    assertThat(result.success()).isTrue();
    GoldenFiles.check(source.resolve("graph.txt"), probe.text());
    GoldenFiles.check(source.resolve("resources.txt"), joined(result.generated(".json")));
    GoldenFiles.check(source.resolve("companions.txt"), joined(result.generated(".java")));
    run(output);
  }

  private static String joined(SortedMap<String, String> files) {
    StringBuilder text = new StringBuilder();
    files.forEach((path, content) -> text.append("== ")
        .append(path)
        .append('\n')
        .append(content.stripTrailing())
        .append('\n'));
    return text.toString();
  }

  private static void run(Path classes) throws Exception {
    try (URLClassLoader loader = new URLClassLoader(
            new URL[] {classes.toUri().toURL()}, AcceptedTest.class.getClassLoader());
        Trial trial = new Trial()) {
      Class<?> type = loader.loadClass("demo.Run");
      java.lang.reflect.Constructor<?> constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      ((Script) constructor.newInstance()).run(trial);
      assertWithMessage("runs").that(trial.checks()).isGreaterThan(0);
    }
  }
}

package dev.sluice.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.processor.testing.Compilations;
import java.io.File;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In a module that requires the runtime and nothing else, companions compile without warnings. */
class CompanionInModuleTest {

  private static final String MAIL = """
      package demo;

      import dev.sluice.Flow;
      import dev.sluice.Tool;

      public interface Mail {
        record Letter(String text) {}

        @Tool
        void send(Letter letter);

        @Flow
        default Letter copy(Letter letter, int times) {
          return letter;
        }
      }
      """;

  @TempDir
  Path folder;

  @Test
  void generatedIsLeftOutWhereItIsNotVisible() {
    Compilations.Result result =
        compile("module demo { requires transitive dev.sluice.runtime; exports demo; }");
    assertWithMessage(result.output()).that(result.success()).isTrue();
    assertThat(result.output()).isEmpty();
    String companion = result.generated(".java").get("demo/MailDeployment.java");
    assertThat(companion).doesNotContain("@Generated");
    assertThat(companion).contains("@SuppressWarnings(\"exports\")");
  }

  @Test
  void generatedIsStatedWhereItIsVisible() {
    Compilations.Result result = compile(
        "module demo { requires transitive dev.sluice.runtime; requires java.compiler; exports demo; }");
    assertWithMessage(result.output()).that(result.success()).isTrue();
    assertThat(result.generated(".java").get("demo/MailDeployment.java")).contains("@Generated(");
  }

  private Compilations.Result compile(String module) {
    return Compilations.into(folder)
        .source("module-info.java", module)
        .source("demo/Mail.java", MAIL)
        .options("-Xlint:all,-processing", "-Werror", "--module-path", modulePath())
        .compile();
  }

  private static String modulePath() {
    return Stream.of("dev.sluice.annotations", "dev.sluice.ir", "dev.sluice.runtime")
        .map(CompanionInModuleTest::location)
        .collect(Collectors.joining(File.pathSeparator));
  }

  private static String location(String module) {
    Path[] path = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry ->
            entry.contains("sluice") || entry.endsWith("target" + File.separator + "classes"))
        .map(Path::of)
        .toArray(Path[]::new);
    ModuleReference found = ModuleFinder.of(path).find(module).orElseThrow();
    return Path.of(found.location().orElseThrow()).toString();
  }
}

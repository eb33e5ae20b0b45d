package dev.sluice.processor;

import static com.google.common.truth.Truth.assertThat;

import com.palantir.javapoet.JavaFile;
import dev.sluice.ir.Json;
import dev.sluice.processor.testing.Compilations;
import dev.sluice.processor.testing.Message;
import java.io.File;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What stands beside flows, how they are named, and with which options they are compiled. */
class SurroundingsTest {

  @TempDir
  Path folder;

  @Test
  void anonymousAndLocalClassesBesideAFlowAreNotItsBusiness() {
    accepted("Main", """
        interface Main {
          @Tool(effect = Effect.READ)
          String read(String what);

          @Flow
          default String run(String text) {
            return read(text);
          }

          static Runnable other() {
            record Local(int n) {}
            enum Word { YES }
            class Counter {
              int n;
            }
            return new Runnable() {
              private int calls;

              @Override
              public void run() {
                calls += new Counter().n + new Local(1).n() + Word.YES.ordinal();
                while (calls > 10) {
                  calls--;
                }
              }
            };
          }
        }
        """);
  }

  @Test
  void namesMayBeOfAnyLanguage() {
    accepted("Größe", """
        interface Größe {
          @Tool(effect = Effect.READ)
          String läs(String 何);

          @Flow
          default String größe(String naïve) {
            String 結果 = läs(naïve);
            return 結果 + "\\uD83D\\uDE00";
          }
        }
        """);
  }

  @Test
  void withoutCompilationThereAreCompanionsOnly() {
    Compilations.Result result = Compilations.into(folder)
        .source("demo/Main.java", main("text"))
        .options("-proc:only", "-Xlint:all,-processing", "-Werror")
        .compile();
    assertThat(result.output()).isEmpty();
    assertThat(result.generated(".java")).hasSize(1);
    assertThat(result.generated(".json")).isEmpty();
  }

  @Test
  void strictOptionsFindNothingWithTheProcessorAlone() throws Exception {
    assertThat(javac(main("text"))).isEmpty();
    assertThat(folder.resolve("META-INF/sluice/demo.Main/run.json").toFile().isFile())
        .isTrue();
  }

  @Test
  void strictOptionsFindNothingBesideOtherProcessors() {
    Compilations.Result result = Compilations.into(folder)
        .source(
            "demo/Main.java",
            main("text")
                .replace("public interface", "@SuppressWarnings(\"unused\") public interface"))
        .options("-Xlint:all", "-Werror")
        .compile();
    assertThat(result.output()).isEmpty();
  }

  /** A compiler of its own, where no class path of a test brings other processors. */
  private String javac(String source) throws Exception {
    Path file = Files.createDirectories(folder.resolve("src/demo")).resolve("Main.java");
    Files.writeString(file, source);
    String classPath = System.getProperty("java.class.path");
    String processors = Stream.of(FlowProcessor.class, Json.class, JavaFile.class)
        .map(type -> type.getProtectionDomain().getCodeSource().getLocation())
        .map(location -> Path.of(URI.create(location.toString())).toString())
        .collect(Collectors.joining(File.pathSeparator));
    Process javac = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "javac").toString(),
            "-Xlint:all",
            "-Werror",
            "-parameters",
            "-g",
            "-classpath",
            classPath,
            "-processorpath",
            processors,
            "-d",
            folder.toString(),
            file.toString())
        .redirectErrorStream(true)
        .start();
    String output = new String(javac.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    javac.waitFor();
    return output;
  }

  @Test
  void editingRenamingAndDeletingAFlowLeavesNothingThatRuns() {
    Map<String, String> first = again(main("text")).generated("run.json");
    Map<String, String> edited = again(main("text.strip()")).generated("run.json");
    assertThat(edited).isNotEqualTo(first);
    Compilations.Result renamed = again(main("text").replace("run(", "walk("));
    assertThat(renamed.generated(".java").get("demo/MainDeployment.java")).doesNotContain("RUN");
    assertThat(renamed.generated(".json")).containsKey("META-INF/sluice/demo.Main/walk.json");
  }

  private Compilations.Result again(String source) {
    Compilations.Result result = Compilations.into(folder)
        .source("demo/Main.java", source)
        .library(folder)
        .compile();
    assertThat(result.output()).isEmpty();
    return result;
  }

  private static String main(String result) {
    return """
        package demo;

        import dev.sluice.Flow;

        /** A class with a flow. */
        public interface Main {
          /**
           * A flow.
           *
           * @param text any
           * @return the text
           */
          @Flow
          default String run(String text) {
            return %s;
          }
        }
        """.formatted(result);
  }

  private void accepted(String name, String source) {
    Compilations.Result result = compile(name, source);
    assertThat(result.output()).isEmpty();
    assertThat(result.generated(".json")).hasSize(1);
  }

  private Compilations.Result compile(String name, String source) {
    return Compilations.into(folder)
        .source("demo/" + name + ".java", "package demo;\nimport dev.sluice.*;\n" + source)
        .options("-Xlint:all,-processing", "-Werror")
        .compile();
  }

  @Test
  void messagesNameTheFileAndLineOfUnicodeSource() {
    Compilations.Result result = compile("Größe", """
        interface Größe {
          @Flow
          default String größe(String naïve) {
            return naïve + System.nanoTime();
          }
        }
        """);
    assertThat(result.messages())
        .containsExactly(new Message(6, true, List.of("FLOW_NONDETERMINISTIC")));
  }
}

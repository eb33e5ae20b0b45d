package dev.sluice.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.processor.testing.Compilations;
import dev.sluice.processor.testing.Message;
import dev.sluice.runtime.FlowHandle;
import dev.sluice.runtime.Sluice;
import java.lang.reflect.Field;
import java.lang.reflect.Proxy;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Flows that use what other compilations have declared, and the ways in which javac finds sources. */
class OtherCompilationTest {

  private static final String LIBRARY = """
      package lib;

      import dev.sluice.*;

      public interface Library {
        record Book(String title, int year) {}

        @Discriminator("kind")
        sealed interface Item {}

        @Discriminator("paper")
        record Paper(int pages) implements Item {}

        record Tape(int minutes) implements Item {}

        sealed interface Clash {}

        record Typed(String type) implements Clash {}

        @Tool(effect = Effect.READ, idempotency = Idempotency.NATIVE, retries = 1)
        Book find(String title, int yearAtLeast);

        @Pure
        static String label(Book book, String prefix) {
          return prefix + book.title();
        }
      }
      """;

  private static final String FLOW = """
      package demo;

      import dev.sluice.Flow;
      import lib.Library;

      class Reader {
        private final Library library;

        Reader(Library library) {
          this.library = library;
        }

        @Flow
        String read(String title) {
          Library.Book book = library.find(title, 1900);
          return Library.label(book, "> ") + book.year();
        }
      }
      """;

  @TempDir
  Path folder;

  private Path library;

  @BeforeEach
  void compileLibrary() {
    library = folder.resolve("library");
    // Without -parameters, and without debug information: class files know no parameter names then.
    Compilations.Result result = Compilations.into(library)
        .source("lib/Library.java", LIBRARY)
        .options("-g:none")
        .compile();
    assertThat(result.output()).isEmpty();
  }

  @Test
  void parameterNamesOfAJarAreThoseOfItsSource() {
    Compilations.Result result = Compilations.into(folder.resolve("flow"))
        .library(library)
        .source("demo/Reader.java", FLOW)
        .compile();
    assertThat(result.output()).isEmpty();
    String resource = result.generated("read.json").values().iterator().next();
    assertThat(resource).contains("[\"yearAtLeast\",1]");
    assertThat(resource).contains("\"companion\":\"lib.LibraryDeployment\"");
    assertThat(resource).contains("\"maxAttempts\":2");
  }

  @Test
  void toolsAndPuresOfAJarRun() throws Exception {
    Compilations.Result result = Compilations.into(folder.resolve("flow"))
        .library(library)
        .source("demo/Reader.java", FLOW)
        .compile();
    URL[] urls = {result.folder().toUri().toURL(), library.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, getClass().getClassLoader())) {
      Class<?> type = loader.loadClass("lib.Library");
      Class<?> book = loader.loadClass("lib.Library$Book");
      Object fake = Proxy.newProxyInstance(
          loader,
          new Class<?>[] {type},
          (proxy, method, args) -> book.getDeclaredConstructor(String.class, int.class)
              .newInstance(args[0] + "!", (int) args[1] + 1));
      Field handle = loader.loadClass("demo.ReaderDeployment").getDeclaredField("READ");
      handle.setAccessible(true);
      assertThat(run(type, fake, (FlowHandle<?, ?>) handle.get(null))).isEqualTo("> Emma!1901");
    }
  }

  @SuppressWarnings("unchecked")
  private static <T> Object run(Class<T> type, Object fake, FlowHandle<?, ?> handle) {
    try (Sluice sluice = Sluice.builder().bind(type, (T) fake).build()) {
      return sluice.run((FlowHandle<String, String>) handle, "Emma");
    }
  }

  @Test
  void aSealedInterfaceOfAJarIsTested() {
    String flow = FLOW.replace(
        "@Flow",
        "@Flow\n  int pages(Library.Item item) {\n"
            + "    return item instanceof Library.Paper paper ? paper.pages() : 0;\n  }\n\n  @Flow");
    Compilations.Result result = Compilations.into(folder.resolve("flow"))
        .library(library)
        .source("demo/Reader.java", flow)
        .compile();
    assertThat(result.output()).isEmpty();
    assertThat(result.generated("pages.json").values().iterator().next())
        .contains("\"is\":[\"kind\",{\"lib.Library$Paper\":\"paper\"},");
  }

  @Test
  void aClashInAJarIsShownWhereTheTypeIsUsed() {
    Compilations.Result result = Compilations.into(folder.resolve("flow"))
        .library(library)
        .source(
            "demo/Store.java",
            "package demo;\ninterface Store {\n  @dev.sluice.Tool\n  void put(lib.Library.Clash clash);\n}\n")
        .compile();
    assertThat(result.messages())
        .containsExactly(new Message(4, true, List.of("TYPE_DISCRIMINATOR_CLASH")));
  }

  @Test
  void aClassThatIsCompiledImplicitlyIsRefused() throws Exception {
    Path sources = folder.resolve("sources");
    Files.createDirectories(sources.resolve("demo"));
    Files.writeString(sources.resolve("demo/Reader.java"), FLOW);
    Compilations.Result result = Compilations.into(folder.resolve("flow"))
        .library(library)
        .source("demo/Main.java", "package demo;\nclass Main { Reader reader; }\n")
        .options("-sourcepath", sources.toString())
        .compile();
    assertThat(result.messages().stream().map(Message::ids).toList())
        .contains(List.of("FLOW_IMPLICIT"));
    assertThat(result.success()).isFalse();
  }

  @Test
  void theOrderOfSourcesChangesNoByte() {
    String other = FLOW.replace("Reader", "Second").replace("1900", "1800");
    Compilations.Result forward = Compilations.into(folder.resolve("forward"))
        .library(library)
        .source("demo/Reader.java", FLOW)
        .source("demo/Second.java", other)
        .compile();
    Compilations.Result backward = Compilations.into(folder.resolve("backward"))
        .library(library)
        .source("demo/Second.java", other)
        .source("demo/Reader.java", FLOW)
        .compile();
    assertThat(forward.generated(".json")).hasSize(2);
    assertThat(backward.generated(".json")).isEqualTo(forward.generated(".json"));
    assertThat(backward.generated(".java")).isEqualTo(forward.generated(".java"));
  }

  @Test
  void aProblemInOneFlowKeepsTheFilesOfItsClassBack() {
    String broken = FLOW.replace(
        "@Flow", "@Flow\n  long now(String text) {\n    return System.nanoTime();\n  }\n\n  @Flow");
    Compilations.Result result = Compilations.into(folder.resolve("flow"))
        .library(library)
        .source("demo/Reader.java", broken)
        .source("demo/Second.java", FLOW.replace("Reader", "Second"))
        .compile();
    assertThat(result.messages().stream().map(Message::ids).toList())
        .containsExactly(List.of("FLOW_NONDETERMINISTIC"));
    assertWithMessage("only the class in order")
        .that(result.generated(".json").keySet())
        .containsExactly("META-INF/sluice/demo.Second/read.json");
  }

  @Test
  void aFlowThatJavacRefusesIsLeftToJavac() {
    String broken = FLOW.replace("library.find(title, 1900)", "library.find(title, 1900).missing()")
        .replace(
            "String read(String title) {",
            "String read(String title) {\n    while (true) {}\n  }\n\n  String rest(String title) {")
        .replace(
            "String rest(String title) {",
            "@Flow\n  String rest(String title) {\n    while (title == null) {}");
    Compilations.Result result = Compilations.into(folder.resolve("flow"))
        .library(library)
        .source("demo/Reader.java", broken)
        .compile();
    assertThat(result.messages().stream().map(Message::ids).toList())
        .containsExactly(List.of(), List.of("FLOW_WHILE"));
  }

  @Test
  void aVariableWithoutAValueIsLeftToJavac() {
    Compilations.Result result = Compilations.into(folder.resolve("flow"))
        .library(library)
        .source(
            "demo/Reader.java",
            FLOW.replace("Library.Book book = library", "Library.Book book; library"))
        .compile();
    assertThat(result.messages().stream().map(Message::ids).toList()).containsExactly(List.of());
  }
}

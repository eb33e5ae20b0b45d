package dev.sluice.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.processor.testing.Compilations;
import dev.sluice.processor.testing.Message;
import dev.sluice.processor.testing.WrappingProcessor;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How the processor behaves beside javac's own errors, other processors and a failing disk. */
class FlowProcessorTest {

  private static final String MAIL = """
      package demo;

      import dev.sluice.Tool;

      public interface Mail {
        @Tool
        void send(Letter letter);
      }
      """;

  private static final String LETTER = "package demo;\npublic record Letter(String text) {}\n";

  @TempDir
  Path folder;

  @Test
  void anUnknownNameIsLeftToJavac() {
    Compilations.Result result =
        Compilations.into(folder).source("demo/Mail.java", MAIL).compile();
    assertThat(result.success()).isFalse();
    assertThat(result.messages()).containsExactly(new Message(7, true, List.of()));
    assertThat(result.output()).contains("cannot find symbol");
  }

  @Test
  void anUnknownNameDeepInARecordIsLeftToJavac() {
    Compilations.Result result = Compilations.into(folder)
        .source("demo/Mail.java", MAIL)
        .source(
            "demo/Letter.java",
            "package demo;\npublic record Letter(java.util.List<Missing> text) {}\n")
        .compile();
    assertThat(result.messages()).containsExactly(new Message(2, true, List.of()));
  }

  @Test
  void aTypeThatAnotherProcessorGeneratesIsWaitedFor() {
    Compilations.Result result = Compilations.into(folder)
        .source("demo/Mail.java", MAIL)
        .processors(new FlowProcessor(), new LateLetter())
        .compile();
    assertWithMessage(result.output()).that(result.success()).isTrue();
    assertThat(result.generated(".java")).containsKey("demo/MailDeployment.java");
  }

  @Test
  void theCompanionIsThereForCodeThatNamesIt() {
    Compilations.Result result = Compilations.into(folder)
        .source("demo/Mail.java", MAIL)
        .source("demo/Letter.java", LETTER)
        .source(
            "demo/Main.java",
            "package demo;\nclass Main { Object it = MailDeployment.DEPLOYMENT; }\n")
        .compile();
    assertWithMessage(result.output()).that(result.success()).isTrue();
  }

  @Test
  void sourcesWithoutStepsAreNotTouched() {
    Compilations.Result result = Compilations.into(folder)
        .source("demo/Letter.java", LETTER)
        .options("-Xlint:all,-processing", "-Werror")
        .compile();
    assertThat(result.output()).isEmpty();
    assertThat(result.generated(".java")).isEmpty();
  }

  @Test
  void compilingAgainIntoTheSameFolderChangesNothing() {
    Compilations.Result first = companionAndFlow().compile();
    assertThat(first.generated(".json")).hasSize(1);
    Compilations.Result second = companionAndFlow().library(folder).compile();
    assertThat(second.output()).isEmpty();
    assertThat(second.generated(".java")).isEqualTo(first.generated(".java"));
    assertThat(second.generated(".json")).isEqualTo(first.generated(".json"));
  }

  @Test
  void aWrappedEnvironmentIsUnwrapped() {
    Compilations.Result result = companionAndFlow()
        .processors(WrappingProcessor.withProxies(new FlowProcessor()))
        .compile();
    assertThat(result.output()).isEmpty();
    assertThat(result.generated(".json")).hasSize(1);
  }

  private Compilations companionAndFlow() {
    return Compilations.into(folder)
        .source("demo/Echo.java", """
            package demo;

            public interface Echo {
              @dev.sluice.Flow
              default String echo(String text) {
                return text;
              }
            }
            """)
        .source(
            "demo/Main.java", "package demo;\nclass Main { Object it = EchoDeployment.ECHO; }\n");
  }

  @Test
  void otherOptionsAreNotOurs() {
    Compilations.Result result = Compilations.into(folder)
        .source("demo/Mail.java", MAIL)
        .source("demo/Letter.java", LETTER)
        .options("-Aother.option=1", "-Asluice.strict")
        .compile();
    assertThat(result.success()).isTrue();
    assertThat(result.output()).doesNotContain("sluice");
  }

  @Test
  void aFullDiskIsSaidAtTheClass() {
    Compilations.Result result = Compilations.into(folder)
        .source("demo/Mail.java", MAIL)
        .source("demo/Letter.java", LETTER)
        .processors(WrappingProcessor.withFailingFiler(
            new FlowProcessor(), "createSourceFile", () -> new IOException("disk full")))
        .compile();
    assertThat(result.messages())
        .containsExactly(new Message(5, true, List.of("COMPANION_NOT_WRITTEN")));
    assertThat(result.output()).contains("'demo.MailDeployment' cannot be written: disk full.");
  }

  @Test
  void aFullDiskIsSaidAtTheFlow() {
    Compilations.Result result = companionAndFlow()
        .processors(WrappingProcessor.withFailingFiler(
            new FlowProcessor(), "createResource", () -> new IOException("disk full")))
        .compile();
    assertThat(result.messages())
        .containsExactly(new Message(5, true, List.of("RESOURCE_NOT_WRITTEN")));
    assertThat(result.output())
        .contains("'echo' cannot be written to META-INF/sluice/demo.Echo/echo.json: disk full.");
  }

  @Test
  void aFaultOfTheProcessorIsSaidAtTheClass() {
    Compilations.Result result = Compilations.into(folder)
        .source("demo/Mail.java", MAIL)
        .source("demo/Letter.java", LETTER)
        .processors(
            WrappingProcessor.withFailingFiler(new FlowProcessor(), "createSourceFile", () -> {
              throw new IllegalStateException("broken");
            }))
        .compile();
    assertThat(result.messages()).containsExactly(new Message(5, true, List.of("INTERNAL")));
    assertThat(result.output())
        .contains("The processor failed at 'demo.Mail': java.lang.IllegalStateException: broken.");
  }

  /** Generates {@code demo.Letter} in its first round. */
  private static final class LateLetter extends AbstractProcessor {

    private boolean done;

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (!done) {
        done = true;
        try (Writer out =
            processingEnv.getFiler().createSourceFile("demo.Letter").openWriter()) {
          out.write(LETTER);
        } catch (IOException e) {
          throw new java.io.UncheckedIOException(e);
        }
      }
      return false;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("*");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }
  }
}

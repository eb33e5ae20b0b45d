package dev.sluice.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.processor.testing.GoldenFiles;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Eclipse's compiler has no trees: editors get companions and one message that says what is missing. */
class EclipseCompilerTest {

  private static final Path CASE = GoldenFiles.resources().resolve("companions/support");

  @TempDir
  Path folder;

  private Path other;

  @BeforeEach
  void anotherClassWithSteps() throws IOException {
    other = Files.writeString(
        folder.resolve("Other.java"),
        "interface Other { @dev.sluice.Tool Shape send(String text);"
            + " sealed interface Shape {} record Dot(int n) implements Shape {} record Blank() implements Shape {} }");
  }

  @Test
  void companionsAreTheSameAndOneWarningSaysWhatIsMissing() {
    Run run = run();
    assertWithMessage(run.output()).that(run.success()).isTrue();
    assertThat(run.output().split("\\[NO_JAVAC_TREES]", -1)).hasLength(2);
    assertThat(run.output()).contains("WARNING");
    assertThat(run.output()).contains("Build with javac (Maven, Gradle) before running.");
    assertThat(run.output()).doesNotContain("Exception");
    String companion = "demo/SupportFlowsDeployment.java";
    assertThat(GoldenFiles.read(run.classes().resolve(companion)))
        .isEqualTo(GoldenFiles.read(CASE.resolve("expected").resolve(companion)));
    assertThat(Files.exists(run.classes().resolve("OtherDeployment.class"))).isTrue();
    assertThat(GoldenFiles.read(run.classes().resolve("OtherDeployment.java")))
        .contains(
            "\\\"records\\\":{\\\"Blank\\\":\\\"Other$Blank\\\",\\\"Dot\\\":\\\"Other$Dot\\\"}");
  }

  @Test
  void strictMakesItAnError() {
    Run run = run("-Asluice.strict=true");
    assertThat(run.success()).isFalse();
    assertThat(run.output().split("\\[NO_JAVAC_TREES_STRICT]", -1)).hasLength(2);
    assertThat(run.output()).contains("ERROR");
  }

  private record Run(boolean success, String output, Path classes) {}

  private Run run(String... options) {
    Path classes = folder.resolve("classes");
    String path = System.getProperty("java.class.path");
    List<String> arguments = new ArrayList<>(List.of(
        "--release",
        "17",
        "-encoding",
        "UTF-8",
        "-classpath",
        path,
        "-processorpath",
        path,
        "-processor",
        FlowProcessor.class.getName(),
        "-s",
        classes.toString(),
        "-d",
        classes.toString()));
    arguments.addAll(Arrays.asList(options));
    arguments.add(CASE.resolve("demo/SupportFlows.java").toString());
    arguments.add(other.toString());
    StringWriter output = new StringWriter();
    PrintWriter printer = new PrintWriter(output);
    boolean success =
        BatchCompiler.compile(arguments.toArray(String[]::new), printer, printer, null);
    return new Run(success, output.toString(), classes);
  }
}

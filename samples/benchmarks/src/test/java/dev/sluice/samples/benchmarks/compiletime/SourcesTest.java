package dev.sluice.samples.benchmarks.compiletime;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.Flow;
import dev.sluice.samples.benchmarks.measuring.ClassPath;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourcesTest {

  @TempDir
  Path folder;

  @Test
  void flowsAreValidJava() {
    List<Path> sources = Sources.flows(folder, 2);
    List<String> command = new ArrayList<>(List.of(
        "-proc:none",
        "-cp",
        ClassPath.of(Flow.class),
        "-d",
        folder.resolve("classes").toString()));
    sources.forEach(source -> command.add(source.toString()));
    StringWriter out = new StringWriter();

    int status = ToolProvider.findFirst("javac")
        .orElseThrow()
        .run(new PrintWriter(out), new PrintWriter(out), command.toArray(String[]::new));

    assertWithMessage(out.toString()).that(status).isEqualTo(0);
    assertThat(sources.get(1).getFileName().toString()).isEqualTo("Flow1.java");
  }
}

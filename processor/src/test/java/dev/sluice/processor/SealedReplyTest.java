package dev.sluice.processor;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.JsonParser;
import dev.sluice.processor.testing.Compilations;
import dev.sluice.runtime.FlowHandle;
import dev.sluice.runtime.ModelReply;
import dev.sluice.runtime.Sluice;
import dev.sluice.runtime.SluiceException;
import dev.sluice.runtime.StepFailed;
import java.lang.reflect.Field;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A model answers with a value of a sealed interface, and the flow decides on what it is. */
class SealedReplyTest {

  private static final String FLOW = """
      package demo;

      import dev.sluice.*;

      interface Drawing {
        sealed interface Shape permits Circle, Dot {}

        record Circle(int radius) implements Shape {}

        record Dot() implements Shape {}

        @Reasoner(model = "m")
        Shape choose(String text);

        @Flow
        default String run(String text) {
          return choose(text) instanceof Circle circle ? "circle of " + circle.radius() : "no circle";
        }
      }
      """;

  @TempDir
  Path folder;

  private final List<String> schemas = new ArrayList<>();

  @Test
  void theReplyIsReadByTheSchemaThatTheModelWasGiven() throws Exception {
    assertThat(run("{\"type\": \"Circle\", \"radius\": 3}")).isEqualTo("circle of 3");
    assertThat(schemas.get(0))
        .contains("\"anyOf\":[{\"additionalProperties\":false,\"properties\":{\"radius\":");
    assertThat(schemas.get(0)).contains("\"type\":{\"enum\":[\"Circle\"],\"type\":\"string\"}");
  }

  @Test
  void anotherRecordIsNone() throws Exception {
    assertThat(run("{\"type\": \"Dot\"}")).isEqualTo("no circle");
  }

  @Test
  void aReplyThatNamesNoRecordFailsTheStep() {
    StepFailed failed = assertThrows(StepFailed.class, () -> run("{\"radius\": 3}"));
    assertThat(((SluiceException) failed.getCause()).code()).isEqualTo("TYPE_MISSING");
    StepFailed other = assertThrows(StepFailed.class, () -> run("{\"type\": \"Square\"}"));
    assertThat(((SluiceException) other.getCause()).code()).isEqualTo("TYPE_BAD_DISCRIMINATOR");
  }

  @SuppressWarnings("unchecked")
  private String run(String reply) throws Exception {
    Compilations.Result result = Compilations.into(folder.resolve("x" + reply.length()))
        .source("demo/Drawing.java", FLOW)
        .compile();
    assertThat(result.output()).isEmpty();
    URL[] urls = {result.folder().toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, getClass().getClassLoader());
        Sluice sluice = Sluice.builder()
            .models(request -> {
              schemas.add(CanonicalJson.text(request.replySchema()));
              return ModelReply.of(JsonParser.parse(reply));
            })
            .build()) {
      Field handle = loader.loadClass("demo.DrawingDeployment").getDeclaredField("RUN");
      handle.setAccessible(true);
      return sluice.run((FlowHandle<String, String>) handle.get(null), "text");
    }
  }
}

package dev.sluice.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.processor.testing.Compilations;
import dev.sluice.processor.testing.Message;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Processor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lombok changes trees between rounds; the order of the two processors is the user's. */
class LombokTest {

  private static final String TOOLS = """
      package demo;
      import dev.sluice.*;
      interface Tools {
        @Tool(effect = Effect.READ)
        String read(String what);
      }
      """;

  private static final String TRIAGE = """
      package demo;
      import dev.sluice.*;
      import lombok.RequiredArgsConstructor;
      import lombok.val;
      @RequiredArgsConstructor
      class Triage {
        private final Tools tools;
        @Flow
        String run(String text) {
          val found = tools.read(text);
          if (found.isEmpty()) {
            return "nothing";
          }
          return tools.read(found);
        }
      }
      """;

  @TempDir
  Path folder;

  @Test
  void aLombokConstructorInjectsAndValIsAVariable() throws Exception {
    Map<String, String> before = resources("before", lombok(), new FlowProcessor());
    Map<String, String> after = resources("after", new FlowProcessor(), lombok());
    assertThat(before).hasSize(1);
    assertThat(after).isEqualTo(before);
    assertThat(before.values().iterator().next()).contains("\"run/found\"");
  }

  @Test
  void lombokIsCalledThoughAllAnnotationsOfTheRoundAreOurs() throws Exception {
    String source = """
        package demo;
        class Triage {
          @dev.sluice.Flow
          static String run(String text) {
            lombok.val found = text;
            return found;
          }
        }
        """;
    Compilations.Result result = compile("val", source, List.of(new FlowProcessor(), lombok()));
    assertThat(result.output()).isEmpty();
    assertThat(result.generated(".json")).hasSize(1);
  }

  @Test
  void aFlowThatLombokWrapsIsRefused() throws Exception {
    String sneaky = TRIAGE.replace("  @Flow\n", "  @Flow @lombok.SneakyThrows\n");
    for (List<Processor> order :
        List.of(List.of(lombok(), new FlowProcessor()), List.of(new FlowProcessor(), lombok()))) {
      Compilations.Result result =
          compile("sneaky" + order.get(0).getClass().getSimpleName(), sneaky, order);
      assertWithMessage(result.output())
          .that(result.messages())
          .containsExactly(new Message(8, true, List.of("FLOW_TRY")));
    }
  }

  @Test
  void aClassThatLombokMakesAValueOfIsNoBoundaryType() throws Exception {
    String source = TRIAGE.replace(
            "String run(String text) {", "String run(Bean bean) { String text = bean.getText();")
        + "@lombok.Value class Bean { String text; }\n";
    for (List<Processor> order :
        List.of(List.of(lombok(), new FlowProcessor()), List.of(new FlowProcessor(), lombok()))) {
      Compilations.Result result =
          compile("bean" + order.get(0).getClass().getSimpleName(), source, order);
      assertWithMessage(result.output())
          .that(result.messages())
          .containsExactly(new Message(9, true, List.of("TYPE_NOT_RECORD")));
    }
  }

  private Map<String, String> resources(String name, Processor... order) {
    Compilations.Result result = compile(name, TRIAGE, List.of(order));
    assertWithMessage(result.output()).that(result.success()).isTrue();
    assertThat(result.output()).isEmpty();
    return result.generated(".json");
  }

  private Compilations.Result compile(String name, String source, List<Processor> order) {
    return Compilations.into(folder.resolve(name))
        .source("demo/Tools.java", TOOLS)
        .source("demo/Triage.java", source)
        .processors(order.toArray(Processor[]::new))
        .compile();
  }

  private static Processor lombok() throws ReflectiveOperationException {
    return (Processor) Class.forName("lombok.launch.AnnotationProcessorHider$AnnotationProcessor")
        .getDeclaredConstructor()
        .newInstance();
  }
}

package dev.sluice.processor;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.processor.testing.Compilations;
import dev.sluice.processor.testing.Message;
import dev.sluice.runtime.DeploymentException;
import dev.sluice.runtime.FlowHandle;
import dev.sluice.runtime.Sluice;
import java.lang.reflect.Field;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Child runs of flows that another compilation has declared, which may have changed since. */
class ChildOfAJarTest {

  private static final String LIBRARY = """
      package lib;

      import dev.sluice.*;

      public class Prices {
        public record Quote(String item, int cents) {}

        private Prices() {}

        @Tool(effect = Effect.READ)
        static int rate(String item) {
          return item.length();
        }

        @Flow
        public static Quote quote(String item, int factor) {
          int rate = rate(item);
          return new Quote(item, rate * factor);
        }
      }
      """;

  private static final String FLOW = """
      package demo;

      import dev.sluice.*;
      import lib.Prices;

      public class Orders {
        private Orders() {}

        @Flow
        public static String order(String item) {
          Prices.Quote quote = Prices.quote(item, 10);
          return quote.item() + " " + quote.cents();
        }
      }
      """;

  @TempDir
  Path folder;

  /** Without debug information, so that class files know no parameter names. */
  private Path compile(String name, String file, String source, Path... libraries) {
    Compilations compilation =
        Compilations.into(folder.resolve(name)).source(file, source).options("-g:none");
    List.of(libraries).forEach(compilation::library);
    Compilations.Result result = compilation.compile();
    assertThat(result.output()).isEmpty();
    return result.folder();
  }

  private static Object order(Path... classes) throws Exception {
    URL[] urls = new URL[classes.length];
    for (int i = 0; i < urls.length; i++) {
      urls[i] = classes[i].toUri().toURL();
    }
    try (URLClassLoader loader = new URLClassLoader(urls, ChildOfAJarTest.class.getClassLoader());
        Sluice sluice = Sluice.builder().build()) {
      Field handle = loader.loadClass("demo.OrdersDeployment").getDeclaredField("ORDER");
      return run(sluice, (FlowHandle<?, ?>) handle.get(null));
    }
  }

  @SuppressWarnings("unchecked")
  private static Object run(Sluice sluice, FlowHandle<?, ?> handle) {
    return sluice.run((FlowHandle<String, String>) handle, "tea");
  }

  @Test
  void aFlowOfAJarIsAChildRun() throws Exception {
    Path library = compile("library", "lib/Prices.java", LIBRARY);
    Path flow = compile("flow", "demo/Orders.java", FLOW, library);
    assertThat(order(flow, library)).isEqualTo("tea 30");
    String resource = Files.readString(flow.resolve("META-INF/sluice/demo.Orders/order.json"));
    assertThat(resource).contains("[[\"item\",\"String\"],[\"factor\",\"int\"]]");
    assertThat(resource).doesNotContain("QuoteInput");
  }

  @Test
  void anotherBodyOfTheChildNeedsNoNewParent() throws Exception {
    Path library = compile("library", "lib/Prices.java", LIBRARY);
    Path flow = compile("flow", "demo/Orders.java", FLOW, library);
    Path later = compile("later", "lib/Prices.java", LIBRARY.replace("rate * f", "1 + rate * f"));
    assertThat(order(flow, later)).isEqualTo("tea 31");
    Path again = compile("again", "demo/Orders.java", FLOW, later);
    Path file = Path.of("META-INF/sluice/demo.Orders/order.json");
    assertThat(Files.readString(again.resolve(file)))
        .isEqualTo(Files.readString(flow.resolve(file)));
  }

  @Test
  void aChangedChildIsRefusedBeforeTheFirstStep() {
    Path library = compile("library", "lib/Prices.java", LIBRARY);
    Path flow = compile("flow", "demo/Orders.java", FLOW, library);
    Path changed = compile("changed", "lib/Prices.java", LIBRARY.replace("factor", "times"));
    DeploymentException stale = assertThrows(DeploymentException.class, () -> order(flow, changed));
    assertThat(stale.code()).isEqualTo("DEPLOYMENT_STALE");
    assertThat(stale).hasMessageThat().contains("lib.Prices.quote(java.lang.String,int)");
    assertThat(stale).hasMessageThat().contains("Compile the flow again");
  }

  @Test
  void aMissingChildIsRefusedBeforeTheFirstStep() {
    Path library = compile("library", "lib/Prices.java", LIBRARY);
    Path flow = compile("flow", "demo/Orders.java", FLOW, library);
    Path other =
        compile("other", "lib/Prices.java", LIBRARY.replace("Quote quote(", "Quote cost("));
    assertThat(assertThrows(DeploymentException.class, () -> order(flow, other)))
        .hasMessageThat()
        .contains("lib.Prices.quote(java.lang.String,int)");
    DeploymentException gone = assertThrows(DeploymentException.class, () -> order(flow));
    assertThat(gone.code()).isEqualTo("COMPANION_MISSING");
    assertThat(gone).hasMessageThat().contains("lib.PricesDeployment");
  }

  @Test
  void theProgramOfAChildMayNotBeMissing() throws Exception {
    Path library = compile("library", "lib/Prices.java", LIBRARY);
    Path flow = compile("flow", "demo/Orders.java", FLOW, library);
    Files.delete(library.resolve("META-INF/sluice/lib.Prices/quote.json"));
    DeploymentException missing =
        assertThrows(DeploymentException.class, () -> order(flow, library));
    assertThat(missing.code()).isEqualTo("DEPLOYMENT_MISSING");
    assertThat(missing).hasMessageThat().contains("flow 'quote' of lib.Prices");
  }

  @Test
  void aCircleThatAnotherJarClosesIsFoundWhenItIsLinked() {
    Path library = compile("library", "lib/Prices.java", LIBRARY);
    Path flow = compile("flow", "demo/Orders.java", FLOW, library);
    String circle =
        LIBRARY.replace("int rate = rate(item);", "int rate = demo.Orders.order(item).length();");
    Path closed = compile("closed", "lib/Prices.java", circle, flow);
    DeploymentException recursion =
        assertThrows(DeploymentException.class, () -> order(flow, closed));
    assertThat(recursion.code()).isEqualTo("FLOW_RECURSION");
    assertThat(recursion)
        .hasMessageThat()
        .contains("demo.Orders/order -> lib.Prices/quote -> demo.Orders/order");
  }

  @Test
  void aFlowOfAJarWithoutACompanionIsRefused() throws Exception {
    Path library = Compilations.into(folder.resolve("library"))
        .source("lib/Prices.java", LIBRARY)
        .options("-proc:none")
        .compile()
        .folder();
    Compilations.Result result = Compilations.into(folder.resolve("flow"))
        .library(library)
        .source("demo/Orders.java", FLOW)
        .compile();
    assertThat(result.messages().stream().map(Message::ids).toList())
        .containsExactly(List.of("TOOL_NO_DESCRIPTOR"));
  }

  @Test
  void theClientOfAJarCanBeUsedEverywhere() throws Exception {
    Path library = compile("library", "lib/Prices.java", LIBRARY);
    String main = """
        package demo;

        import dev.sluice.runtime.Sluice;
        import java.util.function.Supplier;
        import lib.Prices;
        import lib.PricesDeployment;

        public class Main implements Supplier<Object> {
          @Override
          public Object get() {
            try (Sluice sluice = Sluice.builder().build()) {
              PricesDeployment.Client client = PricesDeployment.client(sluice);
              return client.quote("tea", 2).cents();
            }
          }
        }
        """;
    Path classes = compile("main", "demo/Main.java", main, library);
    URL[] urls = {classes.toUri().toURL(), library.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(urls, getClass().getClassLoader())) {
      Object supplier = loader.loadClass("demo.Main").getDeclaredConstructor().newInstance();
      assertThat(((java.util.function.Supplier<?>) supplier).get()).isEqualTo(6);
    }
  }
}

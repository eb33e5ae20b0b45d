package dev.sluice.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.processor.testing.Compilations;
import java.io.File;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A user's explicit module: package-private records, nothing exported, nothing opened. */
class ModuleTest {

  private static final String MODULE = """
      module demo.app {
        requires dev.sluice.runtime;

        provides java.util.concurrent.Callable with
            demo.Main;
      }
      """;

  private static final String FLOW = """
      package demo;

      import dev.sluice.*;
      import java.util.List;

      class App {
        record Hidden(String text, Kind kind) {}

        enum Kind { SHORT, LONG }

        interface Tools {
          @Tool(effect = Effect.READ)
          Hidden find(Hidden like);
        }

        private final Tools tools;

        App(Tools tools) {
          this.tools = tools;
        }

        @Pure
        static Kind kind(String text) {
          return text.length() > 3 ? Kind.LONG : Kind.SHORT;
        }

        @Flow
        List<Hidden> search(Hidden start) {
          Hidden first = tools.find(new Hidden(start.text() + "1", kind(start.text())));
          return Flows.each(List.of(first, start), item -> tools.find(item));
        }
      }
      """;

  private static final String MAIN = """
      package demo;

      import dev.sluice.runtime.Sluice;
      import java.util.concurrent.Callable;

      public final class Main implements Callable<String> {
        public Main() {}

        @Override
        public String call() {
          App.Tools tools = like -> new App.Hidden("<" + like.text() + ">", like.kind());
          App.Hidden start = new App.Hidden("abcd", App.Kind.SHORT);
          try (Sluice sluice = Sluice.builder().bind(App.Tools.class, tools).build()) {
            String run = sluice.run(AppDeployment.SEARCH, start).toString();
            return run.equals(new App(tools).search(start).toString()) ? run : "differs: " + run;
          }
        }
      }
      """;

  @TempDir
  Path folder;

  @Test
  void packagePrivateRecordsNeedNoOpens() throws Exception {
    String path = System.getProperty("java.class.path");
    List<Path> modules = Arrays.stream(path.split(File.pathSeparator))
        .map(Path::of)
        .filter(ModuleTest::isSluice)
        .toList();
    assertWithMessage("modules on %s", path).that(modules).hasSize(3);
    String modulePath =
        String.join(File.pathSeparator, modules.stream().map(Path::toString).toList());
    Compilations.Result result = Compilations.into(folder.resolve("app"))
        .source("module-info.java", MODULE)
        .source("demo/App.java", FLOW)
        .source("demo/Main.java", MAIN)
        .options("--module-path", modulePath)
        .compile();
    assertThat(result.output()).isEmpty();
    assertThat(result.generated(".json").keySet())
        .containsExactly("META-INF/sluice/demo.App/search.json");
    assertThat(call(result.folder(), modules))
        .isEqualTo("[Hidden[text=<<abcd1>>, kind=LONG], Hidden[text=<abcd>, kind=SHORT]]");
  }

  /** In a layer of its own, found as a service: reflection would need the package to be open. */
  @SuppressWarnings("rawtypes") // a service is asked for by its class
  private static Object call(Path app, List<Path> modules) throws Exception {
    Path[] all = new Path[modules.size() + 1];
    all[0] = app;
    for (int i = 0; i < modules.size(); i++) {
      all[i + 1] = modules.get(i);
    }
    Configuration configuration = ModuleLayer.boot()
        .configuration()
        .resolve(ModuleFinder.of(all), ModuleFinder.of(), Set.of("demo.app"));
    ModuleLayer layer = ModuleLayer.boot()
        .defineModulesWithOneLoader(configuration, ClassLoader.getPlatformClassLoader());
    Callable<?> main = java.util.ServiceLoader.load(layer, Callable.class).stream()
        .filter(provider -> provider.type().getName().equals("demo.Main"))
        .findFirst()
        .orElseThrow()
        .get();
    return main.call();
  }

  private static boolean isSluice(Path entry) {
    return ModuleFinder.of(entry).find("dev.sluice.annotations").isPresent()
        || ModuleFinder.of(entry).find("dev.sluice.ir").isPresent()
        || ModuleFinder.of(entry).find("dev.sluice.runtime").isPresent();
  }
}

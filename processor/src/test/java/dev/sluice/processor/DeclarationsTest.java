package dev.sluice.processor;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.ir.Contract;
import dev.sluice.processor.decl.Param;
import dev.sluice.processor.decl.StepDecl;
import dev.sluice.processor.decl.ToolDecl;
import dev.sluice.processor.testing.Compilations;
import dev.sluice.processor.testing.Probe;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Steps as a flow finds them: from source and from libraries, through generic receivers, across packages. */
class DeclarationsTest {

  private static final String STORE = """
      package lib;

      import dev.sluice.Doc;
      import dev.sluice.Effect;
      import dev.sluice.Tool;
      import java.util.List;

      public interface Store<V> {
        @Doc("A page.")
        record Page<T>(@Doc("what is on it") List<T> items) {}

        record Key(String id) {}

        @Tool(effect = Effect.READ, retries = 3)
        V load(@Doc("the row's key") Key rowKey);

        @Tool(id = "turn-page")
        Page<V> page(Page<String> lastPage, int size);
      }
      """;

  private static final String CALLS = """
      package app;

      import lib.Store;

      class Calls {
        interface TicketStore extends Store<Ticket> {}

        record Ticket(String id) {}

        TicketStore load;
        Store<Ticket> page;
      }
      """;

  @TempDir
  Path folder;

  @Test
  void aLibraryIsDescribedByItsCompanionNotByParameterNames() {
    library(STORE);
    Probe probe = probe(CALLS);
    assertThat(probe.messages()).isEmpty();
    StepDecl load = probe.found().get(0);
    assertThat(load.params().stream().map(Param::name)).containsExactly("rowKey");
    assertThat(load.params().get(0).doc()).isEqualTo(Optional.of("the row's key"));
    assertThat(load.companion()).isEqualTo("lib.StoreDeployment");
    assertThat(load.member()).isEqualTo("load(lib.Store$Key)");
    assertThat(((ToolDecl) load).contract())
        .isEqualTo(new Contract(Contract.Effect.READ, Contract.Idempotency.NONE, true));
    assertThat(((ToolDecl) load).defaults().retries().getAsInt()).isEqualTo(3);
    StepDecl page = probe.found().get(1);
    assertThat(page.id()).isEqualTo("turn-page");
    assertThat(page.params().stream().map(Param::name))
        .containsExactly("lastPage", "size")
        .inOrder();
  }

  @Test
  void typesAreThoseOfTheReceiver() {
    library(STORE);
    Probe probe = probe(CALLS);
    assertThat(probe.found().get(0).returns().text()).isEqualTo("app.Calls$Ticket");
    assertThat(probe.found().get(1).returns().text()).isEqualTo("lib.Store$Page<app.Calls$Ticket>");
    assertThat(probe.found().get(1).params().get(0).type().text())
        .isEqualTo("lib.Store$Page<String>");
    assertThat(probe.found().get(1).types().definitions().stream().map(type -> type.binaryName()))
        .containsExactly("app.Calls$Ticket", "lib.Store$Page");
  }

  @Test
  void sourceAndLibraryGiveTheSameDeclaration() {
    library(STORE);
    Probe fromLibrary = probe(CALLS);
    Probe fromSource = new Probe();
    Compilations.into(folder.resolve("source"))
        .source("lib/Store.java", STORE)
        .source("app/Calls.java", CALLS)
        .processors(fromSource)
        .compile();
    for (int i = 0; i < 2; i++) {
      StepDecl library = fromLibrary.found().get(i);
      StepDecl source = fromSource.found().get(i);
      assertThat(library.signatureHash()).isEqualTo(source.signatureHash());
      assertThat(library.types()).isEqualTo(source.types());
      assertThat(library.params()).isEqualTo(source.params());
      assertThat(library.returns()).isEqualTo(source.returns());
    }
  }

  @Test
  void theHashIsTheCompanionsLiteral() {
    Compilations.Result library = library(STORE);
    String companion = library.generated(".java").get("lib/StoreDeployment.java");
    for (StepDecl step : probe(CALLS).found()) {
      assertThat(companion)
          .contains(
              "\"" + step.id() + "\", \"" + step.member() + "\", \"" + step.signatureHash() + "\"");
    }
  }

  @Test
  void aLibraryWithoutCompanionIsRefused() {
    Compilations.into(folder.resolve("lib"))
        .source("lib/Store.java", STORE)
        .processors()
        .compile();
    Probe probe = probe(CALLS);
    assertThat(probe.found()).isEmpty();
    assertThat(probe.messages()).hasSize(2);
    assertThat(probe.messages().get(0))
        .startsWith(
            "[TOOL_NO_DESCRIPTOR] 'load(Store.Key)' of 'Store' comes from a library that was compiled without the"
                + " processor: 'lib.StoreDeployment' does not exist.\n");
  }

  @Test
  void aCompanionThatIsOlderThanItsClassIsRefused() {
    library(STORE);
    Compilations.into(folder.resolve("lib"))
        .source("lib/Store.java", STORE.replace("V load(", "V load(int version, "))
        .processors()
        .compile();
    Probe probe = probe(CALLS);
    assertThat(probe.found()).hasSize(1);
    assertThat(probe.messages().get(0)).contains("'lib.StoreDeployment' does not know it");
  }

  @Test
  void aRawReceiverIsRefused() {
    library(STORE);
    Probe probe = probe("""
        package app;

        import lib.Store;

        @SuppressWarnings("rawtypes")
        class Calls {
          interface RawStore extends Store {}

          Store load;
          RawStore page;
        }
        """);
    assertThat(probe.found()).isEmpty();
    assertThat(probe.messages().get(0))
        .startsWith("[TYPE_RAW] The type Store of the receiver of 'load' is raw");
    assertThat(probe.messages().get(1))
        .startsWith("[TYPE_RAW] The type Calls.RawStore of the receiver of 'page' is raw");
  }

  @Test
  void aReceiverWithAnUnusableTypeArgumentIsRefusedAtTheCall() {
    library(STORE);
    Probe probe = probe("""
        package app;

        import lib.Store;

        class Calls {
          Store<StringBuilder> load;
          Store<?> page;
        }
        """);
    assertThat(probe.found()).isEmpty();
    assertThat(probe.messages().get(0))
        .startsWith("[TYPE_NOT_SUPPORTED] The type StringBuilder of the result of 'load'");
    assertThat(probe.messages().get(1)).startsWith("[TYPE_WILDCARD] ");
  }

  @Test
  void aTypeThatTheCallingPackageCannotNameIsRefusedAtTheCall() {
    library("""
        package lib;

        import dev.sluice.Tool;

        public interface Tools {
          @Tool
          Hit lookup(String id);

          @Tool
          String text(String id);
        }

        record Hit(String id) {}
        """);
    Probe probe = probe("""
        package app;

        class Calls {
          lib.Tools lookup;
          lib.Tools text;
        }
        """);
    assertThat(probe.found().stream().map(StepDecl::id)).containsExactly("text");
    assertThat(probe.messages().get(0))
        .startsWith(
            "[TYPE_NOT_ACCESSIBLE] The type Hit of the result of 'lookup' cannot be named by the generated"
                + " companion, because 'Hit' is not public and stands in another package.");
  }

  @Test
  void aLargeDescriptorIsReadBack() {
    StringBuilder source = new StringBuilder("package lib;\npublic interface Store {\n");
    for (int i = 0; i < 600; i++) {
      source
          .append("@dev.sluice.Tool(description = \"")
          .append("é".repeat(100))
          .append("\")\n")
          .append("String tool" + i + "(String parameter" + i + ");\n");
    }
    library(source.append("}\n").toString());
    Probe probe = probe("package app;\nclass Calls { lib.Store tool599; lib.Store tool0; }\n");
    assertThat(probe.messages()).isEmpty();
    assertThat(probe.found().stream().map(step -> step.params().get(0).name()))
        .containsExactly("parameter599", "parameter0")
        .inOrder();
  }

  private Compilations.Result library(String source) {
    String name = source.contains("interface Store") ? "Store" : "Tools";
    Compilations.Result result = Compilations.into(folder.resolve("lib"))
        .source("lib/" + name + ".java", source)
        .compile();
    assertWithMessage(result.output()).that(result.success()).isTrue();
    return result;
  }

  private Probe probe(String calls) {
    Probe probe = new Probe();
    Compilations.into(folder.resolve("app"))
        .source("app/Calls.java", calls)
        .library(folder.resolve("lib"))
        .processors(probe)
        .compile();
    assertThat(List.of(probe.found().size() + probe.messages().size())).doesNotContain(0);
    return probe;
  }
}

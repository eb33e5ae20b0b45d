package dev.sluice.runtime;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Json;
import dev.sluice.ir.Merge;
import dev.sluice.ir.Node;
import dev.sluice.ir.Reserved;
import dev.sluice.runtime.internal.plain.Ir;
import java.lang.invoke.MethodHandles;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Everything that keeps a flow from being run is found before its first step, and says what to do. */
final class DeploymentErrorsTest {

  private static final String HIT = "dev.sluice.runtime.Shop$Hit";

  private static FlowFile file(String flow) {
    return new FlowFile(flow, "String", HIT, Ir.call("lookup")).lookup();
  }

  private static DeploymentException refused(Deployment deployment, String flow) {
    try (Sluice sluice = Sluice.builder().bind(Shop.class, new Shop.Closed()).build()) {
      return refused(sluice, deployment, flow);
    }
  }

  private static DeploymentException refused(Sluice sluice, Deployment deployment, String flow) {
    FlowHandle<String, Object> handle = deployment.flow(flow);
    return assertThrows(DeploymentException.class, () -> sluice.run(handle, "T"));
  }

  @Test
  void aMissingResourceNamesTheLinesOfTheBuild() {
    DeploymentException e = refused(Shop.deployment("never-compiled"), "never-compiled");

    assertThat(e.code()).isEqualTo("DEPLOYMENT_MISSING");
    assertThat(e).hasMessageThat().contains("flow 'never-compiled' of dev.sluice.runtime.Shop");
    assertThat(e)
        .hasMessageThat()
        .contains("META-INF/sluice/dev.sluice.runtime.Shop/never-compiled.json");
    assertThat(e.remedy()).contains("<annotationProcessorPaths>");
    assertThat(e.remedy()).contains("<artifactId>sluice-processor</artifactId>");
    assertThat(e.remedy()).contains("ecj");
  }

  @Test
  void aResourceOfAnotherDeclarationIsStale() {
    Deployment deployment =
        file("stale-flow").put("signatureHash", Json.of("sha256:older")).write();

    DeploymentException e = refused(deployment, "stale-flow");
    assertThat(e.code()).isEqualTo("DEPLOYMENT_STALE");
    assertThat(e)
        .hasMessageThat()
        .contains("another declaration of stale-flow() than the companion");
  }

  @Test
  void aResourceWithOtherContentIsAltered() {
    Deployment deployment = file("altered").write(Map.of("output", Json.of("String")));

    assertThat(refused(deployment, "altered").code()).isEqualTo("DEPLOYMENT_ALTERED");
  }

  @Test
  void sourceLinesMayChangeWithoutTheHash() {
    Deployment deployment = file("moved").write(Map.of("sources", Json.Obj.EMPTY));
    Shop shop = new Shop.Closed() {
      @Override
      public Shop.Hit lookup(String ticket) {
        return new Shop.Hit(ticket, "", true);
      }
    };
    try (Sluice sluice = Sluice.builder().bind(Shop.class, shop).build()) {
      FlowHandle<String, Shop.Hit> flow = deployment.flow("moved");
      assertThat(sluice.run(flow, "T").ticket()).isEqualTo("T");
    }
  }

  @Test
  void otherFormatsAndBrokenFilesAreNamed() {
    assertThat(refused(file("newer").put("sluice", Json.of(2)).write(), "newer").code())
        .isEqualTo("DEPLOYMENT_VERSION");
    assertThat(refused(FlowFile.writeText("no-json", "{"), "no-json").code())
        .isEqualTo("DEPLOYMENT_UNREADABLE");
    assertThat(refused(FlowFile.writeText("no-object", "1"), "no-object").code())
        .isEqualTo("DEPLOYMENT_UNREADABLE");
    DeploymentException e =
        refused(file("bad-type").put("input", Json.of("Lisst<")).write(), "bad-type");
    assertThat(e.code()).isEqualTo("DEPLOYMENT_UNREADABLE");
  }

  @Test
  void membersThatChangedSinceAreListed() {
    Node program = Ir.seq(Ir.call("lookup"), Ir.pure("urgent", "urgent"));
    Deployment deployment = new FlowFile("stale-member", "String", "boolean", program)
        .lookup()
        .stalePure()
        .write();

    DeploymentException e = refused(deployment, "stale-member");
    assertThat(e.code()).isEqualTo("DEPLOYMENT_STALE");
    assertThat(e)
        .hasMessageThat()
        .contains("dev.sluice.runtime.Shop.urgent(dev.sluice.runtime.Shop$Hit)");
    assertThat(e).hasMessageThat().doesNotContain("lookup(");
  }

  @Test
  void aCompanionThatIsNotThereIsNamed() {
    Deployment deployment = new FlowFile(
            "no-companion", HIT, "boolean", Ir.pure("urgent", "urgent"))
        .companionOfUrgent("demo.GoneDeployment")
        .write();

    DeploymentException e = refused(deployment, "no-companion");
    assertThat(e.code()).isEqualTo("COMPANION_MISSING");
    assertThat(e).hasMessageThat().contains("demo.GoneDeployment");
  }

  @Test
  void allMissingBindingsAreListedAtOnce() {
    Node program = Ir.seq(
        Ir.call("lookup"), Ir.call("again", "lookup@archive"), Ir.think("classify", "classify"));
    Deployment deployment = new FlowFile(
            "unbound", "String", "dev.sluice.runtime.Shop$Queue", program)
        .lookup()
        .lookup("archive")
        .notifying()
        .classify()
        .write();
    try (Sluice sluice = Sluice.builder().build()) {
      DeploymentException e = refused(sluice, deployment, "unbound");
      assertThat(e.code()).isEqualTo("BINDING_MISSING");
      assertThat(e.remedy())
          .contains(".bind(dev.sluice.runtime.Shop.class, ...)   for lookup, notify");
      assertThat(e.remedy())
          .contains(".bind(dev.sluice.runtime.Shop.class, \"archive\", ...)   for lookup@archive");
      assertThat(e.remedy())
          .contains(".models(...) or .bind(dev.sluice.runtime.Shop.class, ...)   for classify");
    }
  }

  @Test
  void aSecondObjectForAnInterfaceAndQualifierIsRefused() {
    Sluice.Builder builder = Sluice.builder()
        .bind(Shop.class, new Shop.Closed())
        .bind(Shop.class, "a", new Shop.Closed());

    SluiceException e =
        assertThrows(SluiceException.class, () -> builder.bind(Shop.class, "a", new Shop.Closed()));
    assertThat(e.code()).isEqualTo("BINDING_DUPLICATE");
    assertThat(e).hasMessageThat().contains("dev.sluice.runtime.Shop 'a'");
  }

  @Test
  void operationsThatAreNotBuiltAreRefusedByName() {
    Node reserved = Ir.seq(
        Ir.call(Reserved.SLEEP),
        Ir.call(Reserved.HUMAN_GATE),
        Ir.call(Reserved.RECV),
        Ir.call(Reserved.EMIT));
    Deployment deployment = new FlowFile("reserved", "String", "String", reserved).write();

    DeploymentException e = refused(deployment, "reserved");
    assertThat(e.code()).isEqualTo("OP_NOT_SUPPORTED");
    for (String name : Reserved.ALL) {
      assertThat(e).hasMessageThat().contains("'" + name + "' at '" + name + "'");
    }
  }

  @Test
  void racesAndRetriesOfBranchesAreRefusedToo() {
    Node race = new Node.Par(
        "r",
        Ann.NONE,
        Ir.call("lookup"),
        Ir.call("again", "lookup"),
        Optional.of(new Merge(
            Merge.Kind.RACE, OptionalInt.empty(), OptionalInt.empty(), Optional.empty())));
    assertThat(refused(new FlowFile("racing", "String", HIT, race).lookup().write(), "racing"))
        .hasMessageThat()
        .contains("'race' at 'r'");

    Node retried = new Node.Alt(
        "a", Ir.options(3, 0, 1, 0), "length", Ir.call("lookup"), Ir.call("again", "lookup"));
    assertThat(refused(
            new FlowFile("retried", "String", HIT, retried).lookup().length().write(), "retried"))
        .hasMessageThat()
        .contains("'retries of anything but a single call' at 'a'");
  }

  @Test
  void whatTheProgramUsesMustBeDeclared() {
    Deployment deployment = new FlowFile("undeclared", "String", HIT, Ir.call("lookup")).write();

    DeploymentException e = refused(deployment, "undeclared");
    assertThat(e.code()).isEqualTo("DEPLOYMENT_INCOMPLETE");
    assertThat(e).hasMessageThat().contains("the tool 'lookup'");
  }

  @Test
  void aDeploymentHasOnlyItsOwnFlowsAndNoMemberTwice() {
    Deployment deployment = Shop.deployment("only");
    DeploymentException e = assertThrows(DeploymentException.class, () -> deployment.flow("other"));
    assertThat(e.code()).isEqualTo("FLOW_UNKNOWN");

    Deployment.Builder builder = Shop.members(Deployment.of(Shop.class, MethodHandles.lookup()));
    assertThrows(IllegalArgumentException.class, () -> Shop.members(builder));
  }
}

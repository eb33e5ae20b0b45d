package demo;

import dev.sluice.Descriptor;
import dev.sluice.runtime.Deployment;
import dev.sluice.runtime.FlowHandle;
import java.lang.Override;
import javax.annotation.processing.Generated;

/**
 * What the runtime knows of {@code Names}, with a constant for each flow.
 */
@Descriptor("{\"sluice\":1,\"steps\":[{\"effect\":\"write\",\"hash\":\"sha256:235bd406debb788d16e5fbf0a788fa1ffb68129658598129c65da9f7ae142ff9\",\"id\":\"text\",\"idempotency\":\"none\",\"kind\":\"tool\",\"member\":\"text(demo.List,demo.Names$Deployment,demo.MethodHandles)\",\"owner\":\"demo.Names\",\"params\":[[\"list\",\"demo.List\"],[\"deployment\",\"demo.Names$Deployment\"],[\"handles\",\"demo.MethodHandles\"]],\"returns\":\"demo.String\",\"static\":false},{\"hash\":\"sha256:1bf02d69ad0ef1e8ef08e4ee32e8635dc86fe9afeb12fa375bda42fd51f83666\",\"id\":\"count\",\"input\":\"demo.NamesDeployment$CountInput\",\"kind\":\"flow\",\"member\":\"count(demo.Names$CountInput,demo.Sluice)\",\"owner\":\"demo.Names\",\"params\":[[\"input\",\"demo.Names$CountInput\"],[\"sluice\",\"demo.Sluice\"]],\"returns\":\"String\",\"static\":false}],\"types\":{\"demo.List\":{\"components\":[{\"name\":\"value\",\"type\":\"demo.String\"}],\"kind\":\"record\"},\"demo.MethodHandles\":{\"components\":[{\"name\":\"n\",\"type\":\"int\"}],\"kind\":\"record\"},\"demo.Names$CountInput\":{\"components\":[{\"name\":\"n\",\"type\":\"int\"}],\"kind\":\"record\"},\"demo.Names$Deployment\":{\"components\":[{\"name\":\"id\",\"type\":\"String\"}],\"kind\":\"record\"},\"demo.NamesDeployment$CountInput\":{\"components\":[{\"name\":\"input\",\"type\":\"demo.Names$CountInput\"},{\"name\":\"sluice\",\"type\":\"demo.Sluice\"}],\"kind\":\"record\"},\"demo.Sluice\":{\"components\":[{\"name\":\"n\",\"type\":\"int\"}],\"kind\":\"record\"},\"demo.String\":{\"components\":[{\"name\":\"value\",\"type\":\"String\"}],\"kind\":\"record\"}}}")
@Generated("dev.sluice.processor.FlowProcessor")
final class NamesDeployment {
  static final Deployment DEPLOYMENT = Deployment.of(Names.class, java.lang.invoke.MethodHandles.lookup())
      .tool("text", "text(demo.List,demo.Names$Deployment,demo.MethodHandles)", "sha256:235bd406debb788d16e5fbf0a788fa1ffb68129658598129c65da9f7ae142ff9",
          (target, args) -> ((Names) target).text((List) args[0], (Names.Deployment) args[1], (MethodHandles) args[2]))
      .flow("count", "sha256:1bf02d69ad0ef1e8ef08e4ee32e8635dc86fe9afeb12fa375bda42fd51f83666")
      .build();

  static final FlowHandle<CountInput, java.lang.String> COUNT = DEPLOYMENT.flow("count");

  private NamesDeployment() {
  }

  /**
   * Runs the flow {@code count} to its end.
   */
  static java.lang.String count(dev.sluice.runtime.Sluice sluice_, Names.CountInput input,
      Sluice sluice) {
    return sluice_.run(COUNT, new CountInput(input, sluice));
  }

  /**
   * Runs its flows to their ends; other methods without a body throw.
   */
  static Names client(dev.sluice.runtime.Sluice sluice_) {
    return new Names() {
      @Override
      public java.lang.String count(Names.CountInput input, Sluice sluice) {
        return NamesDeployment.count(sluice_, input, sluice);
      }

      @Override
      public String text(List list, Names.Deployment deployment, MethodHandles handles) {
        throw NamesDeployment.DEPLOYMENT.notInClient("text");
      }
    };
  }

  /**
   * The input of the flow {@code count}.
   */
  record CountInput(Names.CountInput input, Sluice sluice) {
  }
}

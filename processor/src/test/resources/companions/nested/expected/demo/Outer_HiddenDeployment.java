package demo;

import dev.sluice.Descriptor;
import dev.sluice.runtime.Deployment;
import java.lang.invoke.MethodHandles;
import javax.annotation.processing.Generated;

/**
 * What the runtime knows of {@code Outer.Hidden}, with a constant for each flow.
 */
@Descriptor("{\"sluice\":1,\"steps\":[{\"effect\":\"write\",\"hash\":\"sha256:d5b4f2aa031e05ba12322fe33deaeff0af1b1f40702472340336bd654660619e\",\"id\":\"send\",\"idempotency\":\"none\",\"kind\":\"tool\",\"member\":\"send(demo.Outer$Inner$Ticket)\",\"owner\":\"demo.Outer$Hidden\",\"params\":[[\"ticket\",\"demo.Outer$Inner$Ticket\"]],\"returns\":\"void\",\"static\":false}],\"types\":{\"demo.Outer$Inner$Ticket\":{\"components\":[{\"name\":\"id\",\"type\":\"String\"}],\"kind\":\"record\"}}}")
@Generated("dev.sluice.processor.FlowProcessor")
final class Outer_HiddenDeployment {
  static final Deployment DEPLOYMENT = Deployment.of(Outer.Hidden.class, MethodHandles.lookup())
      .tool("send", "send(demo.Outer$Inner$Ticket)", "sha256:d5b4f2aa031e05ba12322fe33deaeff0af1b1f40702472340336bd654660619e",
          (target, args) -> {
            ((Outer.Hidden) target).send((Outer.Inner.Ticket) args[0]);
            return null;
          })
      .build();

  private Outer_HiddenDeployment() {
  }
}

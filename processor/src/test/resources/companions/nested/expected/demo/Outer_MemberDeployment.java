package demo;

import dev.sluice.Descriptor;
import dev.sluice.runtime.Deployment;
import java.lang.String;
import java.lang.invoke.MethodHandles;
import javax.annotation.processing.Generated;

/**
 * What the runtime knows of {@code Outer.Member}, with a constant for each flow.
 */
@Descriptor("{\"sluice\":1,\"steps\":[{\"effect\":\"write\",\"hash\":\"sha256:862b1753212efb22559c7e6040ab69ce8307d4984d3aa715b4da13b508e1a7d4\",\"id\":\"load\",\"idempotency\":\"none\",\"kind\":\"tool\",\"member\":\"load(java.lang.String)\",\"owner\":\"demo.Outer$Member\",\"params\":[[\"id\",\"String\"]],\"returns\":\"String\",\"static\":false}],\"types\":{}}")
@Generated("dev.sluice.processor.FlowProcessor")
final class Outer_MemberDeployment {
  static final Deployment DEPLOYMENT = Deployment.of(Outer.Member.class, MethodHandles.lookup())
      .tool("load", "load(java.lang.String)", "sha256:862b1753212efb22559c7e6040ab69ce8307d4984d3aa715b4da13b508e1a7d4",
          (target, args) -> ((Outer.Member) target).load((String) args[0]))
      .build();

  private Outer_MemberDeployment() {
  }
}

package demo;

import dev.sluice.Descriptor;
import dev.sluice.runtime.Deployment;
import java.lang.String;
import java.lang.invoke.MethodHandles;
import javax.annotation.processing.Generated;

/**
 * What the runtime knows of {@code Outer}, with a constant for each flow.
 */
@Descriptor("{\"sluice\":1,\"steps\":[{\"effect\":\"write\",\"hash\":\"sha256:9d3003eeaeb178a8c0bb419615bf5dddcaa3bd9177a03fdf2b392f0eccbf1a92\",\"id\":\"load\",\"idempotency\":\"none\",\"kind\":\"tool\",\"member\":\"load(java.lang.String)\",\"owner\":\"demo.Outer\",\"params\":[[\"id\",\"String\"]],\"returns\":\"String\",\"static\":false}],\"types\":{}}")
@Generated("dev.sluice.processor.FlowProcessor")
public final class OuterDeployment {
  public static final Deployment DEPLOYMENT = Deployment.of(Outer.class, MethodHandles.lookup())
      .tool("load", "load(java.lang.String)", "sha256:9d3003eeaeb178a8c0bb419615bf5dddcaa3bd9177a03fdf2b392f0eccbf1a92",
          (target, args) -> ((Outer) target).load((String) args[0]))
      .build();

  private OuterDeployment() {
  }
}

package demo;

import dev.sluice.Descriptor;
import dev.sluice.runtime.Deployment;
import dev.sluice.runtime.FlowHandle;
import dev.sluice.runtime.Sluice;
import java.lang.Override;
import java.lang.String;
import java.lang.invoke.MethodHandles;
import javax.annotation.processing.Generated;

/**
 * What the runtime knows of {@code Outer.Inner}, with a constant for each flow.
 */
@Descriptor("{\"sluice\":1,\"steps\":[{\"effect\":\"write\",\"hash\":\"sha256:cf56862289c1ea7544a012269ba7e3a6d8d596260abee6c93adbb89e11b7516f\",\"id\":\"load\",\"idempotency\":\"none\",\"kind\":\"tool\",\"member\":\"load(java.lang.String)\",\"owner\":\"demo.Outer$Inner\",\"params\":[[\"id\",\"String\"]],\"returns\":\"demo.Outer$Inner$Ticket\",\"static\":false},{\"hash\":\"sha256:2420905aa4ce2d353ca229070b23fb0cd347819df747d42792034df05b57206c\",\"id\":\"run\",\"input\":\"String\",\"kind\":\"flow\",\"member\":\"run(java.lang.String)\",\"owner\":\"demo.Outer$Inner\",\"params\":[[\"id\",\"String\"]],\"returns\":\"demo.Outer$Inner$Ticket\",\"static\":false}],\"types\":{\"demo.Outer$Inner$Ticket\":{\"components\":[{\"name\":\"id\",\"type\":\"String\"}],\"kind\":\"record\"}}}")
@Generated("dev.sluice.processor.FlowProcessor")
public final class Outer_InnerDeployment {
  public static final Deployment DEPLOYMENT = Deployment.of(Outer.Inner.class, MethodHandles.lookup())
      .tool("load", "load(java.lang.String)", "sha256:cf56862289c1ea7544a012269ba7e3a6d8d596260abee6c93adbb89e11b7516f",
          (target, args) -> ((Outer.Inner) target).load((String) args[0]))
      .flow("run", "sha256:2420905aa4ce2d353ca229070b23fb0cd347819df747d42792034df05b57206c")
      .build();

  public static final FlowHandle<String, Outer.Inner.Ticket> RUN = DEPLOYMENT.flow("run");

  private Outer_InnerDeployment() {
  }

  /**
   * Runs its flows to their ends; other methods without a body throw.
   */
  public static Outer.Inner client(Sluice sluice) {
    return new Outer.Inner() {
      @Override
      public Outer.Inner.Ticket run(String id) {
        return sluice.run(Outer_InnerDeployment.RUN, id);
      }

      @Override
      public Outer.Inner.Ticket load(String id) {
        throw Outer_InnerDeployment.DEPLOYMENT.notInClient("load");
      }
    };
  }
}

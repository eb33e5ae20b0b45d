package demo;

import dev.sluice.Descriptor;
import dev.sluice.runtime.Deployment;
import dev.sluice.runtime.FlowHandle;
import dev.sluice.runtime.Sluice;
import java.lang.Override;
import java.lang.String;
import java.lang.SuppressWarnings;
import java.lang.invoke.MethodHandles;
import javax.annotation.processing.Generated;

/**
 * What the runtime knows of {@code Whole}, with a constant for each flow.
 */
@Descriptor("{\"sluice\":1,\"steps\":[{\"hash\":\"sha256:d901d50bca7192b8ee7881451bdd2c2fffc905050e428c59f87806b6b4c78616\",\"id\":\"fine\",\"input\":\"String\",\"kind\":\"flow\",\"member\":\"fine(java.lang.String)\",\"owner\":\"demo.Whole\",\"params\":[[\"text\",\"String\"]],\"returns\":\"String\",\"static\":false}],\"types\":{}}")
@Generated("dev.sluice.processor.FlowProcessor")
public final class WholeDeployment {
  @SuppressWarnings("deprecation")
  public static final Deployment DEPLOYMENT = Deployment.of(Whole.class, MethodHandles.lookup())
      .flow("fine", "sha256:d901d50bca7192b8ee7881451bdd2c2fffc905050e428c59f87806b6b4c78616")
      .build();

  public static final FlowHandle<String, String> FINE = DEPLOYMENT.flow("fine");

  private WholeDeployment() {
  }

  /**
   * Runs its flows to their ends; other methods without a body throw.
   */
  @SuppressWarnings("deprecation")
  public static Whole client(Sluice sluice) {
    return new Whole() {
      @Override
      public String fine(String text) {
        return sluice.run(WholeDeployment.FINE, text);
      }
    };
  }
}

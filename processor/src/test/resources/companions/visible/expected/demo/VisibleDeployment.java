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
 * What the runtime knows of {@code Visible}, with a constant for each flow.
 */
@Descriptor("{\"sluice\":1,\"steps\":[{\"hash\":\"sha256:077ffb4ab2d0652b043f2e8283c95aed39e6bb312797015c31e542f95412f87d\",\"id\":\"hidden\",\"input\":\"String\",\"kind\":\"flow\",\"member\":\"hidden(java.lang.String)\",\"owner\":\"demo.Visible\",\"params\":[[\"id\",\"String\"]],\"returns\":\"demo.Hidden\",\"static\":false},{\"hash\":\"sha256:f786dd9f0c21a5fe41e4a2438d26e92f79001504c89aa5bdde3e84097d059688\",\"id\":\"open\",\"input\":\"demo.Visible$Open\",\"kind\":\"flow\",\"member\":\"open(demo.Visible$Open)\",\"owner\":\"demo.Visible\",\"params\":[[\"open\",\"demo.Visible$Open\"]],\"returns\":\"demo.Visible$Open\",\"static\":false},{\"hash\":\"sha256:c74aaff00a3cbb45677a569af6dfe3726bc143e5db8883408344ceb1d035b724\",\"id\":\"taken\",\"input\":\"demo.VisibleDeployment$TakenInput\",\"kind\":\"flow\",\"member\":\"taken(demo.Hidden,demo.Visible$Open)\",\"owner\":\"demo.Visible\",\"params\":[[\"hidden\",\"demo.Hidden\"],[\"open\",\"demo.Visible$Open\"]],\"returns\":\"String\",\"static\":false}],\"types\":{\"demo.Hidden\":{\"components\":[{\"name\":\"id\",\"type\":\"String\"}],\"kind\":\"record\"},\"demo.Visible$Open\":{\"components\":[{\"name\":\"id\",\"type\":\"String\"}],\"kind\":\"record\"},\"demo.VisibleDeployment$TakenInput\":{\"components\":[{\"name\":\"hidden\",\"type\":\"demo.Hidden\"},{\"name\":\"open\",\"type\":\"demo.Visible$Open\"}],\"kind\":\"record\"}}}")
@Generated("dev.sluice.processor.FlowProcessor")
public final class VisibleDeployment {
  public static final Deployment DEPLOYMENT = Deployment.of(Visible.class, MethodHandles.lookup())
      .flow("hidden", "sha256:077ffb4ab2d0652b043f2e8283c95aed39e6bb312797015c31e542f95412f87d")
      .flow("open", "sha256:f786dd9f0c21a5fe41e4a2438d26e92f79001504c89aa5bdde3e84097d059688")
      .flow("taken", "sha256:c74aaff00a3cbb45677a569af6dfe3726bc143e5db8883408344ceb1d035b724")
      .build();

  static final FlowHandle<String, Hidden> HIDDEN = DEPLOYMENT.flow("hidden");

  public static final FlowHandle<Visible.Open, Visible.Open> OPEN = DEPLOYMENT.flow("open");

  static final FlowHandle<TakenInput, String> TAKEN = DEPLOYMENT.flow("taken");

  private VisibleDeployment() {
  }

  /**
   * Runs the flow {@code taken} to its end.
   */
  static String taken(Sluice sluice, Hidden hidden, Visible.Open open) {
    return sluice.run(TAKEN, new TakenInput(hidden, open));
  }

  /**
   * Runs its flows to their ends; other methods without a body throw.
   */
  public static Visible client(Sluice sluice) {
    return new Visible() {
      @Override
      public Hidden hidden(String id) {
        return sluice.run(VisibleDeployment.HIDDEN, id);
      }

      @Override
      public Visible.Open open(Visible.Open open) {
        return sluice.run(VisibleDeployment.OPEN, open);
      }

      @Override
      public String taken(Hidden hidden, Visible.Open open) {
        return VisibleDeployment.taken(sluice, hidden, open);
      }
    };
  }

  /**
   * The input of the flow {@code taken}.
   */
  record TakenInput(Hidden hidden, Visible.Open open) {
  }
}

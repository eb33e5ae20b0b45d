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
 * What the runtime knows of {@code Old}, with a constant for each flow.
 */
@Descriptor("{\"sluice\":1,\"steps\":[{\"effect\":\"write\",\"hash\":\"sha256:cb0c53b0cd3acf3b7e203098ebaa397d0f7747b732f9c8bcdb5dfa1c4181ae17\",\"id\":\"load\",\"idempotency\":\"none\",\"kind\":\"tool\",\"member\":\"load(java.lang.String)\",\"owner\":\"demo.Old\",\"params\":[[\"id\",\"String\"]],\"returns\":\"void\",\"static\":true},{\"effect\":\"write\",\"hash\":\"sha256:83b5c65c63acfe891149abc1dd95ed845558df6bed637ff5bed619bfebcec503\",\"id\":\"save\",\"idempotency\":\"none\",\"kind\":\"tool\",\"member\":\"save(demo.Old$Ticket)\",\"owner\":\"demo.Old\",\"params\":[[\"ticket\",\"demo.Old$Ticket\"]],\"returns\":\"void\",\"static\":true},{\"hash\":\"sha256:13768dfde5f30a0ad90b85379b6bb8817e75b1598a7ea0aa227b5eac3d0651b7\",\"id\":\"fine\",\"input\":\"String\",\"kind\":\"flow\",\"member\":\"fine(java.lang.String)\",\"owner\":\"demo.Old\",\"params\":[[\"text\",\"String\"]],\"returns\":\"String\",\"static\":true},{\"hash\":\"sha256:8b1493af979bd1608a48fac2ba23e73c396ff87bc3d809aba849bdc60be104ef\",\"id\":\"gone\",\"input\":\"demo.OldDeployment$GoneInput\",\"kind\":\"flow\",\"member\":\"gone(demo.Old$Older,int)\",\"owner\":\"demo.Old\",\"params\":[[\"older\",\"demo.Old$Older\"],[\"n\",\"int\"]],\"returns\":\"String\",\"static\":true}],\"types\":{\"demo.Old$Older\":{\"components\":[{\"name\":\"id\",\"type\":\"String\"}],\"kind\":\"record\"},\"demo.Old$Ticket\":{\"components\":[{\"name\":\"id\",\"type\":\"String\"}],\"kind\":\"record\"},\"demo.OldDeployment$GoneInput\":{\"components\":[{\"name\":\"older\",\"type\":\"demo.Old$Older\"},{\"name\":\"n\",\"type\":\"int\"}],\"kind\":\"record\"}}}")
@Generated("dev.sluice.processor.FlowProcessor")
public final class OldDeployment {
  @SuppressWarnings("deprecation")
  public static final Deployment DEPLOYMENT = Deployment.of(Old.class, MethodHandles.lookup())
      .tool("load", "load(java.lang.String)", "sha256:cb0c53b0cd3acf3b7e203098ebaa397d0f7747b732f9c8bcdb5dfa1c4181ae17",
          (target, args) -> {
            Old.load((String) args[0]);
            return null;
          })
      .tool("save", "save(demo.Old$Ticket)", "sha256:83b5c65c63acfe891149abc1dd95ed845558df6bed637ff5bed619bfebcec503",
          (target, args) -> {
            Old.save((Old.Ticket) args[0]);
            return null;
          })
      .flow("fine", "sha256:13768dfde5f30a0ad90b85379b6bb8817e75b1598a7ea0aa227b5eac3d0651b7")
      .flow("gone", "sha256:8b1493af979bd1608a48fac2ba23e73c396ff87bc3d809aba849bdc60be104ef")
      .build();

  public static final FlowHandle<String, String> FINE = DEPLOYMENT.flow("fine");

  @SuppressWarnings("removal")
  public static final FlowHandle<GoneInput, String> GONE = DEPLOYMENT.flow("gone");

  private OldDeployment() {
  }

  /**
   * Runs the flow {@code gone} to its end.
   */
  @SuppressWarnings("removal")
  public static String gone(Sluice sluice, Old.Older older, int n) {
    return sluice.run(GONE, new GoneInput(older, n));
  }

  /**
   * Runs flows to their ends.
   */
  @SuppressWarnings("removal")
  public static Client client(Sluice sluice) {
    return new Client() {
      @Override
      public String fine(String text) {
        return sluice.run(OldDeployment.FINE, text);
      }

      @Override
      public String gone(Old.Older older, int n) {
        return OldDeployment.gone(sluice, older, n);
      }
    };
  }

  /**
   * The input of the flow {@code gone}.
   */
  @SuppressWarnings("removal")
  public record GoneInput(Old.Older older, int n) {
  }

  /**
   * The flows of {@code Old}.
   */
  @SuppressWarnings("removal")
  public interface Client {
    String fine(String text);

    String gone(Old.Older older, int n);
  }
}

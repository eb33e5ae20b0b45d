import dev.sluice.Descriptor;
import dev.sluice.runtime.Deployment;
import dev.sluice.runtime.FlowHandle;
import dev.sluice.runtime.Sluice;
import java.lang.Override;
import java.lang.invoke.MethodHandles;
import javax.annotation.processing.Generated;

/**
 * What the runtime knows of {@code Plain.Deep}, with a constant for each flow.
 */
@Descriptor("{\"sluice\":1,\"steps\":[{\"hash\":\"sha256:49816f6841ba29da2f03489c2c14853a73eeb569fcfd3c48882a9c7384e701a8\",\"id\":\"run\",\"input\":\"Plain_DeepDeployment$RunInput\",\"kind\":\"flow\",\"member\":\"run(Plain$Ticket,int)\",\"owner\":\"Plain$Deep\",\"params\":[[\"ticket\",\"Plain$Ticket\"],[\"count\",\"int\"]],\"returns\":\"Plain$Ticket\",\"static\":false}],\"types\":{\"Plain$Ticket\":{\"components\":[{\"name\":\"id\",\"type\":\"String\"}],\"kind\":\"record\"},\"Plain_DeepDeployment$RunInput\":{\"components\":[{\"name\":\"ticket\",\"type\":\"Plain$Ticket\"},{\"name\":\"count\",\"type\":\"int\"}],\"kind\":\"record\"}}}")
@Generated("dev.sluice.processor.FlowProcessor")
final class Plain_DeepDeployment {
  static final Deployment DEPLOYMENT = Deployment.of(Plain.Deep.class, MethodHandles.lookup())
      .flow("run", "sha256:49816f6841ba29da2f03489c2c14853a73eeb569fcfd3c48882a9c7384e701a8")
      .build();

  static final FlowHandle<RunInput, Plain.Ticket> RUN = DEPLOYMENT.flow("run");

  private Plain_DeepDeployment() {
  }

  /**
   * Runs the flow {@code run} to its end.
   */
  static Plain.Ticket run(Sluice sluice, Plain.Ticket ticket, int count) {
    return sluice.run(RUN, new RunInput(ticket, count));
  }

  /**
   * Runs its flows to their ends; other methods without a body throw.
   */
  static Plain.Deep client(Sluice sluice) {
    return new Plain.Deep() {
      @Override
      public Plain.Ticket run(Plain.Ticket ticket, int count) {
        return Plain_DeepDeployment.run(sluice, ticket, count);
      }
    };
  }

  /**
   * The input of the flow {@code run}.
   */
  record RunInput(Plain.Ticket ticket, int count) {
  }
}

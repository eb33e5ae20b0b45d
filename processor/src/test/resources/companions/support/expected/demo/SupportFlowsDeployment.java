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
 * What the runtime knows of {@code SupportFlows}, with a constant for each flow.
 */
@Descriptor("{\"sluice\":1,\"steps\":[{\"description\":\"Finds a ticket.\",\"doc\":\"Finds a ticket.\",\"effect\":\"read\",\"hash\":\"sha256:06e1021cf3c4b7bf594bbbd4f9db1f056071ec323586620ccf70ddf43600685b\",\"id\":\"lookup\",\"idempotency\":\"native\",\"kind\":\"tool\",\"member\":\"lookup(java.lang.String)\",\"options\":{\"backoffRate\":1.5,\"retries\":1,\"timeoutSeconds\":20},\"owner\":\"demo.SupportFlows\",\"params\":[[\"ticket\",\"String\",\"the ticket's number\"]],\"returns\":\"demo.SupportFlows$Hit\",\"static\":false},{\"hash\":\"sha256:5346883bbb4b319458a78bcd1e3efc179bf19ab6a020e3239290c05e176bdb0f\",\"id\":\"classify\",\"kind\":\"reasoner\",\"maxTokens\":100,\"member\":\"classify(demo.SupportFlows$Hit)\",\"model\":\"anthropic:claude-haiku-4-5\",\"owner\":\"demo.SupportFlows\",\"params\":[[\"hit\",\"demo.SupportFlows$Hit\"]],\"returns\":\"demo.SupportFlows$Queue\",\"static\":false,\"system\":\"Choose the queue for this ticket.\\n\\\"Other\\\" is the last resort \\u2013 \\u00e9.\",\"temperature\":0.2},{\"hash\":\"sha256:607909a74490a920dbea13da0e9143609a0c29296286ccbac7840ece062075b3\",\"id\":\"draft\",\"kind\":\"reasoner\",\"member\":\"draft(demo.SupportFlows$Hit,demo.SupportFlows$Queue)\",\"model\":\"anthropic:claude-haiku-4-5\",\"owner\":\"demo.SupportFlows\",\"params\":[[\"hit\",\"demo.SupportFlows$Hit\"],[\"queue\",\"demo.SupportFlows$Queue\"]],\"returns\":\"demo.SupportFlows$Reply\",\"static\":false,\"system\":\"Draft one concise support reply.\"},{\"hash\":\"sha256:9bed54b7332d3053d30ac4709d9214a5027cce45cf0e8bd3ba9fa1543eedbb57\",\"id\":\"urgent\",\"kind\":\"pure\",\"member\":\"urgent(demo.SupportFlows$Hit)\",\"owner\":\"demo.SupportFlows\",\"params\":[[\"hit\",\"demo.SupportFlows$Hit\"]],\"returns\":\"boolean\",\"static\":true},{\"hash\":\"sha256:84e68acec1625145f0316a881fb40d6846d46291f5bb9ed9539a6e62d691a1e5\",\"id\":\"triage\",\"input\":\"demo.SupportFlows$Ticket\",\"kind\":\"flow\",\"member\":\"triage(demo.SupportFlows$Ticket)\",\"owner\":\"demo.SupportFlows\",\"params\":[[\"ticket\",\"demo.SupportFlows$Ticket\"]],\"returns\":\"demo.SupportFlows$Answer\",\"static\":false}],\"types\":{\"demo.SupportFlows$Answer\":{\"components\":[{\"name\":\"ticket\",\"type\":\"String\"},{\"name\":\"queue\",\"type\":\"demo.SupportFlows$Queue\"},{\"name\":\"reply\",\"type\":\"String\"}],\"kind\":\"record\"},\"demo.SupportFlows$Hit\":{\"components\":[{\"doc\":\"the ticket's number\",\"name\":\"ticket\",\"type\":\"String\"},{\"name\":\"summary\",\"type\":\"String\"},{\"name\":\"large\",\"type\":\"boolean\"}],\"doc\":\"What is known about a ticket.\",\"kind\":\"record\"},\"demo.SupportFlows$Queue\":{\"constants\":[\"BILLING\",\"BUG\",\"OTHER\"],\"kind\":\"enum\"},\"demo.SupportFlows$Reply\":{\"components\":[{\"name\":\"text\",\"type\":\"String\"}],\"kind\":\"record\"},\"demo.SupportFlows$Ticket\":{\"components\":[{\"name\":\"id\",\"type\":\"String\"},{\"name\":\"text\",\"type\":\"String\"}],\"kind\":\"record\"}}}")
@Generated("dev.sluice.processor.FlowProcessor")
public final class SupportFlowsDeployment {
  public static final Deployment DEPLOYMENT = Deployment.of(SupportFlows.class, MethodHandles.lookup())
      .tool("lookup", "lookup(java.lang.String)", "sha256:06e1021cf3c4b7bf594bbbd4f9db1f056071ec323586620ccf70ddf43600685b",
          (target, args) -> ((SupportFlows) target).lookup((String) args[0]))
      .reasoner("classify", "classify(demo.SupportFlows$Hit)", "sha256:5346883bbb4b319458a78bcd1e3efc179bf19ab6a020e3239290c05e176bdb0f",
          (target, args) -> ((SupportFlows) target).classify((SupportFlows.Hit) args[0]))
      .reasoner("draft", "draft(demo.SupportFlows$Hit,demo.SupportFlows$Queue)", "sha256:607909a74490a920dbea13da0e9143609a0c29296286ccbac7840ece062075b3",
          (target, args) -> ((SupportFlows) target).draft((SupportFlows.Hit) args[0], (SupportFlows.Queue) args[1]))
      .pure("urgent", "urgent(demo.SupportFlows$Hit)", "sha256:9bed54b7332d3053d30ac4709d9214a5027cce45cf0e8bd3ba9fa1543eedbb57",
          (target, args) -> SupportFlows.urgent((SupportFlows.Hit) args[0]))
      .flow("triage", "sha256:84e68acec1625145f0316a881fb40d6846d46291f5bb9ed9539a6e62d691a1e5")
      .build();

  public static final FlowHandle<SupportFlows.Ticket, SupportFlows.Answer> TRIAGE = DEPLOYMENT.flow("triage");

  private SupportFlowsDeployment() {
  }

  /**
   * Runs its flows to their ends; other methods without a body throw.
   */
  public static SupportFlows client(Sluice sluice) {
    return new SupportFlows() {
      @Override
      public SupportFlows.Answer triage(SupportFlows.Ticket ticket) {
        return sluice.run(SupportFlowsDeployment.TRIAGE, ticket);
      }

      @Override
      public SupportFlows.Queue classify(SupportFlows.Hit hit) {
        throw SupportFlowsDeployment.DEPLOYMENT.notInClient("classify");
      }

      @Override
      public SupportFlows.Reply draft(SupportFlows.Hit hit, SupportFlows.Queue queue) {
        throw SupportFlowsDeployment.DEPLOYMENT.notInClient("draft");
      }

      @Override
      public SupportFlows.Hit lookup(String ticket) {
        throw SupportFlowsDeployment.DEPLOYMENT.notInClient("lookup");
      }
    };
  }
}

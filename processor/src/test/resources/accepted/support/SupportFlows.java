package demo;

import static dev.sluice.Effect.READ;
import static dev.sluice.Idempotency.NATIVE;

import dev.sluice.Flow;
import dev.sluice.Pure;
import dev.sluice.Reasoner;
import dev.sluice.Step;
import dev.sluice.Tool;

public interface SupportFlows {

  record Ticket(String id, String text) {}

  record Hit(String ticket, String summary, boolean large) {}

  enum Queue {
    BILLING,
    BUG,
    OTHER
  }

  record Reply(String text) {}

  record Answer(String ticket, Queue queue, String reply) {}

  @Tool(effect = READ, idempotency = NATIVE)
  Hit lookup(String ticket);

  @Reasoner(model = "anthropic:claude-haiku-4-5", system = "Choose the queue for this ticket.")
  Queue classify(Hit hit);

  @Reasoner(model = "anthropic:claude-haiku-4-5", system = "Draft one concise support reply.")
  Reply draft(Hit hit, Queue queue);

  @Pure
  static boolean urgent(Hit hit) {
    return hit.large() || hit.summary().contains("outage");
  }

  @Flow
  default Answer triage(Ticket ticket) {
    @Step(retries = 2, timeoutSeconds = 5) Hit hit = lookup(ticket.id());
    Queue queue = urgent(hit) ? Queue.BUG : classify(hit);
    Reply reply = draft(hit, queue);
    return new Answer(ticket.id(), queue, reply.text());
  }
}

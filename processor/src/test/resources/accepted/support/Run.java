package demo;

import demo.SupportFlows.Hit;
import demo.SupportFlows.Queue;
import demo.SupportFlows.Reply;
import demo.SupportFlows.Ticket;
import dev.sluice.processor.testing.Calls;
import dev.sluice.processor.testing.Script;
import dev.sluice.processor.testing.Trial;

final class Run implements Script {

  private static final class Fake implements SupportFlows {
    @Override
    public Hit lookup(String ticket) {
      Calls.read("lookup", ticket);
      return new Hit(ticket, ticket.equals("T-2") ? "outage" : "slow", ticket.equals("T-3"));
    }

    @Override
    public Queue classify(Hit hit) {
      Calls.read("classify", hit);
      return Queue.BILLING;
    }

    @Override
    public Reply draft(Hit hit, Queue queue) {
      Calls.read("draft", hit, queue);
      return new Reply(queue + " " + hit.ticket());
    }
  }

  @Override
  public void run(Trial trial) {
    Fake fake = new Fake();
    trial.bind(SupportFlows.class, fake);
    trial.check(
        SupportFlowsDeployment.TRIAGE,
        fake::triage,
        new Ticket("T-1", "a"),
        new Ticket("T-2", "b"),
        new Ticket("T-3", "c"),
        new Ticket(null, "d"));
  }
}

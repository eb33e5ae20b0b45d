package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** The natural form for a team: interfaces for tools, an ordinary class with the flow. */
interface Tickets {
  @Tool(effect = Effect.READ)
  String find(String id);

  @Tool
  void close(String id, String reason);
}

interface Drafts {
  @Reasoner(model = "m")
  String draft(String text);
}

class Triage {
  private final Tickets tickets;
  private final Drafts drafts;

  Triage(Tickets tickets, Drafts drafts) {
    this.tickets = tickets;
    this.drafts = (drafts);
  }

  @Pure
  static String shorten(String text) {
    return text.length() > 3 ? text.substring(0, 3) : text;
  }

  @Flow
  String triage(String id) {
    String text = tickets.find(id);
    String reply = this.drafts.draft(shorten(text));
    (this.tickets).close(id, reply);
    return reply;
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    Tickets tickets = new Tickets() {
      @Override
      public String find(String id) {
        Calls.read("find", id);
        return "text of " + id;
      }

      @Override
      public void close(String id, String reason) {
        Calls.write("close", id, reason);
      }
    };
    Drafts drafts = text -> "re: " + text;
    trial.bind(Tickets.class, tickets).bind(Drafts.class, drafts);
    trial.check(TriageDeployment.TRIAGE, new Triage(tickets, drafts)::triage, "a", "", null);
  }
}

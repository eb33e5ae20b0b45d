package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import dev.sluice.runtime.*;
import java.io.IOException;
import java.util.*;

interface Tickets {
  @Tool
  String close(String id) throws IOException;
}

/** The client of a class is a nested interface with its flows, static ones too. */
class Triage {
  record Answer(String text, int count) {}

  private final Tickets tickets;

  Triage(Tickets tickets) {
    this.tickets = tickets;
  }

  @Flow
  Answer triage(String id) throws IOException {
    return new Answer(tickets.close(id), 1);
  }

  @Flow(id = "triage-many")
  Answer triage(List<String> ids, Optional<String> note, boolean sluice) {
    return new Answer(note.orElse("none"), ids.size());
  }

  @Flow
  static void nothing() {}

  @Flow
  static char letter(short value) {
    return value > 1 ? 'a' : 'b';
  }
}

record Settings(Tickets tickets) {
  @Flow
  String first(String id) throws IOException {
    return tickets.close(id);
  }
}

/** No type arguments could be stated for its client. */
class Generic<T> {
  @Flow
  static String text(String value) {
    return value + value;
  }
}

/** Nobody else may implement it. */
sealed interface Closed permits Only {
  @Flow
  default String text(String value) {
    return value + value;
  }
}

final class Only implements Closed {}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    Tickets tickets = id -> {
      Calls.write("close", id);
      return "closed " + id;
    };
    trial.bind(Tickets.class, tickets);
    try (Sluice sluice = Sluice.builder().bind(Tickets.class, tickets).build()) {
      TriageDeployment.Client client = TriageDeployment.client(sluice);
      equal(client.triage("a"), new Triage.Answer("closed a", 1));
      equal(client.triage(List.of("a", "b"), Optional.empty(), true), new Triage.Answer("none", 2));
      client.nothing();
      equal(client.letter((short) 2), 'a');
      equal(SettingsDeployment.client(sluice).first("b"), "closed b");
    }
    trial.check(TriageDeployment.TRIAGE, new Triage(tickets)::triage, "a");
    trial.check(GenericDeployment.TEXT, Generic::text, "a");
    trial.check(ClosedDeployment.TEXT, new Only()::text, "a");
  }

  private static void equal(Object got, Object wanted) {
    if (!Objects.equals(got, wanted)) {
      throw new AssertionError(got + " instead of " + wanted);
    }
  }
}

package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import dev.sluice.runtime.*;
import java.io.IOException;
import java.util.*;

interface Store<T> {
  @Tool
  void put(String key, T value);

  void unrelated(T value, List<? extends T> more);
}

/** The client of an interface runs its flows; everything else without a body throws. */
interface Support extends Store<String> {
  String sluice = "hides the parameter";
  String TRIAGE = "hides the constant";

  @Tool(effect = Effect.READ)
  String lookup(String id) throws IOException;

  @Tool(effect = Effect.READ)
  default int size() {
    return 7;
  }

  @Reasoner(model = "m")
  String classify(String text);

  @Pure
  static boolean urgent(String text) {
    return text.contains("!");
  }

  String plain();

  default String helper() {
    return "helped";
  }

  @Override
  String toString();

  @Flow
  default String triage(String ticket) throws IOException {
    String found = lookup(ticket);
    return urgent(found) ? "BUG" : classify(found);
  }

  @Flow(id = "triage2")
  default String triage(String ticket, int sluice_) throws IOException {
    return lookup(ticket) + sluice_;
  }

  @Flow
  default int count() {
    return size();
  }

  @Flow
  default Integer boxed(long value) {
    return value > 3 ? 1 : null;
  }

  @Flow
  default void keep(String value) {
    put("key", value);
  }

  @Flow
  static String fixed() {
    return "fixed";
  }
}

class Desk implements Support {
  @Override
  public void put(String key, String value) {
    Calls.write("put", key, value);
  }

  @Override
  public void unrelated(String value, List<? extends String> more) {}

  @Override
  public String lookup(String id) throws IOException {
    Calls.read("lookup", id);
    if (id.isEmpty()) {
      throw new IOException("no id");
    }
    return id + "!".repeat(id.length() % 2);
  }

  @Override
  public String classify(String text) {
    return "queue of " + text;
  }

  @Override
  public String plain() {
    return "";
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) throws Exception {
    Desk desk = new Desk();
    trial.bind(Support.class, desk);
    try (Sluice sluice =
        Sluice.builder().bind(Support.class, desk).bind(Store.class, desk).build()) {
      Support client = SupportDeployment.client(sluice);
      equal(client.triage("a"), "BUG");
      equal(client.triage("ab"), "queue of ab");
      equal(client.triage("ab", 3), "ab3");
      equal(client.count(), 7);
      equal(client.boxed(4), 1);
      equal(client.boxed(3), null);
      client.keep("v");
      equal(client.helper(), "helped");
      try {
        client.triage("");
        throw new AssertionError();
      } catch (StepFailed failed) {
        equal(failed.originalClass(), "java.io.IOException");
        equal(failed.stepId(), "triage/found");
      }
      refused(() -> client.lookup("a"), "'lookup'");
      refused(() -> client.size(), "'size'");
      refused(() -> client.classify("a"), "'classify'");
      refused(() -> client.put("a", "b"), "'put'");
      refused(() -> client.unrelated("a", List.of()), "'unrelated'");
      refused(() -> client.plain(), "bind(demo.Support.class");
    }
    trial.check(SupportDeployment.COUNT, none -> desk.count(), (Void) null);
  }

  private static void equal(Object got, Object wanted) {
    if (!Objects.equals(got, wanted)) {
      throw new AssertionError(got + " instead of " + wanted);
    }
  }

  private static void refused(Body<?, Exception> call, String text) throws Exception {
    try {
      call.call();
    } catch (SluiceException e) {
      equal(e.code(), "CLIENT_FLOWS_ONLY");
      equal(e.getMessage().contains(text), true);
      return;
    }
    throw new AssertionError("not refused: " + text);
  }

  private static void refused(VoidBody<Exception> call, String text) throws Exception {
    refused(
        () -> {
          call.call();
          return null;
        },
        text);
  }
}

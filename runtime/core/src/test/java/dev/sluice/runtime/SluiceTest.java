package dev.sluice.runtime;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.runtime.Shop.Hit;
import dev.sluice.runtime.Shop.Queue;
import dev.sluice.runtime.Shop.Ticket;
import dev.sluice.runtime.internal.plain.Ir;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

/** Flows over Java types, through hand-written companions and resources. */
final class SluiceTest {

  private static final String TICKET = "dev.sluice.runtime.Shop$Ticket";
  private static final String QUEUE = "dev.sluice.runtime.Shop$Queue";

  /** {@code Hit hit = lookup(ticket.id()); return urgent(hit) ? Queue.BUG : classify(hit)}. */
  private static Node triage() {
    Node bug = Ir.std(
        "std.expr", "expr", enumConstant("BUG"), "vars", Json.of(List.of()), "v", Json.of(1));
    return Ir.seq(
        Ir.pluck("id"),
        Ir.call("triage/hit", "lookup"),
        Ir.init("hit"),
        Ir.par(Ir.ident(), Ir.seq(Ir.pluck("hit"), Ir.pure("triage/urgent", "urgent"))),
        Ir.assign("__branch__"),
        Ir.alt(
            "triage/queue",
            "std.branch_predicate",
            bug,
            Ir.seq(Ir.pluck("hit"), Ir.think("triage/queue/else/classify", "classify"))));
  }

  private static Json enumConstant(String name) {
    return Json.Obj.of("enum", Json.texts(List.of(QUEUE, name)));
  }

  private static FlowHandle<Ticket, Queue> triage(String flow) {
    return new FlowFile(flow, TICKET, QUEUE, triage())
        .lookup()
        .urgent()
        .classify()
        .write()
        .flow(flow);
  }

  private static Shop shop(boolean large) {
    return new Shop.Closed() {
      @Override
      public Hit lookup(String ticket) {
        return new Hit(ticket, "about " + ticket, large);
      }
    };
  }

  @Test
  void runsOverRecordsThatAreNotPublic() {
    FlowHandle<Ticket, Queue> flow = triage("triage-bound");
    Shop answering = new Shop.Closed() {
      @Override
      public Hit lookup(String ticket) {
        return new Hit(ticket, "small", false);
      }

      @Override
      public Queue classify(Hit hit) {
        return hit.ticket().equals("T-1") ? Queue.BILLING : Queue.BUG;
      }
    };
    try (Sluice sluice = Sluice.builder().bind(Shop.class, answering).build()) {
      assertThat(sluice.run(flow, new Ticket("T-1", "x"))).isEqualTo(Queue.BILLING);
      assertThat(sluice.run(flow, new Ticket("T-2", "x"))).isEqualTo(Queue.BUG);
    }
    try (Sluice sluice = Sluice.builder().bind(Shop.class, shop(true)).build()) {
      assertThat(sluice.run(flow, new Ticket("T-1", "x"))).isEqualTo(Queue.BUG);
    }
  }

  @Test
  void anObjectBoundForAnInterfaceAnswersItsReasonersToo() {
    FlowHandle<Ticket, Queue> flow = triage("triage-object-first");
    ModelCaller never = request -> {
      throw new AssertionError("the object answers");
    };
    try (Sluice sluice =
        Sluice.builder().bind(Shop.class, shop(false)).models(never).build()) {
      StepFailed failed =
          assertThrows(StepFailed.class, () -> sluice.run(flow, new Ticket("T-1", "x")));
      assertThat(failed).hasCauseThat().isInstanceOf(UnsupportedOperationException.class);
    }
  }

  @Test
  void modelsAreAskedWithJsonAndAnswerWithJson() {
    List<ModelRequest> requests = new ArrayList<>();
    Node program = Ir.think("ask/classify", "classify");
    FlowHandle<Hit, Queue> flow = new FlowFile(
            "ask-model", "dev.sluice.runtime.Shop$Hit", QUEUE, program)
        .classify()
        .write()
        .flow("ask-model");
    List<Event> events = new ArrayList<>();
    ModelCaller models = request -> {
      requests.add(request);
      return new ModelReply(
          Json.of("BILLING"), OptionalDouble.of(0.5), Map.of("llm.model", Json.of("m")));
    };

    try (Sluice sluice = Sluice.builder().models(models).listener(events::add).build()) {
      assertThat(sluice.run(flow, new Hit("T-1", "s", false))).isEqualTo(Queue.BILLING);
    }

    ModelRequest request = requests.get(0);
    assertThat(request.reasonerId()).isEqualTo("classify");
    assertThat(request.model()).isEqualTo("test:model");
    assertThat(request.system()).isEqualTo("Choose a queue.");
    assertThat(request.input())
        .isEqualTo(
            Json.Obj.of("ticket", Json.of("T-1"), "summary", Json.of("s"), "large", Json.FALSE));
    assertThat(((Json.Obj) request.replySchema()).get("enum"))
        .isEqualTo(Optional.of(Json.texts(List.of("BILLING", "BUG"))));
    assertThat(request.declaration().get("temperature")).isEqualTo(Optional.of(Json.of(0.5)));
    Event.Did did = (Event.Did) events.get(1);
    assertThat(did.cost()).isEqualTo(OptionalDouble.of(0.5));
    assertThat(did.attributes()).containsEntry("llm.cost.status", "reported");
    assertThat(did.activation().source()).isEqualTo(Optional.of(new SourceLine("Shop.java", 10)));
  }

  @Test
  void aReplyThatDoesNotFitFailsTheStep() {
    FlowHandle<Hit, Queue> flow = new FlowFile(
            "bad-reply", "dev.sluice.runtime.Shop$Hit", QUEUE, Ir.think("classify", "classify"))
        .classify()
        .write()
        .flow("bad-reply");
    try (Sluice sluice =
        Sluice.builder().models(request -> ModelReply.of(Json.of("OTHER"))).build()) {
      StepFailed failed =
          assertThrows(StepFailed.class, () -> sluice.run(flow, new Hit("T", "s", false)));
      assertThat(((SluiceException) failed.getCause()).code()).isEqualTo("TYPE_BAD_CONSTANT");
    }
  }

  @Test
  void severalParametersAreTakenFromTheRecordOfTheirNames() {
    Node program = Ir.seq(
        Ir.par(Ir.pluck("text"), Ir.pluck("id")),
        Ir.std(
            "std.record",
            "fields",
            Json.of(List.of(field("ticket", 1), field("text", 0))),
            "consts",
            Json.Obj.EMPTY),
        Ir.call("notify"));
    FlowHandle<Ticket, Void> flow =
        new FlowFile("notify-two", TICKET, "void", program).notifying().write().flow("notify-two");
    List<String> sent = new ArrayList<>();
    Shop shop = new Shop.Closed() {
      @Override
      public void notify(String ticket, String text) {
        sent.add(ticket + ": " + text);
      }
    };
    try (Sluice sluice = Sluice.builder().bind(Shop.class, shop).build()) {
      assertThat(sluice.run(flow, new Ticket("T-1", "hello"))).isNull();
    }
    assertThat(sent).containsExactly("T-1: hello");
  }

  private static Json field(String name, int index) {
    return Json.of(List.of(Json.of(name), Json.of(index)));
  }

  @Test
  void exceptionsSurfaceWithStepSourceAndLiveCause() {
    IOException original = new IOException("line is down");
    Shop shop = new Shop.Closed() {
      @Override
      public void notify(String ticket, String text) throws IOException {
        throw original;
      }
    };
    Node program = Ir.seq(
        Ir.std("std.pack", "fields", Json.Obj.of("ticket", constant("T"), "text", constant("x"))),
        Ir.call("f/send", "notify"));
    FlowHandle<Void, Void> flow =
        new FlowFile("failing", "void", "void", program).notifying().write().flow("failing");
    try (Sluice sluice = Sluice.builder().bind(Shop.class, shop).build()) {
      StepFailed failed = assertThrows(StepFailed.class, () -> sluice.run(flow));

      assertThat(failed.stepId()).isEqualTo("f/send");
      assertThat(failed.source().map(SourceLine::toString)).isEqualTo(Optional.of("Shop.java:12"));
      assertThat(failed.originalClass()).isEqualTo("java.io.IOException");
      assertThat(failed.originalMessage()).isEqualTo("line is down");
      assertThat(failed).hasCauseThat().isSameInstanceAs(original);
      assertThat(failed)
          .hasMessageThat()
          .isEqualTo("step 'f/send' at Shop.java:12 failed: java.io.IOException: line is down");
    }
  }

  private static Json constant(String text) {
    return Json.Obj.of("const", Json.of(text));
  }

  @Test
  void qualifiersTellTwoObjectsApart() {
    Node program = Ir.call("lookup", "lookup@archive");
    FlowHandle<String, Hit> flow = new FlowFile(
            "qualified", "String", "dev.sluice.runtime.Shop$Hit", program)
        .lookup("archive")
        .write()
        .flow("qualified");
    try (Sluice sluice = Sluice.builder()
        .bind(Shop.class, shop(false))
        .bind(Shop.class, "archive", shop(true))
        .build()) {
      assertThat(sluice.run(flow, "T").large()).isTrue();
    }
  }

  @Test
  void valuesThatCrossABoundaryDoNotChangeAfterwards() {
    List<Double> kept = new ArrayList<>();
    Node program = Ir.seq(Ir.call("p1", "prices"), Ir.call("p2", "prices"));
    FlowHandle<List<Double>, List<Double>> flow = new FlowFile(
            "copies", "List<Double>", "List<Double>", program)
        .prices()
        .write()
        .flow("copies");
    Shop shop = new Shop.Closed() {
      @Override
      public List<Double> prices(List<Double> of) {
        assertThrows(UnsupportedOperationException.class, () -> of.add(1d));
        kept.clear();
        kept.addAll(of);
        kept.add(of.size() + 0.5);
        return kept;
      }
    };
    List<Double> input = new ArrayList<>(List.of(1d));
    try (Sluice sluice = Sluice.builder().bind(Shop.class, shop).build()) {
      List<Double> result = sluice.run(flow, input);
      kept.clear();
      input.clear();
      assertThat(result).containsExactly(1d, 1.5, 2.5).inOrder();
    }
  }

  @Test
  void numbersThatHaveNoJsonFormStopAtTheBoundary() {
    FlowHandle<List<Double>, List<Double>> flow = new FlowFile(
            "finite", "List<Double>", "List<Double>", Ir.call("prices"))
        .prices()
        .write()
        .flow("finite");
    Shop shop = new Shop.Closed() {
      @Override
      public List<Double> prices(List<Double> of) {
        return List.of(Double.NaN);
      }
    };
    try (Sluice sluice = Sluice.builder().bind(Shop.class, shop).build()) {
      BoundaryException input = assertThrows(
          BoundaryException.class, () -> sluice.run(flow, List.of(Double.POSITIVE_INFINITY)));
      assertThat(input.code()).isEqualTo("TYPE_NOT_FINITE");
      StepFailed result = assertThrows(StepFailed.class, () -> sluice.run(flow, List.of(1d)));
      assertThat(((SluiceException) result.getCause()).code()).isEqualTo("TYPE_NOT_FINITE");
    }
  }

  @Test
  void accessorsOfNullAndUndecidedConditionsRaiseWhatJavaRaises() {
    FlowHandle<Ticket, Queue> flow = triage("nulls");
    Shop shop = new Shop.Closed() {
      @Override
      public Hit lookup(String ticket) {
        return null;
      }
    };
    try (Sluice sluice = Sluice.builder().bind(Shop.class, shop).build()) {
      StepFailed pure =
          assertThrows(StepFailed.class, () -> sluice.run(flow, new Ticket("T", "x")));
      assertThat(pure.stepId()).isEqualTo("triage/urgent");
      assertThat(pure).hasCauseThat().isInstanceOf(NullPointerException.class);
      StepFailed accessor = assertThrows(StepFailed.class, () -> sluice.run(flow, null));
      assertThat(accessor).hasCauseThat().isInstanceOf(NullPointerException.class);
    }
  }
}

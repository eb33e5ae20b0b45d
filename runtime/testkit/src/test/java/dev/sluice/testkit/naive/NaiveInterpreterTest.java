package dev.sluice.testkit.naive;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.Contract;
import dev.sluice.ir.IrReader;
import dev.sluice.ir.Json;
import dev.sluice.ir.JsonParser;
import dev.sluice.ir.Shape;
import dev.sluice.runtime.ModelReply;
import dev.sluice.testkit.FrozenTool;
import dev.sluice.testkit.Handlers;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class NaiveInterpreterTest {

  private static final String CALL_T =
      "{'op':'prim','id':'t','step':{'kind':'call','tool':{'kind':'native','name':'t'}}}";
  private static final FrozenTool READER =
      new FrozenTool("t", new Contract(Contract.Effect.READ, Contract.Idempotency.NONE, true));

  private final List<Json> calls = new ArrayList<>();

  private final Handlers echo = Handlers.builder()
      .tool("t", input -> {
        calls.add(input);
        return input;
      })
      .build();

  @Test
  void activationsAreNamedByTheItemsAndRoundsTheyStandIn() {
    NaiveResult result = run(echo, """
        {'op':'each','id':'outer','body':{'op':'iter_up_to','id':'rounds','bound':2,'body':%s}}""", "[7,8]");

    assertThat(result.events().stream()
            .filter(event -> event instanceof TraceEvent.Did && event.node().equals("t"))
            .map(TraceEvent::activation))
        .containsExactly("t[0][0]", "t[0][1]", "t[1][0]", "t[1][1]")
        .inOrder();
  }

  @Test
  void nothingStartsAfterAFailure() {
    Handlers failing = Handlers.builder()
        .tool("t", input -> {
          calls.add(input);
          throw new IOException("down");
        })
        .build();

    NaiveResult result = run(failing, "{'op':'each','id':'each','body':%s}", "[1,2,3]");

    assertThat(calls).containsExactly(Json.of(1));
    assertThat(((NaiveResult.Outcome.Failure) result.outcome()).failure())
        .isInstanceOf(IOException.class);
    assertThat(result.events().stream()
            .filter(event -> event instanceof TraceEvent.Failed)
            .map(TraceEvent::node))
        .containsExactly("t", "each")
        .inOrder();
  }

  @Test
  void innerGroupKeepsItsReducer() {
    Handlers counting = Handlers.builder()
        .pure("count", (v, args) -> Json.of(((Json.Arr) v).items().size()))
        .build();

    NaiveResult result = run(counting, """
        {'op':'par','id':'outer',
         'left':{'op':'par','id':'inner','left':{'op':'ident','id':'a'},'right':{'op':'ident','id':'b'},
                 'merge':{'kind':'all','reducer':'count'}},
         'right':{'op':'par','id':'plain','left':{'op':'ident','id':'c'},'right':{'op':'ident','id':'d'}}}""", "5");

    assertThat(value(result)).isEqualTo(JsonParser.parse("[2,5,5]"));
  }

  @Test
  void aRepeatableCallIsRetriedWithGrowingWaits() {
    Handlers flaky = Handlers.builder()
        .tool("t", input -> {
          calls.add(input);
          if (calls.size() < 4) {
            throw new IOException("down");
          }
          return input;
        })
        .build();
    NaiveInterpreter interpreter =
        new NaiveInterpreter(flaky, Map.of("h", READER), CallLimits.NONE);

    NaiveResult result = interpreter.run(IrReader.read(text("""
            {'op':'prim','id':'t','ann':{'maxAttempts':4,'retryIntervalS':0.5,'backoffRate':3},
             'step':{'kind':'call','tool':{'kind':'native','name':'t'},'frozenHash':'h'}}""")), Json.of(1));

    assertThat(value(result)).isEqualTo(Json.of(1));
    assertThat(result.sleeps()).containsExactly(0.5, 1.5, 4.5).inOrder();
  }

  @Test
  void limitsAreChargedOncePerActivationWhateverTheAttempts() {
    CallLimits limits = new CallLimits(Map.of("t", 1), true);

    NaiveResult result = new NaiveInterpreter(echo, Map.of(), limits)
        .run(
            IrReader.read(text("{'op':'each','id':'each','body':%s}".formatted(CALL_T))),
            JsonParser.parse("[1,2]"));

    assertThat(result.callCounts()).containsExactly("t", 2);
    assertThat(result.overLimit()).containsExactly("t");
  }

  @Test
  void costsAreSummedByShape() {
    Handlers models = Handlers.builder()
        .tool("t", input -> input)
        .reasoner("r", ModelReply::of)
        .build();

    NaiveResult result = run(models, """
        {'op':'seq','id':'seq','ann':{'cost':5},'left':%s,
         'right':{'op':'prim','id':'r','step':{'kind':'think','reasoner':'r'}}}""", "1");

    assertThat(result.costByShape()).containsExactly(Shape.PIPELINE, 6.0);
  }

  @Test
  void aMissingHandlerIsNamed() {
    NaiveResult result = run(Handlers.NONE, "%s", "1");

    InterpreterFailure failure =
        (InterpreterFailure) ((NaiveResult.Outcome.Failure) result.outcome()).failure();
    assertThat(failure.code()).isEqualTo(InterpreterFailure.Code.NO_HANDLER);
    assertThat(failure).hasMessageThat().contains("'t'");
  }

  @Test
  void aChildRunHasItsActivationsBelowTheStepThatStartedIt() {
    Handlers child = Handlers.builder()
        .tool("t", input -> input)
        .sub("c", IrReader.read(JsonParser.parse(CALL_T.replace('\'', '"'))))
        .build();

    NaiveResult result = run(
        child,
        "{'op':'each','id':'e','body':{'op':'prim','id':'s','step':{'kind':'sub','ref':'c','contract':{'shape':'Pipeline'}}}}",
        "[7,8]");

    assertThat(result.events().stream()
            .filter(TraceEvent.Did.class::isInstance)
            .map(TraceEvent::activation))
        .containsExactly("s[0]/t", "s[0]", "s[1]/t", "s[1]", "e")
        .inOrder();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'op':'app','id':'a','controller':'c'}",
        "{'op':'eval_plan','id':'e','controller':'c'}",
        "{'op':'par','id':'p','left':%s,'right':{'op':'ident','id':'b'},'merge':{'kind':'race'}}"
      })
  void whatIsNotBuiltIsRefusedByName(String flow) {
    NaiveResult result = run(echo, flow, "1");

    InterpreterFailure failure =
        (InterpreterFailure) ((NaiveResult.Outcome.Failure) result.outcome()).failure();
    assertThat(failure.code()).isEqualTo(InterpreterFailure.Code.NOT_BUILT);
    assertThat(calls).isEmpty();
  }

  @Test
  void errorsOfTheMachineArePassedOn() {
    Handlers broken = Handlers.builder()
        .tool("t", input -> {
          throw new OutOfMemoryError("pretended");
        })
        .build();

    assertThrows(OutOfMemoryError.class, () -> run(broken, "%s", "1"));
  }

  private static NaiveResult run(Handlers handlers, String flow, String input) {
    return new NaiveInterpreter(handlers)
        .run(IrReader.read(text(flow.formatted(CALL_T))), JsonParser.parse(input));
  }

  private static String text(String json) {
    return json.replace('\'', '"');
  }

  private static Json value(NaiveResult result) {
    return ((NaiveResult.Outcome.Value) result.outcome()).value();
  }
}

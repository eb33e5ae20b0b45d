package dev.sluice.testkit.conformance;

import static com.google.common.truth.Truth.assertThat;

import dev.sluice.ir.Json;
import dev.sluice.ir.JsonParser;
import dev.sluice.ir.Node;
import dev.sluice.ir.graph.GraphJson;
import dev.sluice.ir.graph.Lowering;
import dev.sluice.testkit.Handlers;
import dev.sluice.testkit.script.CallLog;
import dev.sluice.testkit.script.Script;
import dev.sluice.testkit.script.ScriptedHandlers;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Graphs are lowered by this project, and what comes out is run on the inputs of the cases. */
@Tag("conformance")
final class DagLoweringRunsConformanceTest {

  private static final Json PURES = JsonParser.parse("""
      {"t.truthy": {"do": "pluck", "key": "ok"},
       "t.kind": {"do": "pluck", "key": "kind"},
       "t.tag": {"do": "set", "key": "tagged", "value": true},
       "t.wrap": {"do": "wrap", "key": "wrapped"},
       "t.len": {"do": "len"},
       "t.field": {"do": "compose", "steps": [{"do": "pluck", "key": "__input__"}, {"do": "pluck", "key": "ok"}]},
       "t.fieldkind": {"do": "compose", "steps": [{"do": "pluck", "key": "__input__"}, {"do": "pluck", "key": "kind"}]},
       "t.aok": {"do": "compose", "steps": [{"do": "pluck", "key": "a"}, {"do": "pluck", "key": "ok"}]},
       "t.akind": {"do": "compose", "steps": [{"do": "pluck", "key": "a"}, {"do": "pluck", "key": "kind"}]}}
      """);

  @Test
  void naive() {
    check(new NaiveUnderTest());
  }

  @Test
  void linked() {
    check(new LinkedUnderTest(1, false));
  }

  private static void check(InterpreterUnderTest interpreter) {
    Tally tally = new Tally("dag_lowering runs (" + interpreter.name() + ")");
    for (Vectors.Case vector : Vectors.read("dag_lowering")) {
      if (vector.in().get("inputs").isEmpty()) {
        continue;
      }
      Optional<String> problem = problem(vector, interpreter);
      problem.ifPresentOrElse(why -> tally.differs(vector.name(), why), tally::passed);
    }
    tally.print(System.out);
    assertThat(tally.differing()).isEmpty();
  }

  private static Optional<String> problem(Vectors.Case vector, InterpreterUnderTest interpreter) {
    Node flow = Lowering.lower(GraphJson.read(vector.in().get("graph").orElseThrow()), "g");
    List<Json> inputs = items(vector.in(), "inputs");
    for (int i = 0; i < inputs.size(); i++) {
      // Scripts count their calls, so each run has handlers of its own.
      Handlers handlers =
          ScriptedHandlers.read(sections(vector.in()), new CallLog(), Script.Delay.NONE);
      Observation seen = interpreter.run(Request.of(flow, inputs.get(i), handlers));
      Optional<String> problem = expectation(vector, i).check(seen.ending());
      if (problem.isPresent()) {
        return Optional.of("input " + i + " " + problem.get());
      }
    }
    return Optional.empty();
  }

  /** Where the reference is marked as wrong the case states the value the graph denotes. */
  private static Expectation expectation(Vectors.Case vector, int index) {
    return vector
        .out()
        .get("intended")
        .map(intended -> Expectation.of((Json.Obj) ((Json.Arr) intended).items().get(index)))
        .orElseGet(() -> Expectation.of((Json.Obj) items(vector.out(), "runs").get(index)));
  }

  private static Json.Obj sections(Json.Obj in) {
    Map<String, Json> sections =
        new LinkedHashMap<>(((Json.Obj) in.get("handlers").orElse(Json.Obj.EMPTY)).members());
    sections.put("pures", PURES);
    return new Json.Obj(sections);
  }

  private static List<Json> items(Json.Obj object, String key) {
    return ((Json.Arr) object.get(key).orElseThrow()).items();
  }
}

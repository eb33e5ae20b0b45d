package dev.sluice.ir.graph;

import dev.sluice.ir.Hashes;
import dev.sluice.ir.IrWriter;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.ir.PathIds;
import dev.sluice.ir.Shapes;
import dev.sluice.ir.conformance.Report;
import dev.sluice.ir.conformance.SameValue;
import dev.sluice.ir.conformance.Vectors;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Graphs and the programs that the reference compiles them to. */
@Tag("conformance")
class DagLoweringConformanceTest {

  /** The reference refuses some graphs in which an {@code each} uses names from further out; they have a meaning. */
  private static final Pattern REFUSED_BY_DEFECT = Pattern.compile(
      "foreign-scope handle capture: .*|cycle detected among: .*|.* requires env compilation");

  @Test
  void dagLowering() {
    Report.run("dag_lowering", one -> {
      Node program;
      try {
        program = PathIds.normalise(Lowering.lower(GraphJson.read(one.in("graph")), "flow"));
      } catch (RuntimeException e) {
        return one.expectsError() ? refused(one, e) : List.of("refused: " + e);
      }
      if (one.expectsError()) {
        String message = message(one);
        return REFUSED_BY_DEFECT.matcher(message).matches()
            ? List.of()
            : List.of("compiles, but: " + message);
      }
      if (one.kind().equals("upstream_defect")) {
        return values(program, one, one.out("intended"));
      }
      List<String> differences = new ArrayList<>(form(program, one));
      one.out().get("runs").ifPresent(runs -> differences.addAll(values(program, one, runs)));
      return differences;
    });
  }

  /** An error of the system's own must be one of ours; of any other one only that it happens matters. */
  private static List<String> refused(Vectors.Case one, RuntimeException actual) {
    Json framework = ((Json.Obj) one.out("error")).get("framework").orElseThrow();
    return framework.equals(Json.TRUE) && !(actual instanceof GraphException)
        ? List.of("expected " + message(one) + " but was " + actual)
        : List.of();
  }

  private static String message(Vectors.Case one) {
    return Vectors.text(((Json.Obj) one.out("error")).get("message").orElseThrow());
  }

  private static List<String> form(Node program, Vectors.Case one) {
    Json json = IrWriter.write(program);
    List<String> differences = new ArrayList<>();
    differences.addAll(SameValue.differences("flow", one.out("flow"), json));
    differences.addAll(
        SameValue.differences("sha256", one.out("sha256"), Json.of(Hashes.sha256(json))));
    String surface = Shapes.surface(program).wire();
    differences.addAll(SameValue.differences("surface", one.out("surface"), Json.of(surface)));
    String closed = Shapes.closed(program).wire();
    differences.addAll(SameValue.differences("closed", one.out("closed"), Json.of(closed)));
    return differences;
  }

  /** Runs the program, so that the runner of the other tests is itself held against the vectors, as far as it goes. */
  private static List<String> values(Node program, Vectors.Case one, Json runs) {
    List<String> differences = new ArrayList<>();
    for (Json run : ((Json.Arr) runs).items()) {
      Json input = ((Json.Obj) run).get("input").orElseThrow();
      Optional<Json> expected = ((Json.Obj) run).get("value");
      try {
        Optional<Json> actual =
            value(program, input, new ScriptedCalls((Json.Obj) one.in("handlers")));
        if (!actual.equals(expected)) {
          differences.add("value expected " + expected + " but was " + actual);
        }
      } catch (UnsupportedOperationException e) {
        return List.of();
      }
    }
    return differences;
  }

  /** Absent if the run fails. */
  private static Optional<Json> value(Node program, Json input, Calls calls) {
    try {
      return Optional.of(NodeRunner.run(program, input, calls));
    } catch (IllegalStateException | ClassCastException e) {
      return Optional.empty();
    }
  }
}

package dev.sluice.testkit.differential;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.Range;
import dev.sluice.ir.IrReader;
import dev.sluice.ir.IrWriter;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.ir.TreeWalk;
import dev.sluice.testkit.naive.CallLimits;
import dev.sluice.testkit.naive.NaiveInterpreter;
import dev.sluice.testkit.naive.NaiveResult;
import dev.sluice.testkit.script.CallLog;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The random programs must be worth running: well-formed, of every operator, and neither all fine nor all failing. */
final class RandomProgramsTest {

  private static final int PROGRAMS = 500;

  @Test
  void programsAreWellFormedAndVaried() {
    Map<String, Integer> operators = new HashMap<>();
    int succeeded = 0;
    int called = 0;
    for (int seed = 0; seed < PROGRAMS; seed++) {
      RandomCase random = RandomCase.of(seed);
      assertWithMessage("seed %s", seed)
          .that(IrReader.read(IrWriter.write(random.flow())))
          .isEqualTo(random.flow());
      List<Node> nodes = TreeWalk.preOrder(random.flow());
      nodes.forEach(node -> operators.merge(node.getClass().getSimpleName(), 1, Integer::sum));
      assertThat(nodes.stream().map(Node::id).toList()).containsNoDuplicates();
      CallLog log = new CallLog();
      NaiveResult result = new NaiveInterpreter(
              Vocabulary.handlers(log), Vocabulary.manifest(), CallLimits.NONE)
          .run(random.flow(), random.input());
      succeeded += result.outcome() instanceof NaiveResult.Outcome.Value ? 1 : 0;
      called += log.calls().isEmpty() ? 0 : 1;
    }
    assertThat(operators.keySet())
        .containsExactly("Ident", "Arr", "Prim", "Seq", "Par", "Each", "Alt", "Switch", "IterUpTo");
    List<Integer> counts = new ArrayList<>(operators.values());
    assertThat(counts.stream().min(Integer::compare).orElseThrow()).isAtLeast(PROGRAMS / 2);
    assertThat(succeeded).isIn(Range.closed(PROGRAMS / 3, PROGRAMS * 9 / 10));
    assertThat(called).isAtLeast(PROGRAMS / 2);
  }

  @Test
  void aSeedAlwaysGivesTheSameProgram() {
    assertThat(RandomCase.of(17)).isEqualTo(RandomCase.of(17));
    assertThat(RandomCase.of(17).input()).isInstanceOf(Json.class);
  }
}

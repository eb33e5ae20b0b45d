package dev.sluice.ir.graph;

import static com.google.common.truth.Truth.assertThat;
import static dev.sluice.ir.graph.Graphs.each;
import static dev.sluice.ir.graph.Graphs.expr;
import static dev.sluice.ir.graph.Graphs.of;
import static dev.sluice.ir.graph.Graphs.read;
import static dev.sluice.ir.graph.Graphs.when;
import static dev.sluice.ir.graph.Graphs.write;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.Node;
import dev.sluice.ir.TreeWalk;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class LoweringIdsTest {

  @Test
  void aStepHasTheIdOfItsGraphAndItsName() {
    assertThat(steps(of("in", read("hit"), read("reply.arg0", "hit"))))
        .containsExactly("f/hit", "f/reply.arg0");
  }

  @Test
  void stepsOfGraphsInsideAreBelowTheirStep() {
    TreeMap<String, StepGraph> cases = new TreeMap<>();
    cases.put("RED", of("in", read("x", "in")));
    GraphStep choice = new GraphStep.Switch(
        Optional.empty(),
        Optional.of("in"),
        List.of("in"),
        "s",
        cases,
        Optional.of(of("in", read("y", "in"))));
    StepGraph then = of("in", each("e", "in", of("item", read("z"))));
    assertThat(steps(of("in", when("c", "in", then, of("in", read("w", "in"))), choice)))
        .containsExactly("f/c/then/e/each/z", "f/c/else/w", "f/s/case:RED/x", "f/s/default/y")
        .inOrder();
  }

  @Test
  void branchesAndLoopsHaveTheIdOfTheirStep() {
    StepGraph arm = of("in", expr("k"));
    List<String> ids =
        ids(Lowering.lower(of("in", when("c", "in", arm, arm), each("e", "in", of("item"))), "f"));
    assertThat(ids).containsAtLeast("f/c", "f/e");
  }

  @Test
  void helpersBelongToTheirStepAndSayWhatTheyDo() {
    List<String> ids = ids(Lowering.lower(of("in", read("a", "in"), read("b", "a", "in")), "f"));
    assertThat(ids)
        .containsExactly(
            "f/b#seq",
            "f/b#seq2",
            "f/a#seq2",
            "f/a#seq3",
            "f#init",
            "f/a#par",
            "f/a#ident",
            "f/a#seq",
            "f/a#pluck",
            "f/a",
            "f/a#assign",
            "f/b#merge",
            "f/b");
  }

  /** A step may take over the dropping of a field, so helpers come and go; none changes its meaning. */
  @Test
  void anotherStepMovesNoId() {
    GraphStep[] steps = {write("a", "in"), write("b", "a"), read("c", "a", "b"), write("d", "c")};
    StepGraph longer =
        of("in", steps[0], write("new", "in"), steps[1], read("other", "a"), steps[2], steps[3]);
    Map<String, String> before = meanings(of("in", steps));
    Map<String, String> after = meanings(longer);
    assertThat(after.keySet()).containsAtLeast("f/a", "f/b", "f/c", "f/d");
    Map<String, String> kept = new TreeMap<>(before);
    kept.keySet().retainAll(after.keySet());
    assertThat(after).containsAtLeastEntriesIn(kept);
    assertThat(kept).containsKey("f/b#assign");
  }

  @Test
  void freeTextCannotSpellTheIdOfAnotherStep() {
    StepGraph arm = of("in", read("x", "in"));
    TreeMap<String, StepGraph> cases = new TreeMap<>();
    cases.put("a", of("in", when("x", "in", arm, arm)));
    cases.put("a/x/then", arm);
    cases.put("a#x%", arm);
    GraphStep choice = new GraphStep.Switch(
        Optional.empty(), Optional.of("in"), List.of("in"), "s", cases, Optional.empty());
    Node node = Lowering.lower(of("in", choice), "f");
    assertThat(ids(node)).containsNoDuplicates();
    assertThat(ids(node))
        .containsAtLeast("f/s/case:a/x/then/x", "f/s/case:a%2Fx%2Fthen/x", "f/s/case:a%23x%25/x");
  }

  @Test
  void stepsMayBringTheirOwnIds() {
    StepGraph arm = of("in", read("x", "in"));
    Node node = Lowering.lower(
        of("in", when("c", "in", arm, arm)),
        "f",
        step -> step.output().equals("c") ? Optional.of("own.c") : Optional.empty());
    assertThat(ids(node)).containsAtLeast("own.c", "own.c#pack", "own.c/then/x", "own.c/else/x");
  }

  @Test
  void ownIdsMustDiffer() {
    StepGraph arm = of("in", expr("k"));
    StepGraph graph = of("in", when("a", "in", arm, arm), when("b", "in", arm, arm));
    assertThrows(
        IllegalArgumentException.class,
        () -> Lowering.lower(graph, "f", step -> Optional.of("same")));
  }

  /** Ids of calls, in walk order. */
  private static List<String> steps(StepGraph graph) {
    return TreeWalk.preOrder(Lowering.lower(graph, "f")).stream()
        .filter(node -> node instanceof Node.Prim)
        .map(Node::id)
        .toList();
  }

  /** What each node is, without what is below it. */
  private static Map<String, String> meanings(StepGraph graph) {
    Map<String, String> meanings = new TreeMap<>();
    for (Node node : TreeWalk.preOrder(Lowering.lower(graph, "f"))) {
      String pure = node instanceof Node.Arr arr ? " " + arr.pure() : "";
      meanings.put(node.id(), node.getClass().getSimpleName() + pure);
    }
    return meanings;
  }

  private static List<String> ids(Node root) {
    return TreeWalk.preOrder(root).stream().map(Node::id).toList();
  }
}

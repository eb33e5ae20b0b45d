package dev.sluice.ir.graph;

import dev.sluice.ir.Ann;
import dev.sluice.ir.CodePoints;
import dev.sluice.ir.Node;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Lowers one branch: the environment is cut down to what the branch uses, the decision is made, and the arm taken cuts
 * down to what it uses itself.
 */
final class BranchLowering {

  private final Lowering context;
  private final StdNodes std;
  private final GraphStep step;
  private final String id;

  BranchLowering(Lowering context, GraphStep step, String id) {
    this.context = context;
    this.std = context.std();
    this.step = step;
    this.id = id;
  }

  Chain cond(GraphStep.Cond cond) {
    Node then = context.inner(NodeIds.inside(id, "then"));
    Node otherwise = context.inner(NodeIds.inside(id, "else"));
    String predicate =
        cond.subject().isPresent() ? Std.BRANCH_PREDICATE : cond.predicate().orElseThrow();
    return decision(cond.subject(), cond.predicate())
        .add(id, new Node.Alt(id, Ann.NONE, predicate, then, otherwise))
        .collapse();
  }

  Chain choose(GraphStep.Switch choice) {
    SortedMap<String, Node> cases = new TreeMap<>(CodePoints.ORDER);
    choice
        .cases()
        .keySet()
        .forEach(key -> cases.put(key, context.inner(NodeIds.inside(id, NodeIds.caseRole(key)))));
    Optional<Node> fallback =
        choice.fallback().map(arm -> context.inner(NodeIds.inside(id, "default")));
    String selector =
        choice.subject().isPresent() ? Std.BRANCH_SELECTOR : choice.selector().orElseThrow();
    return decision(choice.subject(), choice.selector())
        .add(id, new Node.Switch(id, Ann.NONE, selector, cases, fallback))
        .collapse();
  }

  /** An arm, on the environment that the branch cut down to what all its arms use. */
  static Node arm(Lowering context, StepGraph arm, String id) {
    Set<String> fields = context.relations().armFields(arm);
    return new Chain()
        .add(id, context.std().keep(id, fields))
        .addAll(new GraphLowering(context, arm, id).fromEnv(fields))
        .toNode(context.ids());
  }

  /** With a subject, what the test makes of it, or the subject itself, becomes one more field of the environment. */
  private Chain decision(Optional<String> subject, Optional<String> test) {
    Chain chain = new Chain().add(id, std.keep(id, context.relations().sources(step)));
    if (subject.isEmpty()) {
      return chain;
    }
    Chain decided = new Chain().add(id, std.pluck(id, subject.get()));
    test.ifPresent(pure -> decided.add(id, std.test(id, pure)));
    return chain
        .add(id, std.par(id, List.of(std.ident(id), decided.toNode(context.ids()))))
        .add(id, std.assign(id, Std.BRANCH_FIELD));
  }
}

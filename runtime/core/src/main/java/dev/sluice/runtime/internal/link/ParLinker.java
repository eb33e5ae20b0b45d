package dev.sluice.runtime.internal.link;

import dev.sluice.ir.Merge;
import dev.sluice.ir.Node;
import dev.sluice.runtime.internal.exec.Block;
import dev.sluice.runtime.internal.exec.Causes;
import dev.sluice.runtime.internal.exec.ParInstr;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;

/** Links parallel branches. Only branches that wait for something outside are worth running beside each other. */
final class ParLinker {

  static final Map<String, Object> DEGRADED =
      Map.of("merge", "degraded", "reason", "whole_session");

  private final Linker linker;
  private final Code code;
  private final Scope scope;

  ParLinker(Linker linker, Code code) {
    this.linker = linker;
    this.code = code;
    this.scope = code.scope();
  }

  Outcome par(Node.Par node, Flow in) {
    List<Node> branches = branches(node);
    boolean whole = branches.stream().anyMatch(linker.facts()::wholeSession);
    boolean beside = !whole && branches.stream().filter(linker.facts()::effects).count() > 1;
    List<Flow> ends = beside ? beside(node, branches, in) : inTurn(branches, in);
    Val list = Val.Lst.of(ends.stream().map(Flow::value).toList());
    Val value = NodeLinker.reduced(linker, code, node, node.merge().flatMap(Merge::reducer), list);
    Outcome outcome = Outcome.of(value, exit(in, ends));
    return whole ? outcome.with(DEGRADED) : outcome;
  }

  /** In order; a plain group directly inside a group gives its branches to the outer one. */
  private static List<Node> branches(Node.Par node) {
    List<Node> branches = new ArrayList<>();
    Deque<Node> work = new ArrayDeque<>(List.of(node.left(), node.right()));
    while (!work.isEmpty()) {
      Node next = work.pop();
      if (next instanceof Node.Par inner && isPlain(inner)) {
        work.push(inner.right());
        work.push(inner.left());
      } else {
        branches.add(next);
      }
    }
    return branches;
  }

  /** A group with a reducer or options of its own stays a group: flattening would drop them without a word. */
  private static boolean isPlain(Node.Par group) {
    return group.ann().timeout().isEmpty()
        && (group.merge().isEmpty()
            || (group.merge().get().kind() == Merge.Kind.ALL
                && group.merge().get().reducer().isEmpty()));
  }

  private List<Flow> inTurn(List<Node> branches, Flow in) {
    List<Flow> ends = new ArrayList<>();
    scope.pin(in.value());
    for (int i = 0; i < branches.size(); i++) {
      if (i == branches.size() - 1) {
        scope.unpin(in.value());
      }
      Flow end = linker.flow(branches.get(i), in, code);
      scope.pin(end.value());
      ends.add(end);
    }
    ends.forEach(end -> scope.unpin(end.value()));
    return ends;
  }

  private List<Flow> beside(Node.Par node, List<Node> branches, Flow in) {
    List<Flow> ends = new ArrayList<>();
    List<Block> blocks = new ArrayList<>();
    scope.pin(in.value());
    Scope.Fork fork = scope.fork();
    for (Node branch : branches) {
      Code inner = new Code(scope);
      fork.beginBranch();
      Flow end = linker.flow(branch, in, inner);
      fork.endBranch();
      scope.pin(end.value());
      ends.add(end);
      if (!inner.isEmpty()) {
        blocks.add(inner.block());
      }
    }
    fork.join();
    ends.forEach(end -> scope.unpin(end.value()));
    scope.unpin(in.value());
    linker.foundConcurrency();
    code.add(new ParInstr(linker.site(node), blocks.toArray(Block[]::new)));
    return ends;
  }

  /** Branches without visible steps add nothing to what was before them. */
  private static Causes exit(Flow in, List<Flow> ends) {
    List<Causes> exits =
        ends.stream().map(Flow::causes).filter(exit -> exit != in.causes()).toList();
    return exits.isEmpty() ? in.causes() : NodeLinker.union(exits);
  }
}

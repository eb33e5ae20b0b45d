package dev.sluice.testkit.naive;

import dev.sluice.ir.Merge;
import dev.sluice.ir.Node;
import java.util.ArrayList;
import java.util.List;

/** The branches of a group of kind {@code all}. */
final class Branches {

  private Branches() {}

  /** In order; a plain group directly inside a group gives its branches to the outer one. */
  static List<Node> of(Node.Par group) {
    List<Node> branches = new ArrayList<>();
    add(group.left(), branches);
    add(group.right(), branches);
    return branches;
  }

  private static void add(Node node, List<Node> branches) {
    if (node instanceof Node.Par inner && isPlain(inner)) {
      add(inner.left(), branches);
      add(inner.right(), branches);
    } else {
      branches.add(node);
    }
  }

  /** A group with a reducer of its own stays a group: to flatten it would drop the reducer without a word. */
  private static boolean isPlain(Node.Par group) {
    return group.merge().isEmpty()
        || (group.merge().get().kind() == Merge.Kind.ALL
            && group.merge().get().reducer().isEmpty());
  }
}

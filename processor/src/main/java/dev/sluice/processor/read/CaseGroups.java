package dev.sluice.processor.read;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The groups of a switch: labels with the statements or the expression behind them. */
final class CaseGroups {

  private CaseGroups() {}

  /**
   * A group.
   *
   * @param labels constants, in order
   * @param value the expression behind an arrow of a switch expression
   * @param statements otherwise; without a {@code break} at the end
   * @param falls whether control goes on into the next group
   * @param at the last case of the group
   */
  record Group(
      List<ExpressionTree> labels,
      boolean isDefault,
      Optional<ExpressionTree> value,
      List<? extends StatementTree> statements,
      boolean falls,
      CaseTree at) {}

  /** Labels without statements of their own belong to the group behind them. */
  static List<Group> of(List<? extends CaseTree> cases) {
    List<Group> groups = new ArrayList<>();
    List<ExpressionTree> labels = new ArrayList<>();
    boolean isDefault = false;
    for (int i = 0; i < cases.size(); i++) {
      CaseTree tree = cases.get(i);
      CaseLabels own = CaseLabels.of(tree);
      labels.addAll(own.constants());
      isDefault |= own.isDefault();
      boolean isLast = i == cases.size() - 1;
      if (tree.getCaseKind() == CaseTree.CaseKind.STATEMENT
          && tree.getStatements().isEmpty()
          && !isLast) {
        continue;
      }
      groups.add(group(tree, List.copyOf(labels), isDefault, isLast));
      labels.clear();
      isDefault = false;
    }
    return groups;
  }

  private static Group group(
      CaseTree tree, List<ExpressionTree> labels, boolean isDefault, boolean isLast) {
    if (tree.getCaseKind() == CaseTree.CaseKind.RULE) {
      Tree body = tree.getBody();
      if (body instanceof ExpressionTree value) {
        return new Group(labels, isDefault, Optional.of(value), List.of(), false, tree);
      }
      List<? extends StatementTree> statements =
          body instanceof BlockTree block ? block.getStatements() : List.of((StatementTree) body);
      return new Group(labels, isDefault, Optional.empty(), withoutBreak(statements), false, tree);
    }
    List<? extends StatementTree> statements = tree.getStatements();
    while (statements.size() == 1 && statements.get(0) instanceof BlockTree block) {
      statements = block.getStatements();
    }
    boolean falls = !isLast && Completion.of(statements);
    return new Group(labels, isDefault, Optional.empty(), withoutBreak(statements), falls, tree);
  }

  private static List<? extends StatementTree> withoutBreak(
      List<? extends StatementTree> statements) {
    boolean breaks = !statements.isEmpty()
        && statements.get(statements.size() - 1) instanceof com.sun.source.tree.BreakTree last
        && last.getLabel() == null;
    return breaks ? statements.subList(0, statements.size() - 1) : statements;
  }

  /** Whether what stands behind a switch statement can be reached. */
  static boolean completes(SwitchTree tree) {
    List<Group> groups = of(tree.getCases());
    boolean hasDefault = groups.stream().anyMatch(Group::isDefault);
    return !hasDefault
        || groups.stream().anyMatch(CaseGroups::reachesEnd)
        || groups.stream().anyMatch(group -> Breaks.leave(group.statements()));
  }

  private static boolean reachesEnd(Group group) {
    return !group.falls() && Completion.of(group.statements());
  }

  /** Groups that run into one another, each into the next one; one group where none falls through. */
  static List<List<Group>> chains(List<Group> groups) {
    List<List<Group>> chains = new ArrayList<>();
    List<Group> chain = new ArrayList<>();
    for (Group group : groups) {
      chain.add(group);
      if (!group.falls()) {
        chains.add(List.copyOf(chain));
        chain.clear();
      }
    }
    return chains;
  }
}

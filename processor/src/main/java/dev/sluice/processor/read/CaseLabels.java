package dev.sluice.processor.read;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The labels of one case. Later compilers have labels that this one does not know; for those
 * {@link CaseTree#getExpressions()} is empty or holds null, which must not be taken for a default. So labels are asked
 * for by their kinds, through methods that may not exist.
 *
 * @param constants in order
 * @param isDefault whether {@code default} is among the labels
 * @param strange the first label that is neither constant nor default, or the guard
 */
record CaseLabels(List<ExpressionTree> constants, boolean isDefault, Optional<Tree> strange) {

  static CaseLabels of(CaseTree tree) {
    List<ExpressionTree> constants = new ArrayList<>();
    boolean isDefault = false;
    Optional<Tree> strange = Optional.empty();
    Optional<Object> labels = ask(tree, "getLabels");
    if (labels.isEmpty()) {
      return new CaseLabels(List.of(), false, Optional.of(tree));
    }
    for (Object label : (List<?>) labels.get()) {
      Tree found = (Tree) label;
      String kind = found.getKind().name();
      Optional<Object> constant = kind.equals("CONSTANT_CASE_LABEL")
          ? ask(found, "getConstantExpression")
          : Optional.of(found);
      if (kind.equals("DEFAULT_CASE_LABEL")) {
        isDefault = true;
      } else if (constant.orElse(null) instanceof ExpressionTree expression
          && expression.getKind() != Tree.Kind.NULL_LITERAL) {
        constants.add(expression);
      } else if (strange.isEmpty()) {
        strange = Optional.of(found);
      }
    }
    return new CaseLabels(
        constants, isDefault, strange.or(() -> ask(tree, "getGuard").map(Tree.class::cast)));
  }

  /** The result of a method that exists in some versions only; empty where it does not, or gives null. */
  private static Optional<Object> ask(Tree tree, String method) {
    for (Class<?> type : interfaces(tree.getClass())) {
      try {
        return Optional.ofNullable(type.getMethod(method).invoke(tree));
      } catch (ReflectiveOperationException notHere) {
        // Another interface of the tree may have it.
      }
    }
    return Optional.empty();
  }

  /** The exported interfaces: the classes behind them may not be called. */
  private static List<Class<?>> interfaces(Class<?> type) {
    List<Class<?>> found = new ArrayList<>();
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      for (Class<?> implemented : at.getInterfaces()) {
        if (implemented.getPackageName().equals("com.sun.source.tree")) {
          found.add(implemented);
        }
      }
    }
    return found;
  }
}

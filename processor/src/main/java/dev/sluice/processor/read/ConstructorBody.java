package dev.sluice.processor.read;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreeScanner;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.VariableElement;

/** What a constructor does with its parameters. */
record ConstructorBody(Source source, MethodTree constructor) {

  /** True if it calls another constructor of its class, which assigns the fields. */
  boolean delegates() {
    return constructor.getBody().getStatements().stream()
        .anyMatch(statement -> statement instanceof ExpressionStatementTree expression
            && expression.getExpression() instanceof MethodInvocationTree call
            && call.getMethodSelect() instanceof IdentifierTree name
            && name.getName().contentEquals("this"));
  }

  /** The right side of the statement that assigns the field. */
  Optional<ExpressionTree> assigned(VariableElement field) {
    for (StatementTree statement : constructor.getBody().getStatements()) {
      if (statement instanceof ExpressionStatementTree expression
          && expression.getExpression() instanceof AssignmentTree assignment
          && isField(assignment.getVariable(), field)) {
        return Optional.of(OperatorReader.withoutParentheses(assignment.getExpression()));
      }
    }
    return Optional.empty();
  }

  /** The parameter that stands alone on the right side and still has the value that was passed. */
  Optional<VariableElement> parameter(ExpressionTree value) {
    Set<Element> changed = changed();
    return source
        .variable(value)
        .filter(variable -> variable.getKind() == ElementKind.PARAMETER)
        .filter(variable -> !changed.contains(variable));
  }

  /** True if it changes the parameter of that name, as the compact constructor of a record may. */
  boolean changes(CharSequence parameter) {
    return changed().stream()
        .anyMatch(variable -> variable.getKind() == ElementKind.PARAMETER
            && variable.getSimpleName().contentEquals(parameter));
  }

  private Set<Element> changed() {
    Set<Element> changed = new HashSet<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitAssignment(AssignmentTree tree, Void unused) {
        source.variable(tree.getVariable()).ifPresent(changed::add);
        return super.visitAssignment(tree, null);
      }

      @Override
      public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void unused) {
        source.variable(tree.getVariable()).ifPresent(changed::add);
        return super.visitCompoundAssignment(tree, null);
      }

      @Override
      public Void visitUnary(UnaryTree tree, Void unused) {
        source.variable(tree.getExpression()).ifPresent(changed::add);
        return super.visitUnary(tree, null);
      }
    }.scan(constructor.getBody(), null);
    return changed;
  }

  private boolean isField(ExpressionTree tree, VariableElement field) {
    return field.equals(source.element(tree))
        && (tree instanceof IdentifierTree
            || tree instanceof MemberSelectTree select
                && select.getExpression() instanceof IdentifierTree on
                && on.getName().contentEquals("this"));
  }
}

package dev.sluice.processor.read;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ErroneousTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreeScanner;
import dev.sluice.ir.expr.ExprJson;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** What is known of bodies before they are read, from one walk over each. */
final class Survey {

  private final Source source;
  private final Predicate<ExecutableElement> isStep;
  private final Set<Tree> withStep = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<Tree> withExit = Collections.newSetFromMap(new IdentityHashMap<>());
  private boolean erroneous;
  private Optional<Tree> tooDeep = Optional.empty();

  /** @param isStep whether a call of the method adds a step to a graph */
  Survey(Source source, Predicate<ExecutableElement> isStep) {
    this.source = source;
    this.isStep = isStep;
  }

  /**
   * Walks over a body that is going to be read.
   *
   * @return the names of its local variables and parameters
   */
  Set<String> add(Tree body) {
    Steps steps = new Steps();
    steps.scan(body, null);
    new Exits().scan(body, null);
    return steps.variables;
  }

  /** True when javac did not understand something, and has said so. */
  boolean isErroneous() {
    return erroneous;
  }

  /** An expression that is nested deeper than a reader, which recurses, should be given. */
  Optional<Tree> tooDeep() {
    return tooDeep;
  }

  /** True when evaluating the tree adds steps. */
  boolean hasStep(Tree tree) {
    return withStep.contains(tree);
  }

  /** True when a {@code return} or {@code yield} in the tree may leave it. */
  boolean hasExit(Tree tree) {
    return withExit.contains(tree);
  }

  /** Local variables that the tree assigns but does not declare, with the line of the first assignment. */
  Map<VariableElement, Integer> assigned(Tree tree) {
    Assignments assignments = new Assignments();
    assignments.scan(tree, null);
    assignments.assigned.keySet().removeAll(assignments.declared);
    return assignments.assigned;
  }

  private final class Steps extends TreeScanner<Boolean, Void> {

    private final Set<String> variables = new HashSet<>();
    private int depth;

    @Override
    public Boolean scan(Tree tree, Void unused) {
      if (tree == null) {
        return false;
      }
      int nested = isNesting(tree) ? 1 : 0;
      depth += nested;
      if (depth > ExprJson.MAX_DEPTH && tooDeep.isEmpty()) {
        tooDeep = Optional.of(tree);
      }
      try {
        return visited(tree);
      } finally {
        depth -= nested;
      }
    }

    /** A text is put together of many parts without recursion. */
    private boolean isNesting(Tree tree) {
      return tree instanceof ExpressionTree expression
          && !(tree instanceof ParenthesizedTree)
          && !(tree.getKind() == Tree.Kind.PLUS && isText(source.type(expression)));
    }

    private boolean isText(@Nullable TypeMirror type) {
      return type != null && type.toString().equals("java.lang.String");
    }

    private boolean visited(Tree tree) {
      TypeMirror type = source.type(tree);
      if (tree instanceof ErroneousTree || type != null && type.getKind() == TypeKind.ERROR) {
        erroneous = true;
      }
      boolean found = Boolean.TRUE.equals(super.scan(tree, null));
      if (tree instanceof MethodInvocationTree call
          && source.element(call) instanceof ExecutableElement method) {
        found |= isStep.test(method);
      }
      if (tree instanceof VariableTree variable && !isTested(variable)) {
        variables.add(variable.getName().toString());
      }
      if (found) {
        withStep.add(tree);
      }
      return found;
    }

    /** The variable of an instanceof stands for the value that is tested, so that no step has its name. */
    private boolean isTested(VariableTree tree) {
      Element element = source.element(tree);
      return element != null && element.getKind() == ElementKind.BINDING_VARIABLE;
    }

    @Override
    public Boolean visitThrow(ThrowTree tree, Void unused) {
      super.visitThrow(tree, unused);
      return true;
    }

    @Override
    public Boolean reduce(Boolean a, Boolean b) {
      return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
    }
  }

  /** What a lambda returns, or a switch expression yields, does not leave what is around it. */
  private final class Exits extends TreeScanner<Boolean, Void> {

    @Override
    public Boolean scan(Tree tree, Void unused) {
      if (tree == null) {
        return false;
      }
      boolean found = Boolean.TRUE.equals(super.scan(tree, unused));
      if (found) {
        withExit.add(tree);
      }
      return found
          && !(tree instanceof LambdaExpressionTree)
          && !(tree instanceof SwitchExpressionTree);
    }

    @Override
    public Boolean visitReturn(ReturnTree tree, Void unused) {
      super.visitReturn(tree, unused);
      return true;
    }

    @Override
    public Boolean visitYield(YieldTree tree, Void unused) {
      super.visitYield(tree, unused);
      return true;
    }

    @Override
    public Boolean visitClass(ClassTree tree, Void unused) {
      return false;
    }

    @Override
    public Boolean reduce(Boolean a, Boolean b) {
      return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
    }
  }

  private final class Assignments extends TreeScanner<Void, Void> {

    private final Map<VariableElement, Integer> assigned = new LinkedHashMap<>();
    private final Set<VariableElement> declared = new HashSet<>();

    @Override
    public Void visitAssignment(AssignmentTree tree, Void unused) {
      source
          .variable(tree.getVariable())
          .filter(StatementReader::isLocal)
          .ifPresent(variable -> assigned.putIfAbsent(variable, source.line(tree)));
      return super.visitAssignment(tree, unused);
    }

    @Override
    public Void visitVariable(VariableTree tree, Void unused) {
      source.variable(tree).ifPresent(declared::add);
      return super.visitVariable(tree, unused);
    }
  }
}

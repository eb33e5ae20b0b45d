package dev.sluice.processor.read;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.YieldTree;
import dev.sluice.ir.expr.Expr;
import dev.sluice.processor.problem.FlowCode;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ElementKind;

/** Reads statements one after the other; every kind that it does not know is refused. */
final class StatementReader {

  private final Readers readers;
  private final FlowContext context;
  private final VariableReader variables;
  private final ThrowReader throwing;
  private final CountedReader counted;

  StatementReader(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
    this.variables = new VariableReader(readers);
    this.throwing = new ThrowReader(readers);
    this.counted = new CountedReader(readers);
  }

  VariableReader variables() {
    return variables;
  }

  /**
   * Reads statements up to where they end on every way.
   *
   * @param at the tree that holds them, which stands for their end
   * @return what the ending makes of them
   */
  Operand read(Sequence sequence, Frame frame, Ending ending, Tree at) {
    Sequence rest = sequence.trimmed();
    while (!rest.isEmpty()) {
      if (rest.fork().isPresent()) {
        Fork group = rest.fork().get();
        Frame here = frame.at(rest.place());
        rest = rest.tail();
        Optional<Operand> end = readers.forks().read(group, rest, here, ending);
        if (end.isPresent()) {
          return end.get();
        }
        rest = rest.trimmed();
        continue;
      }
      StatementTree statement = rest.head();
      Frame here = frame.at(rest.place());
      rest = rest.tail();
      Optional<StatementTree> only = constantArm(statement, here);
      if (only.isPresent()) {
        rest = Sequence.of(List.of(only.get()), here.place()).then(rest);
      } else if (statement instanceof BlockTree block) {
        rest = Sequence.of(block, here.place()).then(rest);
      } else if (statement instanceof ReturnTree exit) {
        return returned(exit, exit.getExpression(), here, ending);
      } else if (statement instanceof YieldTree exit) {
        return returned(exit, exit.getValue(), here, ending);
      } else if (statement instanceof ThrowTree exit) {
        return new Operand(new Expr.Var(throwing.add(exit, here)), ending.type());
      } else if (statement instanceof BreakTree exit && ending.takesBreak()) {
        return ending.left(here, exit);
      } else {
        Optional<Operand> end = fork(statement, rest, here, ending);
        if (end.isPresent()) {
          return end.get();
        }
      }
      rest = rest.trimmed();
    }
    return ending.fellThrough(frame, at);
  }

  /** The arm that is always taken: javac knows it too, and may count on what it assigns. */
  private Optional<StatementTree> constantArm(StatementTree statement, Frame here) {
    if (!(statement instanceof IfTree choice)) {
      return Optional.empty();
    }
    Optional<Boolean> constant = readers.constants().truth(choice.getCondition(), here);
    if (constant.isEmpty() || !constant.get() && choice.getElseStatement() == null) {
      return Optional.empty();
    }
    return Optional.of(constant.get() ? choice.getThenStatement() : choice.getElseStatement());
  }

  /** The value of everything from a branch on, if the rest was read as a part of the branch. */
  private Optional<Operand> fork(
      StatementTree statement, Sequence rest, Frame here, Ending ending) {
    if (statement instanceof IfTree choice) {
      return readers.forks().read(readers.choices().fork(choice, here), rest, here, ending);
    }
    if (statement instanceof SwitchTree choice) {
      Optional<Fork> fork = readers.switches().fork(choice);
      return fork.isPresent()
          ? readers.forks().read(fork.get(), rest, here, ending)
          : Optional.empty();
    }
    simple(statement, here);
    return Optional.empty();
  }

  private Operand returned(Tree exit, ExpressionTree value, Frame here, Ending ending) {
    if (value == null) {
      Operand nothing = new Operand(
          new Expr.Literal(Expr.Kind.VOID, Optional.empty()), context.types().nothing());
      return ending.returned(nothing, here, exit);
    }
    Operand operand =
        readers.expressions().readAs(ending.type(), value, Target.named("return"), here);
    return ending.returned(operand, here, exit);
  }

  private void simple(StatementTree statement, Frame frame) {
    switch (statement.getKind()) {
      case EMPTY_STATEMENT -> {}
      case VARIABLE -> variables.declaration((VariableTree) statement, frame);
      case EXPRESSION_STATEMENT ->
        expression(((ExpressionStatementTree) statement).getExpression(), frame);
      case FOR_LOOP -> counted.loop((ForLoopTree) statement, frame);
      case ENHANCED_FOR_LOOP -> readers.each().loop((EnhancedForLoopTree) statement, frame);
      default -> refuse(statement);
    }
  }

  private void expression(ExpressionTree statement, Frame frame) {
    ExpressionTree tree = OperatorReader.withoutParentheses(statement);
    if (tree instanceof AssignmentTree assignment) {
      variables.assignment(assignment, frame);
      return;
    }
    Operand operand = readers.expressions().read(tree, Target.called(), frame);
    if (context.canThrow(operand, frame)) {
      // Nobody uses the value, but computing it may fail.
      readers.steps().settle(operand, Target.called(), called(tree), frame, tree);
    }
  }

  private static String called(ExpressionTree tree) {
    if (tree instanceof MethodInvocationTree call) {
      return CallReader.nameOf(call.getMethodSelect());
    }
    return tree instanceof NewClassTree ? "new" : "value";
  }

  private void refuse(StatementTree statement) {
    switch (statement.getKind()) {
      case WHILE_LOOP -> context.refuse(statement, FlowCode.FLOW_WHILE);
      case DO_WHILE_LOOP -> context.refuse(statement, FlowCode.FLOW_DO);
      case TRY -> context.refuse(statement, FlowCode.FLOW_TRY);
      case SYNCHRONIZED -> context.refuse(statement, FlowCode.FLOW_SYNCHRONIZED);
      case ASSERT -> context.refuse(statement, FlowCode.FLOW_ASSERT);
      case BREAK -> context.refuse(statement, FlowCode.FLOW_BREAK);
      case CONTINUE -> context.refuse(statement, FlowCode.FLOW_CONTINUE);
      case LABELED_STATEMENT ->
        context.refuse(
            statement, FlowCode.FLOW_LABEL, ((LabeledStatementTree) statement).getLabel());
      default -> {
        if (statement instanceof ClassTree type) {
          context.refuse(statement, FlowCode.FLOW_LOCAL_CLASS, type.getSimpleName());
        } else {
          context.refuse(statement, FlowCode.FLOW_SYNTAX, ExpressionReader.describe(statement));
        }
      }
    }
  }

  /** True for variables whose values a flow keeps. */
  static boolean isLocal(javax.lang.model.element.VariableElement variable) {
    return variable.getKind() == ElementKind.LOCAL_VARIABLE
        || variable.getKind() == ElementKind.PARAMETER
        || variable.getKind() == ElementKind.BINDING_VARIABLE;
  }
}

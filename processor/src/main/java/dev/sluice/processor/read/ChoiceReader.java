package dev.sluice.processor.read;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.expr.Expr.Kind;
import dev.sluice.ir.graph.GraphStep;
import dev.sluice.ir.graph.StepGraph;
import dev.sluice.processor.read.Fork.Arm;
import dev.sluice.processor.read.Frame.StepName;
import dev.sluice.processor.read.Frame.StepPlace;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/**
 * Two-way choices. Without a step in an arm they are part of an expression, which is as lazy as Java; otherwise they
 * become a branch.
 */
final class ChoiceReader {

  private final Readers readers;
  private final FlowContext context;

  ChoiceReader(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
  }

  Fork fork(IfTree tree, Frame here) {
    Completion completion = new Completion(condition -> readers.constants().truth(condition, here));
    List<? extends StatementTree> otherwise =
        tree.getElseStatement() == null ? List.of() : statements(tree.getElseStatement());
    List<? extends StatementTree> then = statements(tree.getThenStatement());
    return new Fork(
        tree,
        tree.getCondition(),
        (target, frame) -> {
          Operand condition = readers.expressions().read(tree.getCondition(), target, frame);
          return new Fork.Decision(condition, test(condition));
        },
        "test",
        () -> new ContentNames(context).of("if", tree.getCondition()),
        List.of(
            Arm.of((around, id) -> around.inside(id, "then"), then, completion.completes(then)),
            Arm.of(
                (around, id) -> around.inside(id, "else"),
                otherwise,
                completion.completes(otherwise))),
        ChoiceReader::cond);
  }

  /** A branch on a boolean, with the arm for true and the one for false. */
  static GraphStep cond(String subject, String output, List<StepGraph> arms) {
    return cond(subject, output, arms.get(0), arms.get(1));
  }

  private static List<? extends StatementTree> statements(StatementTree tree) {
    return tree instanceof BlockTree block ? block.getStatements() : List.of(tree);
  }

  private Operand test(Operand operand) {
    return readers.conversions().to(context.types().primitive(Kind.BOOLEAN), operand);
  }

  private static GraphStep cond(
      String subject, String output, StepGraph then, StepGraph otherwise) {
    return new GraphStep.Cond(
        Optional.empty(), Optional.of(subject), List.of(subject), output, then, otherwise);
  }

  Operand conditional(ConditionalExpressionTree tree, Target target, Frame frame) {
    TypeMirror type = context.source().type(tree);
    ExpressionTree then = tree.getTrueExpression();
    ExpressionTree otherwise = tree.getFalseExpression();
    if (context.survey().hasStep(then) || context.survey().hasStep(otherwise)) {
      return branch(
          tree, tree.getCondition(), type, arm(then, type), arm(otherwise, type), target, frame);
    }
    Operand test =
        test(readers.expressions().read(tree.getCondition(), target.part("test"), frame));
    Expr a = readers.expressions().readAs(type, then, Target.called(), frame).expr();
    Expr b =
        readers.expressions().readAs(type, otherwise, Target.called(), frame).expr();
    return new Operand(Fold.choice(test.expr(), a, b), type);
  }

  Operand logical(BinaryTree tree, Target target, Frame frame) {
    TypeMirror type = context.types().primitive(Kind.BOOLEAN);
    boolean and = tree.getKind() == Tree.Kind.CONDITIONAL_AND;
    if (context.survey().hasStep(tree.getRightOperand())) {
      List<VariableElement> seen =
          TestedVariables.when(and, tree.getRightOperand(), context.source());
      if (!seen.isEmpty()) {
        return new TestingBranch(readers, tree, seen).read(target, frame);
      }
      Function<Frame, Operand> right = arm(tree.getRightOperand(), type);
      Function<Frame, Operand> decided = inner -> new Operand(Expr.Literal.of(!and), type);
      return branch(
          tree,
          tree.getLeftOperand(),
          type,
          and ? right : decided,
          and ? decided : right,
          target,
          frame);
    }
    Expr left = test(readers.expressions().read(tree.getLeftOperand(), target.operands(), frame))
        .expr();
    Expr right = test(readers.expressions().read(tree.getRightOperand(), Target.called(), frame))
        .expr();
    return new Operand(and ? Fold.and(left, right) : Fold.or(left, right), type);
  }

  private Function<Frame, Operand> arm(ExpressionTree tree, TypeMirror type) {
    return inner -> readers.expressions().readAs(type, tree, Target.called(), inner);
  }

  private Operand branch(
      ExpressionTree tree,
      ExpressionTree condition,
      TypeMirror type,
      Function<Frame, Operand> then,
      Function<Frame, Operand> otherwise,
      Target target,
      Frame frame) {
    String wanted = target.forStep(new ContentNames(context).of("if", condition));
    StepPlace place = frame.reserve(wanted, target.isVariable());
    Target test = Target.named(place.name() + ".test");
    String subject = readers
        .steps()
        .settle(test(readers.expressions().read(condition, test, frame)), test, frame, condition);
    StepGraph ifTrue = graph("then", then, place, frame, tree);
    StepGraph ifFalse = graph("else", otherwise, place, frame, tree);
    StepName name = frame.name(place);
    context.add(frame, cond(subject, name.output(), ifTrue, ifFalse), name.id(), tree);
    if (context.types().isPrimitive(type)) {
      frame.graph().markNeverNull(name.output());
    }
    return new Operand(new Expr.Var(name.output()), type);
  }

  private StepGraph graph(
      String role, Function<Frame, Operand> arm, StepPlace place, Frame frame, ExpressionTree at) {
    Frame inner = frame.arm(frame.place().inside(place.id(), role));
    Operand value = arm.apply(inner);
    return inner.graph().build(readers.steps().settle(value, Target.named("value"), inner, at));
  }
}

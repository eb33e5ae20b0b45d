package dev.sluice.processor.read;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.Tree;
import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.graph.GraphStep;
import dev.sluice.ir.graph.StepGraph;
import dev.sluice.processor.read.Frame.StepName;
import dev.sluice.processor.read.Frame.StepPlace;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/**
 * {@code a && step() instanceof T t}: the right side is an arm of a branch, and what it binds is seen behind it. So the
 * branch gives the truth together with the values of the variables.
 */
final class TestingBranch {

  /** A field beside those of variables, whose names have no such sign. */
  private static final String TEST = "test?";

  private final Readers readers;
  private final FlowContext context;
  private final BinaryTree tree;
  private final boolean and;
  private final List<VariableElement> variables;
  private final TypeMirror type;

  /** @param variables what the right side introduces for what stands behind the whole, at least one */
  TestingBranch(Readers readers, BinaryTree tree, List<VariableElement> variables) {
    this.readers = readers;
    this.context = readers.context();
    this.tree = tree;
    this.and = tree.getKind() == Tree.Kind.CONDITIONAL_AND;
    this.variables = variables;
    this.type = context.types().primitive(Expr.Kind.BOOLEAN);
  }

  Operand read(Target target, Frame frame) {
    String wanted = target.forStep(new ContentNames(context).of("if", tree.getLeftOperand()));
    StepPlace result = frame.reserve(wanted, target.isVariable());
    StepPlace place = frame.reserve(result.name() + ".tested", false);
    Target test = Target.named(result.name() + ".test");
    Operand left = readers.expressions().readAs(type, tree.getLeftOperand(), test, frame);
    String subject = readers.steps().settle(left, test, frame, tree.getLeftOperand());
    StepGraph right = right(frame.arm(frame.place().inside(place.id(), and ? "then" : "else")));
    StepGraph decided = decided(frame.arm(frame.place().inside(place.id(), and ? "else" : "then")));
    StepName name = frame.name(place);
    GraphStep step = new GraphStep.Cond(
        Optional.empty(),
        Optional.of(subject),
        List.of(subject),
        name.output(),
        and ? right : decided,
        and ? decided : right);
    context.add(frame, step, name.id(), tree);
    for (VariableElement variable : variables) {
      bind(variable, name.output(), result.name(), frame);
    }
    StepName truth = frame.name(result);
    pluck(name.output(), TEST, truth, frame);
    frame.graph().markNeverNull(truth.output());
    return new Operand(new Expr.Var(truth.output()), type);
  }

  private StepGraph right(Frame arm) {
    Operand value =
        readers.expressions().readAs(type, tree.getRightOperand(), Target.called(), arm);
    String truth = readers.steps().settle(value, Target.named("value"), arm, tree);
    Map<String, String> fields = new LinkedHashMap<>();
    fields.put(TEST, truth);
    for (VariableElement variable : variables) {
      String name = variable.getSimpleName().toString();
      fields.put(
          name, readers.steps().settle(held(variable, truth, arm), Target.named(name), arm, tree));
    }
    return arm.graph().build(readers.steps().pack(fields, "join", arm, tree));
  }

  /** The variable's value where the test held. Elsewhere reading it could fail, and nobody asks for it. */
  private Operand held(VariableElement variable, String truth, Frame arm) {
    Operand value = arm.scope()
        .find(variable)
        .flatMap(Scope.Binding::value)
        .orElseGet(() -> context.unknown(tree));
    if (value.isName()) {
      return value;
    }
    Expr test = new Expr.Var(truth);
    Expr nothing = new Expr.Literal(Expr.Kind.NULL, Optional.empty());
    Expr held =
        and ? new Expr.If(test, value.expr(), nothing) : new Expr.If(test, nothing, value.expr());
    return new Operand(held, value.type());
  }

  private StepGraph decided(Frame arm) {
    Operand value = new Operand(Expr.Literal.of(!and), type);
    String truth = readers.steps().settle(value, Target.named("value"), arm, tree);
    Map<String, String> fields = new LinkedHashMap<>();
    fields.put(TEST, truth);
    variables.forEach(variable -> fields.put(variable.getSimpleName().toString(), truth));
    return arm.graph().build(readers.steps().pack(fields, "join", arm, tree));
  }

  private void bind(VariableElement variable, String record, String within, Frame frame) {
    String field = variable.getSimpleName().toString();
    StepName name = frame.take(within + "." + field, false);
    pluck(record, field, name, frame);
    Operand value = new Operand(new Expr.Var(name.output()), variable.asType());
    frame.scope().assign(variable, value, context.source().line(tree));
  }

  private void pluck(String record, String key, StepName name, Frame frame) {
    context.add(frame, readers.steps().pluck(record, key, name.output(), frame), name.id(), tree);
  }
}

package dev.sluice.processor.read;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import dev.sluice.processor.decl.AnnotationNames;
import dev.sluice.processor.decl.AnnotationReader;
import dev.sluice.processor.decl.AnnotationReader.StepOptions;
import dev.sluice.processor.problem.FlowCode;
import dev.sluice.processor.problem.Spot;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/** Declarations and assignments of local variables. */
final class VariableReader {

  private final Readers readers;
  private final FlowContext context;

  VariableReader(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
  }

  void declaration(VariableTree tree, Frame frame) {
    Optional<VariableElement> variable = context.source().variable(tree);
    if (variable.isEmpty()) {
      context.giveUp();
      return;
    }
    String name = tree.getName().toString();
    if (isReserved(name)) {
      context.refuse(tree, FlowCode.FLOW_NAME_RESERVED, name);
    }
    frame.scope().declare(variable.get());
    Optional<AnnotationTree> step = step(tree);
    if (tree.getInitializer() == null) {
      step.ifPresent(annotation -> context.refuse(annotation, FlowCode.FLOW_STEP_NOT_A_CALL, name));
      return;
    }
    Target target = Target.variable(name);
    Optional<CallOptions> options = Optional.empty();
    if (step.isPresent()) {
      Optional<StepOptions> stated = AnnotationReader.step(
          variable.get(), member -> spot(step.get(), member), context.report());
      String stepName = stated.flatMap(StepOptions::name).orElse(name);
      if (!stepName.equals(name) && frame.place().isTaken(stepName)) {
        context.refuse(step.get(), FlowCode.FLOW_NAME_TAKEN, stepName);
      }
      options = stated.map(found -> new CallOptions(found.options(), step.get()));
      target = Target.variable(stepName);
      target = options.isPresent() ? target.with(options.get()) : target;
    }
    int problems = context.report().problems().size();
    define(variable.get(), tree.getInitializer(), target, tree, frame);
    boolean isRead = context.report().problems().size() == problems;
    if (options.isPresent() && !options.get().isTaken() && isRead) {
      context.refuse(step.get(), FlowCode.FLOW_STEP_NOT_A_CALL, name);
    }
  }

  void assignment(AssignmentTree tree, Frame frame) {
    ExpressionTree place = OperatorReader.withoutParentheses(tree.getVariable());
    Optional<VariableElement> variable =
        context.source().variable(place).filter(StatementReader::isLocal);
    if (variable.isEmpty()) {
      context.refuse(tree, FlowCode.FLOW_ASSIGNED_STATE, ExpressionReader.shown(place));
      return;
    }
    String name = variable.get().getSimpleName().toString();
    Optional<Scope.Binding> before = frame.scope().find(variable.get());
    boolean assigned =
        before.filter(binding -> binding.assignedAt().isPresent()).isPresent();
    if (assigned || frame.scope().isOutsideLoop(variable.get())) {
      String first = assigned
          ? "First assigned at line " + before.get().assignedAt().getAsInt() + "."
          : "It is declared outside of the loop, so each round would assign it.";
      context.refuse(tree, first, FlowCode.FLOW_REASSIGNED, name, context.flowId());
      return;
    }
    define(variable.get(), tree.getExpression(), Target.variable(name), tree, frame);
  }

  private void define(
      VariableElement variable, ExpressionTree value, Target target, Tree at, Frame frame) {
    Operand operand = readers.expressions().readAs(variable.asType(), value, target, frame);
    if (!operand.isSettled()) {
      String output = readers.steps().settle(operand, target, frame, at);
      operand = new Operand(new dev.sluice.ir.expr.Expr.Var(output), operand.type());
    }
    frame.scope().assign(variable, operand, context.source().line(at));
  }

  static boolean isReserved(String name) {
    return name.length() >= 4 && name.startsWith("__") && name.endsWith("__");
  }

  /** The annotation {@code @Step}. */
  Optional<AnnotationTree> step(VariableTree tree) {
    for (AnnotationTree annotation : tree.getModifiers().getAnnotations()) {
      if (context.source().element(annotation.getAnnotationType()) instanceof TypeElement type
          && type.getQualifiedName().contentEquals(AnnotationNames.STEP)) {
        return Optional.of(annotation);
      }
    }
    return Optional.empty();
  }

  /** The value of a member, else the annotation. */
  private Spot spot(AnnotationTree annotation, String member) {
    for (ExpressionTree argument : annotation.getArguments()) {
      if (argument instanceof AssignmentTree assignment
          && assignment.getVariable() instanceof IdentifierTree name
          && name.getName().contentEquals(member)) {
        return context.source().spot(assignment.getExpression());
      }
    }
    return context.source().spot(annotation);
  }
}

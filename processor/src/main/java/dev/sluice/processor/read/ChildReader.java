package dev.sluice.processor.read;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import dev.sluice.ir.Ann;
import dev.sluice.ir.Shape;
import dev.sluice.ir.SubContract;
import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.graph.GraphStep;
import dev.sluice.ir.type.BoundaryType;
import dev.sluice.processor.decl.FlowDecl;
import dev.sluice.processor.decl.StepDecl;
import dev.sluice.processor.decl.StepDefaults;
import dev.sluice.processor.problem.DeclarationCode;
import dev.sluice.processor.problem.FlowCode;
import dev.sluice.processor.read.ChildCalls.Caller;
import dev.sluice.processor.read.Frame.Inlined;
import dev.sluice.processor.read.Frame.StepName;
import dev.sluice.processor.read.StepCallReader.Arguments;
import dev.sluice.processor.read.StepCallReader.Called;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeMirror;

/** Calls of flows that become child runs: those of other top-level classes, and those in {@code Flows.sub}. */
final class ChildReader {

  /**
   * All that is known of a child is its declaration. Its body may change without the parent being compiled again, so
   * nothing is assumed of it: any shape, and a write.
   */
  private static final SubContract ANY =
      new SubContract(Shape.AGENT, Optional.empty(), Optional.empty());

  private final Readers readers;
  private final FlowContext context;

  ChildReader(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
  }

  /** {@code Flows.sub(() -> flow(x))}. */
  Operand sub(MethodInvocationTree tree, Target target, Frame frame) {
    List<? extends ExpressionTree> given = tree.getArguments();
    boolean isAllowed = true;
    for (ExpressionTree option : given.subList(1, given.size())) {
      context.refuse(
          option,
          DeclarationCode.OPTION_NOT_SUPPORTED,
          "The option '" + ExpressionReader.shown(option) + "'",
          "Flows.sub");
      isAllowed = false;
    }
    if (!(OperatorReader.withoutParentheses(given.get(0)) instanceof LambdaExpressionTree lambda
        && lambda.getBody() instanceof ExpressionTree body
        && OperatorReader.withoutParentheses(body) instanceof MethodInvocationTree call
        && context.source().element(call) instanceof ExecutableElement method
        && context.declarations().isFlow(method))) {
      return context.refused(given.get(0), FlowCode.FLOW_SUB_NOT_A_FLOW);
    }
    return isAllowed
        ? readers.stepCalls().child(method, call, target, frame)
        : context.unknown(tree);
  }

  Operand child(
      Called called, Arguments arguments, TypeMirror type, Target target, Frame frame, Tree at) {
    FlowDecl flow = (FlowDecl) called.decl();
    Caller self = self(frame.inlined().orElseThrow());
    Optional<String> circle = context.childCalls().add(self, new Caller(flow.element(), flow.id()));
    if (circle.isPresent()) {
      context.refuse(at, FlowCode.FLOW_RECURSION, self.id(), circle.get());
    }
    called
        .qualifier()
        .ifPresent(qualifier -> context.refuse(
            at,
            FlowCode.FLOW_COLLABORATOR,
            flow.signature().name(),
            "@Named(\"" + qualifier + "\")",
            "but a child run is given no object that a qualifier could tell apart"));
    Optional<StepDecl> other = context.uses().add(flow);
    other.ifPresent(first -> context.refuse(
        at,
        DeclarationCode.FLOW_ID_CLASH,
        StepCallReader.title(first),
        StepCallReader.title(flow),
        flow.id()));
    StepName name = frame.take(target.forStep(flow.id()), target.isVariable());
    List<String> sources = arguments.read(name.asTarget());
    List<String> edges = readers.stepCalls().edges(flow, sources, name, frame, at);
    GraphStep step = new GraphStep.Sub(flow.id(), ANY, edges, name.output(), ann(flow, target, at));
    context.add(frame, step, name.id(), at);
    if (flow.returns() instanceof BoundaryType.Primitive) {
      frame.graph().markNeverNull(name.output());
    }
    return new Operand(new Expr.Var(name.output()), type);
  }

  /** A time limit holds for the child as a whole. It may have written before it failed, so it is never repeated. */
  private Ann ann(FlowDecl flow, Target target, Tree at) {
    StepDefaults stated = target.options().map(CallOptions::take).orElse(StepDefaults.NONE);
    Tree place = target.options().map(CallOptions::at).orElse(at);
    for (String option : List.of("retries", "retryIntervalSeconds", "backoffRate")) {
      boolean isStated = stated.json().get(option).isPresent();
      if (isStated && !(option.equals("retries") && stated.retries().orElse(0) == 0)) {
        context.refuse(
            place,
            FlowCode.FLOW_STEP_OPTION,
            option,
            "a child run of the flow '" + flow.id() + "', which counts as a write");
      }
    }
    return stated.ann();
  }

  /** The flow that is compiled. Those that are inlined into it start its children, not their own. */
  private static Caller self(Inlined innermost) {
    Inlined at = innermost;
    while (at.caller().isPresent()) {
      at = at.caller().get();
    }
    return new Caller(at.flow(), at.id());
  }
}

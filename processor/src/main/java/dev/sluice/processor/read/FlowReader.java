package dev.sluice.processor.read;

import com.sun.source.tree.MethodTree;
import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.expr.ExprJson;
import dev.sluice.ir.graph.GraphStep;
import dev.sluice.ir.graph.StepGraph;
import dev.sluice.processor.decl.Declarations;
import dev.sluice.processor.decl.FlowDecl;
import dev.sluice.processor.problem.FlowCode;
import dev.sluice.processor.problem.Report;
import dev.sluice.processor.problem.Spot;
import dev.sluice.processor.read.Frame.Inlined;
import dev.sluice.processor.read.Frame.StepName;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads the bodies of flows of one top-level class. */
public final class FlowReader {

  private final Source source;
  private final JavaTypes types;
  private final Declarations declarations;

  private FlowReader(Source source, JavaTypes types, Declarations declarations) {
    this.source = source;
    this.types = types;
    this.declarations = declarations;
  }

  /** Absent when there is no source of the class in this compilation. */
  public static Optional<FlowReader> of(
      TreeAccess trees,
      TypeElement topLevel,
      Elements elements,
      Types types,
      Declarations declarations) {
    return trees
        .source(topLevel)
        .map(source -> new FlowReader(source, new JavaTypes(elements, types), declarations));
  }

  /** Methods of the class and of classes in it, in source order. */
  public List<ExecutableElement> methods() {
    return source.methods();
  }

  /** The place of a method, for a problem without a better one. */
  public Spot spot(ExecutableElement method) {
    return source.method(method).map(source::spot).orElseGet(() -> Spot.of(method));
  }

  /** Empty after a problem, which is in the report, or when the compiler has not understood the body. */
  public Optional<FlowBody> read(FlowDecl flow, Report report) {
    Optional<MethodTree> method = source.method(flow.element());
    if (method.isEmpty() || method.get().getBody() == null) {
      return Optional.empty();
    }
    Survey survey = new Survey(source, this::addsStep);
    Set<String> variables = survey.add(method.get());
    if (survey.isErroneous()) {
      return Optional.empty();
    }
    if (survey.tooDeep().isPresent()) {
      report.add(
          source.spot(survey.tooDeep().get()), FlowCode.FLOW_EXPRESSION_DEPTH, ExprJson.MAX_DEPTH);
      return Optional.empty();
    }
    FlowContext context = new FlowContext(
        source, types, declarations, survey, new Collaborators(source, types), flow.id());
    StepGraph graph = body(flow, method.get(), variables, context);
    if (context.isErroneous()) {
      return Optional.empty();
    }
    report.addAll(context.report());
    return context.report().hasErrors()
        ? Optional.empty()
        : Optional.of(new FlowBody(graph, context.sites(), context.uses(), source.fileName()));
  }

  private boolean addsStep(ExecutableElement method) {
    return declarations.isStep(method)
        || CallReader.isIntrinsic(method)
        || EachReader.isStreamEnd(method);
  }

  private StepGraph body(
      FlowDecl flow, MethodTree method, Set<String> variables, FlowContext context) {
    Readers readers = new Readers(context);
    List<? extends VariableElement> parameters = flow.element().getParameters();
    boolean single = parameters.size() == 1;
    GraphBuilder graph = GraphBuilder.flow(
        single ? parameters.get(0).getSimpleName().toString() : StepGraph.DEFAULT_INPUT);
    Place place = Place.of(flow.id(), variables);
    Frame frame = new Frame(
        graph,
        Scope.root(),
        place,
        "",
        Optional.of(new Inlined(flow.element(), flow.id(), Optional.empty())));
    for (int i = 0; i < parameters.size(); i++) {
      VariableElement parameter = parameters.get(i);
      String name = single ? graph.input() : pluck(parameter, method, i, readers, frame);
      if (types.isPrimitive(parameter.asType())) {
        graph.markNeverNull(name);
      }
      frame
          .scope()
          .assign(
              parameter,
              new Operand(new Expr.Var(name), parameter.asType()),
              source.line(method.getParameters().get(i)));
    }
    Ending ending = new Ending.FlowEnd(readers, flow.element().getReturnType());
    Operand result =
        readers.statements().read(Sequence.of(method.getBody(), place), frame, ending, method);
    return graph.build(readers.steps().settle(result, Target.named("return"), frame, method));
  }

  /** Several parameters are the fields of one input value. */
  private String pluck(
      VariableElement parameter, MethodTree method, int index, Readers readers, Frame frame) {
    String name = parameter.getSimpleName().toString();
    StepName step = frame.take(name, true);
    GraphStep pluck = readers.steps().pluck(frame.graph().input(), name, step.output(), frame);
    readers.context().add(frame, pluck, step.id(), method.getParameters().get(index));
    return step.output();
  }
}

package dev.sluice.processor.read;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import dev.sluice.ir.Ann;
import dev.sluice.ir.ToolRef;
import dev.sluice.ir.graph.GraphStep;
import dev.sluice.ir.type.BoundaryType;
import dev.sluice.processor.decl.Declarations;
import dev.sluice.processor.decl.FlowDecl;
import dev.sluice.processor.decl.Param;
import dev.sluice.processor.decl.PureDecl;
import dev.sluice.processor.decl.ReasonerDecl;
import dev.sluice.processor.decl.RetryCheck;
import dev.sluice.processor.decl.StepDecl;
import dev.sluice.processor.decl.StepDefaults;
import dev.sluice.processor.decl.ToolDecl;
import dev.sluice.processor.problem.DeclarationCode;
import dev.sluice.processor.problem.FlowCode;
import dev.sluice.processor.read.Frame.StepName;
import dev.sluice.processor.read.Receivers.Receiver;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Calls of tools, reasoners and pures. */
final class StepCallReader {

  private final Readers readers;
  private final FlowContext context;
  private final Receivers receivers;
  private final InlineReader inlining;
  private final ChildReader children;

  StepCallReader(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
    this.receivers = new Receivers(context);
    this.inlining = new InlineReader(readers);
    this.children = new ChildReader(readers);
  }

  /** A step as it is called at one place. */
  record Called(StepDecl decl, Optional<String> qualifier, ExecutableType type) {}

  Operand call(ExecutableElement method, MethodInvocationTree tree, Target target, Frame frame) {
    Tree at = tree.getMethodSelect();
    Optional<Called> called = called(method, Receivers.on(tree), at, frame);
    if (called.isEmpty()) {
      return context.unknown(tree);
    }
    Arguments arguments = name -> arguments(called.get(), tree.getArguments(), name, frame);
    return add(called.get(), arguments, context.source().type(tree), target, frame, at);
  }

  /** A call of a flow that becomes a child run wherever its body stands. */
  Operand child(ExecutableElement flow, MethodInvocationTree tree, Target target, Frame frame) {
    Tree at = tree.getMethodSelect();
    Optional<Called> called = called(flow, Receivers.on(tree), at, frame);
    if (called.isEmpty()) {
      return context.unknown(tree);
    }
    Arguments arguments = name -> arguments(called.get(), tree.getArguments(), name, frame);
    return children.child(called.get(), arguments, context.source().type(tree), target, frame, at);
  }

  /** {@code Flows.sub(() -> flow(x))}. */
  Operand sub(MethodInvocationTree tree, Target target, Frame frame) {
    return children.sub(tree, target, frame);
  }

  /** Finds the declaration and the receiver; empty after a problem. */
  Optional<Called> called(
      ExecutableElement method, @Nullable ExpressionTree on, Tree at, Frame frame) {
    Optional<Receiver> receiver = receivers.of(method, on, at, frame);
    if (receiver.isEmpty()) {
      return Optional.empty();
    }
    Optional<DeclaredType> type = receiver.get().type();
    Declarations.Use use = new Declarations.Use(
        context.source().spot(at),
        context.types().elements().getPackageOf(frame.inlined().orElseThrow().flow()),
        type);
    int before = context.report().problems().size();
    Optional<StepDecl> decl = context.declarations().of(method, use, context.report());
    if (decl.isEmpty() && context.report().problems().size() == before) {
      context.giveUp();
    }
    ExecutableType seenAs = type.isPresent()
        ? (ExecutableType) context.types().types().asMemberOf(type.get(), method)
        : (ExecutableType) method.asType();
    return decl.map(found -> new Called(found, receiver.get().qualifier(), seenAs));
  }

  /** The names of the arguments' values, once the step that takes them has a name of its own. */
  @FunctionalInterface
  interface Arguments {
    List<String> read(Target step);
  }

  private List<String> arguments(
      Called called, List<? extends ExpressionTree> trees, Target step, Frame frame) {
    List<ExpressionReader.Part> parts =
        readers.calls().parts(trees, called.type().getParameterTypes(), step);
    List<Operand> operands = readers.expressions().inOrder(parts, frame);
    List<String> names = new ArrayList<>();
    for (int i = 0; i < operands.size(); i++) {
      names.add(
          readers.steps().settle(operands.get(i), parts.get(i).target(), frame, trees.get(i)));
    }
    return names;
  }

  /** Adds the step, or the steps of the flow, that a call stands for. */
  Operand add(
      Called called, Arguments arguments, TypeMirror type, Target target, Frame frame, Tree at) {
    StepDecl decl = called.decl();
    if (decl instanceof FlowDecl flow) {
      if (context.source().method(flow.element()).isEmpty()) {
        return children.child(called, arguments, type, target, frame, at);
      }
      return inlining.inline(flow, arguments, type, target, frame, at);
    }
    clash(decl, called.qualifier(), at);
    StepName name = frame.take(target.forStep(decl.id()), target.isVariable());
    List<String> sources = arguments.read(name.asTarget());
    List<String> edges = edges(decl, sources, name, frame, at);
    Ann ann = ann(decl, target, at);
    context.add(frame, step(decl, called.qualifier(), edges, name.output(), ann), name.id(), at);
    if (decl.returns() instanceof BoundaryType.Primitive) {
      frame.graph().markNeverNull(name.output());
    }
    return new Operand(new dev.sluice.ir.expr.Expr.Var(name.output()), type);
  }

  private static GraphStep step(
      StepDecl decl, Optional<String> qualifier, List<String> edges, String output, Ann ann) {
    String key = decl.id() + qualifier.map(text -> "@" + text).orElse("");
    if (decl instanceof ToolDecl tool) {
      return new GraphStep.Tool(
          new ToolRef.Native(key), edges, output, Optional.of(tool.contract()), ann);
    }
    return decl instanceof ReasonerDecl
        ? new GraphStep.Think(key, edges, output, ann)
        : new GraphStep.Pure(decl.id(), edges, output, Optional.empty(), ann);
  }

  /** One value bare, several packed by the names of parameters, none as nothing. */
  List<String> edges(StepDecl decl, List<String> sources, StepName name, Frame frame, Tree at) {
    if (sources.size() == 1) {
      return frame.graph().edges(sources.get(0));
    }
    if (sources.isEmpty()) {
      return List.of(readers.steps().nothing(name.name() + ".args", frame, at));
    }
    Map<String, String> fields = new LinkedHashMap<>();
    for (int i = 0; i < sources.size(); i++) {
      Param parameter = decl.params().get(i);
      fields.put(parameter.name(), sources.get(i));
    }
    return List.of(readers.steps().pack(fields, name.name() + ".args", frame, at));
  }

  private Ann ann(StepDecl decl, Target target, Tree at) {
    StepDefaults stated = target.options().map(CallOptions::take).orElse(StepDefaults.NONE);
    Tree place = target.options().map(CallOptions::at).orElse(at);
    if (decl instanceof ToolDecl tool) {
      StepDefaults options = stated.over(tool.defaults());
      RetryCheck.check(
          tool.contract(), options, tool.id(), context.source().spot(place), context.report());
      return options.ann();
    }
    if (decl instanceof ReasonerDecl reasoner) {
      return stated.over(reasoner.defaults()).ann();
    }
    if (!stated.equals(StepDefaults.NONE)) {
      String option = stated.json().members().keySet().iterator().next();
      context.refuse(
          place, FlowCode.FLOW_STEP_OPTION, option, "a call of the pure '" + decl.id() + "'");
    }
    return Ann.NONE;
  }

  private void clash(StepDecl decl, Optional<String> qualifier, Tree at) {
    Optional<StepDecl> other;
    DeclarationCode code;
    if (decl instanceof ToolDecl tool) {
      other = context.uses().add(tool, qualifier);
      code = DeclarationCode.TOOL_ID_CLASH;
    } else if (decl instanceof ReasonerDecl reasoner) {
      other = context.uses().add(reasoner, qualifier);
      code = DeclarationCode.REASONER_ID_CLASH;
    } else {
      other = context.uses().add((PureDecl) decl);
      code = DeclarationCode.PURE_ID_CLASH;
    }
    other.ifPresent(first -> context.refuse(at, code, title(first), title(decl), decl.id()));
  }

  static String title(StepDecl decl) {
    String owner = decl.owner();
    return owner.substring(owner.lastIndexOf('.') + 1).replace('$', '.') + "."
        + decl.signature().name();
  }

  /** {@code Flows.step(name, options, () -> call)}. */
  Operand step(MethodInvocationTree tree, Target target, Frame frame) {
    return new StepOptionReader(readers).read(tree, target, frame);
  }
}

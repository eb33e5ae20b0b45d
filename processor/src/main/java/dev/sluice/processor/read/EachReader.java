package dev.sluice.processor.read;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import dev.sluice.ir.Ann;
import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.graph.GraphStep;
import dev.sluice.ir.graph.StepGraph;
import dev.sluice.processor.decl.StepDefaults;
import dev.sluice.processor.decl.TypeNames;
import dev.sluice.processor.problem.DeclarationCode;
import dev.sluice.processor.problem.FlowCode;
import dev.sluice.processor.read.Frame.StepName;
import dev.sluice.processor.read.Frame.StepPlace;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** The three spellings of a body on each item of a list. */
final class EachReader {

  private static final int DEFAULT_BOUND = 16;
  private static final String STREAM = "java.util.stream.Stream";

  private final Readers readers;
  private final FlowContext context;
  private final FunctionReader functions;

  EachReader(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
    this.functions = new FunctionReader(readers);
  }

  /** Reads the body on an item and returns the name of its result. */
  @FunctionalInterface
  private interface Body {
    String read(Operand item, Frame frame);
  }

  /**
   * @param item the name of the item
   * @param bound items under way at a time, if stated
   */
  private record Spec(ExpressionTree items, String item, Body body, OptionalInt bound, Tree at) {}

  /** True for {@code Stream.toList()}. */
  static boolean isStreamEnd(ExecutableElement method) {
    return is(method, STREAM, "toList");
  }

  private static boolean is(Element method, String owner, String name) {
    return method != null
        && method.getSimpleName().contentEquals(name)
        && method.getEnclosingElement() instanceof TypeElement type
        && type.getQualifiedName().contentEquals(owner);
  }

  /** {@code Flows.each(items, body, options...)}. */
  Operand each(MethodInvocationTree tree, Target target, Frame frame) {
    List<? extends ExpressionTree> arguments = tree.getArguments();
    OptionalInt bound = bound(arguments.subList(2, arguments.size()), frame);
    return function(arguments.get(0), arguments.get(1), bound, tree, target, frame);
  }

  private OptionalInt bound(List<? extends ExpressionTree> options, Frame frame) {
    OptionalInt bound = OptionalInt.empty();
    for (ExpressionTree option : options) {
      Optional<Integer> number = Optional.empty();
      if (OperatorReader.withoutParentheses(option) instanceof MethodInvocationTree call
          && is(context.source().element(call), "dev.sluice.Flows", "concurrency")) {
        number = readers.constants().integer(call.getArguments().get(0), frame);
      }
      if (number.isPresent() && number.get() < 1) {
        context.refuse(
            option,
            DeclarationCode.OPTION_RANGE,
            "Flows.each",
            "concurrency",
            number.get(),
            "it must be 1 or more");
      } else if (number.isEmpty()) {
        context.refuse(
            option,
            FlowCode.FLOW_NOT_CONSTANT,
            "The concurrency of Flows.each",
            ExpressionReader.shown(option));
      }
      bound = OptionalInt.of(number.orElse(1));
    }
    return bound;
  }

  /** {@code items.stream().map(body).toList()}. */
  Operand stream(MethodInvocationTree toList, Target target, Frame frame) {
    if (Receivers.on(toList) instanceof MethodInvocationTree map
        && is(context.source().element(map), STREAM, "map")
        && Receivers.on(map) instanceof MethodInvocationTree stream
        && is(context.source().element(stream), "java.util.Collection", "stream")
        && Receivers.on(stream) != null) {
      return function(
          Objects.requireNonNull(Receivers.on(stream)),
          map.getArguments().get(0),
          OptionalInt.empty(),
          toList,
          target,
          frame);
    }
    return context.refused(toList.getMethodSelect(), FlowCode.FLOW_STREAM);
  }

  private Operand function(
      ExpressionTree items,
      ExpressionTree function,
      OptionalInt bound,
      Tree at,
      Target target,
      Frame frame) {
    ExpressionTree tree = OperatorReader.withoutParentheses(function);
    TypeMirror type = context.source().type(at);
    if (tree instanceof LambdaExpressionTree lambda) {
      VariableTree parameter = lambda.getParameters().get(0);
      Body body = (item, inner) -> functions.lambda(lambda, Optional.empty(), item, inner);
      Spec spec = new Spec(items, parameter.getName().toString(), body, bound, at);
      return add(spec, type, "each_" + parameter.getName(), target, frame);
    }
    if (tree instanceof MemberReferenceTree reference) {
      Body body = (item, inner) -> functions.reference(reference, item, inner);
      return add(
          new Spec(items, "item", body, bound, at),
          type,
          "each_" + reference.getName(),
          target,
          frame);
    }
    return context.refused(function, FlowCode.FLOW_LAMBDA);
  }

  /** {@code for (T item : items) statement}, for its effects. */
  void loop(EnhancedForLoopTree tree, Frame frame) {
    TypeMirror type =
        context.source().type(OperatorReader.withoutParentheses(tree.getExpression()));
    if (!isList(type)) {
      context.refuse(tree.getExpression(), FlowCode.FLOW_LOOP_SOURCE, TypeNames.text(type));
      return;
    }
    VariableTree variable = tree.getVariable();
    Body body = (item, inner) -> {
      functions.bind(variable, item, inner);
      Sequence statements = tree.getStatement() instanceof BlockTree block
          ? Sequence.of(block, inner.place())
          : Sequence.of(List.of(tree.getStatement()), inner.place());
      Operand end =
          readers.statements().read(statements, inner, new Ending.LoopBody(readers), tree);
      return readers.steps().settle(end, Target.named("nothing"), inner, tree);
    };
    String name = variable.getName().toString();
    Spec spec = new Spec(tree.getExpression(), name, body, OptionalInt.empty(), tree);
    add(spec, context.types().nothing(), "each_" + name, Target.called(), frame);
  }

  private boolean isList(TypeMirror type) {
    TypeMirror list = context
        .types()
        .types()
        .erasure(context.types().elements().getTypeElement("java.util.List").asType());
    return type instanceof DeclaredType
        && context.types().types().isSubtype(context.types().types().erasure(type), list);
  }

  private Operand add(Spec spec, TypeMirror type, String called, Target target, Frame frame) {
    TypeMirror listType = context.source().type(OperatorReader.withoutParentheses(spec.items()));
    if (!isList(listType)) {
      context.refuse(spec.items(), FlowCode.FLOW_LOOP_SOURCE, TypeNames.text(listType));
      return new Operand(context.unknown(spec.items()).expr(), type);
    }
    Ann ann = ann(target);
    StepPlace place = frame.reserve(target.forStep(called), target.isVariable());
    Target itemsTarget = Target.named(place.name() + ".items");
    Operand items = readers.expressions().read(spec.items(), itemsTarget, frame);
    String source = readers.steps().settle(items, itemsTarget, frame, spec.items());
    GraphBuilder graph = frame.graph().body(frame.prefix() + spec.item());
    Frame inner = frame.body(graph, frame.place().inside(place.id(), "each"));
    Operand item = new Operand(new Expr.Var(graph.input()), elementType(listType));
    StepGraph body = graph.build(spec.body().read(item, inner));
    int bound = spec.bound().orElse(Effects.hasWrite(body) ? 1 : DEFAULT_BOUND);
    StepName name = frame.name(place);
    GraphStep step = new GraphStep.Each(
        source, name.output(), body, OptionalInt.of(bound), Optional.empty(), new TreeMap<>(), ann);
    context.add(frame, step, name.id(), spec.at());
    return new Operand(new Expr.Var(name.output()), type);
  }

  /** A whole each may have a time limit; anything else belongs to the calls in it. */
  private Ann ann(Target target) {
    if (target.options().isEmpty()) {
      return Ann.NONE;
    }
    CallOptions options = target.options().get();
    StepDefaults stated = options.take();
    stated.json().members().keySet().stream()
        .filter(option -> !option.equals("timeoutSeconds"))
        .findFirst()
        .ifPresent(option ->
            context.refuse(options.at(), FlowCode.FLOW_STEP_OPTION, option, "Flows.each"));
    return stated.ann();
  }

  private TypeMirror elementType(TypeMirror list) {
    TypeElement type = context.types().elements().getTypeElement("java.util.List");
    TypeMirror object =
        context.types().elements().getTypeElement("java.lang.Object").asType();
    Element get = type.getEnclosedElements().stream()
        .filter(member -> member.getSimpleName().contentEquals("get"))
        .findFirst()
        .orElseThrow();
    return list instanceof DeclaredType declared && !declared.getTypeArguments().isEmpty()
        ? ((javax.lang.model.type.ExecutableType) context.types().types().asMemberOf(declared, get))
            .getReturnType()
        : object;
  }
}

package dev.sluice.processor.read;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import dev.sluice.ir.expr.AllowList;
import dev.sluice.ir.expr.AllowedMethod;
import dev.sluice.ir.expr.AllowedMethod.Trait;
import dev.sluice.ir.expr.Expr;
import dev.sluice.processor.decl.TypeNames;
import dev.sluice.processor.problem.FlowCode;
import dev.sluice.processor.read.ExpressionReader.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;

/** Calls of JDK methods that the language of flows includes. */
final class JdkCallReader {

  private static final String ROOT_LOCALE = "java.util.Locale#ROOT";

  private final Readers readers;
  private final FlowContext context;
  private final TextTypes texts;

  JdkCallReader(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
    this.texts = new TextTypes(context.source(), context.types());
  }

  /** The entry of the allow-list, if the method may stand in a flow. */
  Optional<AllowedMethod> find(ExecutableElement method) {
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    String member =
        TypeNames.member(method, context.types().elements(), context.types().types());
    return AllowList.find(context.types().binaryName(owner) + "#" + member)
        .filter(AllowedMethod::isFlow);
  }

  Operand call(
      AllowedMethod allowed,
      ExecutableElement method,
      MethodInvocationTree tree,
      Target target,
      Frame frame) {
    List<Part> parts = new ArrayList<>();
    if (!allowed.isStatic()) {
      if (!(tree.getMethodSelect() instanceof MemberSelectTree select)) {
        return context.refused(
            tree, FlowCode.FLOW_STATE, "this", "the object the flow is called on");
      }
      parts.add(new Part(select.getExpression(), target.operands(), UnaryOperator.identity()));
    }
    parts.addAll(arguments(method, tree.getArguments(), target));
    List<Operand> operands = readers.expressions().inOrder(parts, frame);
    Optional<Expr> on =
        allowed.isStatic() ? Optional.empty() : Optional.of(operands.get(0).expr());
    List<Operand> arguments = allowed.isStatic() ? operands : operands.subList(1, operands.size());
    check(allowed, method, tree.getArguments(), arguments);
    Expr call = new Expr.Call(
        allowed.signature(), on, arguments.stream().map(Operand::expr).toList());
    return new Operand(call, context.source().type(tree));
  }

  Operand create(
      AllowedMethod allowed,
      ExecutableElement constructor,
      NewClassTree tree,
      Target target,
      Frame frame) {
    List<Operand> operands =
        readers.expressions().inOrder(arguments(constructor, tree.getArguments(), target), frame);
    check(allowed, constructor, tree.getArguments(), operands);
    Expr call = new Expr.Call(
        allowed.signature(),
        Optional.empty(),
        operands.stream().map(Operand::expr).toList());
    return new Operand(call, context.source().type(tree));
  }

  /** Elements of a list and the like are named by what they call: another element must not move their names. */
  private List<Part> arguments(
      ExecutableElement method, List<? extends ExpressionTree> trees, Target target) {
    boolean isList = method.isVarArgs()
        || method.getSimpleName().contentEquals("of") && method.getParameters().size() > 1;
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < trees.size(); i++) {
      TypeMirror type = parameter(method, i);
      Target part = isList ? target.operands() : target.part("arg" + i);
      parts.add(new Part(trees.get(i), part, operand -> readers.conversions().to(type, operand)));
    }
    return parts;
  }

  private static TypeMirror parameter(ExecutableElement method, int index) {
    int last = method.getParameters().size() - 1;
    TypeMirror type = method.getParameters().get(Math.min(index, last)).asType();
    return method.isVarArgs() && index >= last ? ((ArrayType) type).getComponentType() : type;
  }

  private void check(
      AllowedMethod allowed,
      ExecutableElement method,
      List<? extends ExpressionTree> trees,
      List<Operand> arguments) {
    for (int i = 0; i < trees.size(); i++) {
      for (ExpressionTree result : ResultTrees.of(trees.get(i))) {
        check(allowed, method, i, result, context.source().type(result));
      }
      if (allowed.is(Trait.ROOT_LOCALE) && !isRoot(arguments.get(i).expr())) {
        context.refuse(
            trees.get(i), FlowCode.FLOW_NONDETERMINISTIC, allowed.name() + " with another locale");
      }
    }
  }

  /** The checks for the one value that a method reference is applied to. */
  void checkOne(AllowedMethod allowed, ExecutableElement method, Tree tree, Operand value) {
    if (allowed.isStatic()) {
      check(allowed, method, 0, tree, value.type());
    }
  }

  private void check(
      AllowedMethod allowed, ExecutableElement method, int index, Tree tree, TypeMirror type) {
    boolean isObject = context.types().isNamed(parameter(method, index), "java.lang.Object");
    if (allowed.is(Trait.TEXT) && isObject && !texts.isFixed(type)) {
      context.refuse(tree, FlowCode.FLOW_TEXT, TypeNames.text(type));
    }
    if (allowed.is(Trait.ORDERED) && !context.types().isPrimitive(type) && isUnordered(type)) {
      context.refuse(tree, FlowCode.FLOW_ORDER, method.getSimpleName(), TypeNames.text(type));
    }
  }

  private static boolean isRoot(Expr expr) {
    // An unknown value was refused already.
    return expr instanceof Expr.Var
        || expr instanceof Expr.Call call && call.signature().equals(ROOT_LOCALE);
  }

  private boolean isUnordered(TypeMirror type) {
    return isA(type, "java.lang.Iterable") && !isA(type, "java.util.List")
        || isA(type, "java.util.Map");
  }

  private boolean isA(TypeMirror type, String name) {
    TypeMirror wanted = context
        .types()
        .types()
        .erasure(context.types().elements().getTypeElement(name).asType());
    return context.types().types().isSubtype(context.types().types().erasure(type), wanted);
  }
}

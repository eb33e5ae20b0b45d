package dev.sluice.processor.read;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import dev.sluice.ir.expr.AllowedMethod;
import dev.sluice.ir.expr.Expr;
import dev.sluice.processor.problem.FlowCode;
import dev.sluice.processor.read.StepCallReader.Called;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** A method reference applied to one item. */
final class MethodRefReader {

  private final Readers readers;
  private final FlowContext context;
  private final JdkCallReader jdk;

  MethodRefReader(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
    this.jdk = new JdkCallReader(readers);
  }

  /** The name of the result. */
  String apply(MemberReferenceTree tree, Operand item, Frame frame) {
    Operand result = read(tree, item, frame);
    return readers.steps().settle(result, Target.named("return"), frame, tree);
  }

  private Operand read(MemberReferenceTree tree, Operand item, Frame frame) {
    if (!(context.source().element(tree) instanceof ExecutableElement method)) {
      context.giveUp();
      return context.unknown(tree);
    }
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    if (context.declarations().isStep(method)) {
      return step(method, tree, item, frame);
    }
    if (CallReader.isAccessor(method)) {
      Operand component =
          readers.names().component(owner, method.getSimpleName().toString(), item, tree);
      return new Operand(component.expr(), method.getReturnType());
    }
    if (method.getKind() == ElementKind.CONSTRUCTOR && CallReader.isCanonical(method)) {
      Operand argument = readers.conversions().to(method.getParameters().get(0).asType(), item);
      return new Operand(
          new Expr.New(context.types().binaryName(owner), List.of(argument.expr())),
          owner.asType());
    }
    Optional<AllowedMethod> allowed = jdk.find(method);
    boolean fits = allowed.isPresent()
        && (allowed.get().isStatic()
            ? method.getParameters().size() == 1
            : method.getParameters().isEmpty());
    return fits
        ? jdk(allowed.get(), method, tree, item)
        : context.refused(
            tree, FlowCode.FLOW_UNKNOWN_CALL, owner.getSimpleName() + "::" + tree.getName(), "");
  }

  private Operand step(
      ExecutableElement method, MemberReferenceTree tree, Operand item, Frame frame) {
    ExpressionTree on =
        isType(tree.getQualifierExpression()) ? null : tree.getQualifierExpression();
    boolean isUnbound = on == null && !method.getModifiers().contains(Modifier.STATIC);
    if (isUnbound || method.getParameters().size() != 1) {
      return context.refused(tree, FlowCode.FLOW_LAMBDA);
    }
    Optional<Called> called = readers.stepCalls().called(method, on, tree, frame);
    if (called.isEmpty()) {
      return context.unknown(tree);
    }
    TypeMirror parameter = called.get().type().getParameterTypes().get(0);
    StepCallReader.Arguments arguments = name -> List.of(readers
        .steps()
        .settle(readers.conversions().to(parameter, item), name.part("arg0"), frame, tree));
    return readers
        .stepCalls()
        .add(
            called.get(),
            arguments,
            called.get().type().getReturnType(),
            Target.named("return"),
            frame,
            tree);
  }

  private Operand jdk(
      AllowedMethod allowed, ExecutableElement method, MemberReferenceTree tree, Operand item) {
    jdk.checkOne(allowed, method, tree, item);
    Expr call = allowed.isStatic()
        ? new Expr.Call(allowed.signature(), Optional.empty(), List.of(converted(method, item)))
        : new Expr.Call(allowed.signature(), Optional.of(item.expr()), List.of());
    return new Operand(call, method.getReturnType());
  }

  private Expr converted(ExecutableElement method, Operand item) {
    return readers
        .conversions()
        .to(method.getParameters().get(0).asType(), item)
        .expr();
  }

  private boolean isType(ExpressionTree tree) {
    Element element = context.source().element(tree);
    return element instanceof TypeElement;
  }
}

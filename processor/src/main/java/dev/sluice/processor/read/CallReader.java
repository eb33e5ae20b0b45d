package dev.sluice.processor.read;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import dev.sluice.ir.expr.AllowedMethod;
import dev.sluice.ir.expr.Expr;
import dev.sluice.processor.decl.TypeNames;
import dev.sluice.processor.problem.FlowCode;
import dev.sluice.processor.read.ExpressionReader.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** Decides what a call means: a step, a component of a record, a value of the language, or nothing a flow may do. */
final class CallReader {

  private static final String FLOWS = "dev.sluice.Flows";

  private final Readers readers;
  private final FlowContext context;
  private final JdkCallReader jdk;
  private final UnknownCalls unknown;
  private final IterateReader iterate;

  CallReader(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
    this.jdk = new JdkCallReader(readers);
    this.unknown = new UnknownCalls(context);
    this.iterate = new IterateReader(readers);
  }

  /** True for the methods of {@code Flows}. */
  static boolean isIntrinsic(ExecutableElement method) {
    return method.getEnclosingElement() instanceof TypeElement owner
        && owner.getQualifiedName().contentEquals(FLOWS);
  }

  Operand call(MethodInvocationTree tree, Target target, Frame frame) {
    if (!(context.source().element(tree) instanceof ExecutableElement method)) {
      context.giveUp();
      return context.unknown(tree);
    }
    if (isIntrinsic(method)) {
      return intrinsic(method, tree, target, frame);
    }
    if (context.declarations().isStep(method)) {
      return readers.stepCalls().call(method, tree, target, frame);
    }
    if (EachReader.isStreamEnd(method)) {
      return readers.each().stream(tree, target, frame);
    }
    if (isAccessor(method) && tree.getMethodSelect() instanceof MemberSelectTree select) {
      Operand on = readers.expressions().read(select.getExpression(), target.operands(), frame);
      return readers
          .names()
          .component(
              (TypeElement) method.getEnclosingElement(),
              method.getSimpleName().toString(),
              on,
              tree);
    }
    if (isAccessor(method)) {
      return context.refused(
          tree,
          FlowCode.FLOW_STATE,
          method.getSimpleName(),
          "a component of the object the flow is called on");
    }
    Optional<AllowedMethod> allowed = jdk.find(method);
    return allowed.isPresent()
        ? jdk.call(allowed.get(), method, tree, target, frame)
        : unknown.refuse(method, tree);
  }

  /** True for the accessor of a record's component. */
  static boolean isAccessor(ExecutableElement method) {
    Element owner = method.getEnclosingElement();
    return owner.getKind() == ElementKind.RECORD
        && method.getParameters().isEmpty()
        && !method.getModifiers().contains(Modifier.STATIC)
        && ((TypeElement) owner)
            .getRecordComponents().stream()
                .anyMatch(component -> component.getSimpleName().equals(method.getSimpleName()));
  }

  private Operand intrinsic(
      ExecutableElement method, MethodInvocationTree tree, Target target, Frame frame) {
    String name = method.getSimpleName().toString();
    return switch (name) {
      case "each" -> readers.each().each(tree, target, frame);
      case "sub" -> readers.stepCalls().sub(tree, target, frame);
      case "iterate" -> iterate.iterate(tree, target, frame);
      case "step" -> readers.stepCalls().step(tree, target, frame);
      default ->
        context.refused(
            tree.getMethodSelect(),
            FlowCode.FLOW_NOT_SUPPORTED_YET,
            "Flows." + name,
            Unsupported.remedy(name));
    };
  }

  Operand create(NewClassTree tree, Target target, Frame frame) {
    if (tree.getClassBody() != null) {
      return context.refused(tree, FlowCode.FLOW_ANONYMOUS_CLASS);
    }
    if (!(context.source().element(tree) instanceof ExecutableElement constructor)) {
      context.giveUp();
      return context.unknown(tree);
    }
    TypeElement type = (TypeElement) constructor.getEnclosingElement();
    if (isCanonical(constructor)) {
      return record(type, constructor, tree, target, frame);
    }
    Optional<AllowedMethod> allowed = jdk.find(constructor);
    return allowed.isPresent()
        ? jdk.create(allowed.get(), constructor, tree, target, frame)
        : unknown.refuseConstructor(type, tree);
  }

  private Operand record(
      TypeElement type,
      ExecutableElement constructor,
      NewClassTree tree,
      Target target,
      Frame frame) {
    TypeMirror created = context.source().type(tree);
    ExecutableType seenAs =
        (ExecutableType) context.types().types().asMemberOf((DeclaredType) created, constructor);
    List<Part> parts = parts(tree.getArguments(), seenAs.getParameterTypes(), target);
    List<Expr> arguments =
        readers.expressions().inOrder(parts, frame).stream().map(Operand::expr).toList();
    String name = context.types().binaryName(type);
    if (context.types().elements().getOrigin(constructor) == Elements.Origin.MANDATED) {
      context.plainRecords().add(name);
    }
    return new Operand(new Expr.New(name, arguments), created);
  }

  /** Arguments as values of the parameters' types, each named by its place. */
  List<Part> parts(
      List<? extends ExpressionTree> arguments,
      List<? extends TypeMirror> parameters,
      Target target) {
    List<Part> parts = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      TypeMirror parameter = parameters.get(i);
      parts.add(new Part(
          arguments.get(i),
          target.part("arg" + i),
          operand -> readers.conversions().to(parameter, operand)));
    }
    return parts;
  }

  static boolean isCanonical(ExecutableElement constructor) {
    TypeElement type = (TypeElement) constructor.getEnclosingElement();
    if (type.getKind() != ElementKind.RECORD
        || type.getRecordComponents().size() != constructor.getParameters().size()) {
      return false;
    }
    for (int i = 0; i < constructor.getParameters().size(); i++) {
      TypeMirror parameter = constructor.getParameters().get(i).asType();
      if (!TypeNames.text(parameter)
          .equals(TypeNames.text(type.getRecordComponents().get(i).asType()))) {
        return false;
      }
    }
    return true;
  }

  /** The tree to point at: the name of the method. */
  static String nameOf(ExpressionTree select) {
    return select instanceof MemberSelectTree member
        ? member.getIdentifier().toString()
        : ((IdentifierTree) select).getName().toString();
  }
}

package dev.sluice.processor.read;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ThrowTree;
import dev.sluice.ir.Ann;
import dev.sluice.ir.Json;
import dev.sluice.ir.graph.GraphStep;
import dev.sluice.processor.decl.TypeNames;
import dev.sluice.processor.problem.FlowCode;
import dev.sluice.processor.read.ExpressionReader.Part;
import dev.sluice.processor.read.Frame.StepName;
import dev.sluice.processor.read.Frame.StepPlace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/** {@code throw new X(...)}: a step that makes the exception of its inputs and fails with it. */
final class ThrowReader {

  private static final Set<String> COLLECTIONS =
      Set.of("java.util.List", "java.util.Map", "java.util.Optional");

  private final Readers readers;
  private final FlowContext context;

  ThrowReader(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
  }

  /** The name of a value that never comes to be. */
  String add(ThrowTree tree, Frame frame) {
    ExpressionTree thrown = OperatorReader.withoutParentheses(tree.getExpression());
    if (!(thrown instanceof NewClassTree creation)) {
      context.refuse(tree.getExpression(), FlowCode.FLOW_THROW, ExpressionReader.shown(thrown));
      return unknown(tree);
    }
    if (creation.getClassBody() != null) {
      context.refuse(creation, FlowCode.FLOW_ANONYMOUS_CLASS);
      return unknown(tree);
    }
    if (!(context.source().element(creation) instanceof ExecutableElement constructor)) {
      context.giveUp();
      return unknown(tree);
    }
    TypeElement type = (TypeElement) constructor.getEnclosingElement();
    Optional<String> obstacle = obstacle(type, constructor);
    if (obstacle.isPresent()) {
      context.refuse(
          creation, FlowCode.FLOW_THROW_CONSTRUCTOR, TypeNames.simple(type), obstacle.get());
      return unknown(tree);
    }
    List<TypeMirror> parameters = constructor.getParameters().stream()
        .map(VariableElement::asType)
        .map(TypeMirror.class::cast)
        .toList();
    StepPlace place = frame.reserve("throw", false);
    Target target = Target.named(place.name());
    List<Part> parts = readers.calls().parts(creation.getArguments(), parameters, target);
    List<Operand> operands = readers.expressions().inOrder(parts, frame);
    List<String> inputs = new ArrayList<>();
    for (int i = 0; i < operands.size(); i++) {
      Part part = parts.get(i);
      inputs.add(readers.steps().settle(operands.get(i), part.target(), frame, part.tree()));
    }
    Json.Obj args = Json.Obj.of(
        "class", Json.of(context.types().binaryName(type)),
        "parameters", Json.texts(parameters.stream().map(this::name).toList()));
    StepName name = frame.name(place);
    GraphStep step =
        new GraphStep.Pure("std.throw", inputs, name.output(), Optional.of(args), Ann.NONE);
    context.add(frame, step, name.id(), tree);
    return name.output();
  }

  private String unknown(ThrowTree tree) {
    return ((dev.sluice.ir.expr.Expr.Var) context.unknown(tree).expr()).name();
  }

  /** Why the runtime could not call the constructor as the flow does. */
  private Optional<String> obstacle(TypeElement type, ExecutableElement constructor) {
    for (VariableElement parameter : constructor.getParameters()) {
      if (!isValue(parameter.asType())) {
        return Optional.of("takes a " + TypeNames.text(parameter.asType()));
      }
    }
    if (isInner(type)) {
      return Optional.of("belongs to an object of the class around it");
    }
    return isHidden(constructor)
        ? Optional.of("is private or of another package")
        : Optional.empty();
  }

  private boolean isValue(TypeMirror type) {
    if (context.types().isPrimitive(type)
        || context.types().isString(type)
        || context.types().unboxed(type).isPresent()) {
      return true;
    }
    return context
        .types()
        .element(type)
        .filter(element -> element.getKind() == ElementKind.ENUM
            || element.getKind() == ElementKind.RECORD
            || COLLECTIONS.contains(element.getQualifiedName().toString()))
        .isPresent();
  }

  private static boolean isInner(TypeElement type) {
    return type.getEnclosingElement() instanceof TypeElement
        && !type.getModifiers().contains(Modifier.STATIC);
  }

  /** The companion stands in the package of the flow and sees what that package sees. */
  private boolean isHidden(ExecutableElement constructor) {
    Element flow = context.source().topLevel();
    boolean isSamePackage = context
        .types()
        .elements()
        .getPackageOf(flow)
        .equals(context.types().elements().getPackageOf(constructor));
    for (Element at = constructor;
        at instanceof ExecutableElement || at instanceof TypeElement;
        at = at.getEnclosingElement()) {
      boolean isOpen = at.getModifiers().contains(Modifier.PUBLIC);
      if (at.getModifiers().contains(Modifier.PRIVATE) || !isOpen && !isSamePackage) {
        return true;
      }
    }
    return false;
  }

  /** The name of the class, or the word of the language. */
  private String name(TypeMirror type) {
    return context.types().isPrimitive(type)
        ? context.types().kind(type).text()
        : context.types().binaryName(context.types().element(type).orElseThrow());
  }
}

package dev.sluice.processor.read;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import dev.sluice.ir.expr.AllowList;
import dev.sluice.ir.expr.AllowedMethod;
import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.expr.Expr.Kind;
import dev.sluice.processor.decl.TypeNames;
import dev.sluice.processor.problem.FlowCode;
import dev.sluice.processor.problem.TypeCode;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/** Reads names: variables, constants, enum constants, and components of records. */
final class NameReader {

  private final Readers readers;
  private final FlowContext context;

  NameReader(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
  }

  Operand identifier(IdentifierTree tree, Frame frame) {
    String name = tree.getName().toString();
    if (name.equals("this") || name.equals("super")) {
      return context.refused(tree, FlowCode.FLOW_STATE, name, "the object the flow is called on");
    }
    Element element = context.source().element(tree);
    return element instanceof VariableElement variable
        ? variable(variable, tree, frame)
        : context.refused(tree, FlowCode.FLOW_SYNTAX, "the name '" + name + "'");
  }

  Operand select(MemberSelectTree tree, Target target, Frame frame) {
    String name = tree.getIdentifier().toString();
    Element element = context.source().element(tree);
    if (name.equals("class")
        || name.equals("this")
        || !(element instanceof VariableElement variable)) {
      return context.refused(tree, FlowCode.FLOW_SYNTAX, "'." + name + "'");
    }
    if (isArray(tree.getExpression())) {
      return context.refused(tree, FlowCode.FLOW_ARRAY);
    }
    if (isComponent(variable)) {
      Operand on = readers.expressions().read(tree.getExpression(), target.operands(), frame);
      return component((TypeElement) variable.getEnclosingElement(), name, on, tree);
    }
    return variable(variable, tree, frame);
  }

  /** Reads a component of a record; one with an accessor of its own is refused. */
  Operand component(TypeElement record, String name, Operand on, ExpressionTree tree) {
    Optional<ExecutableElement> accessor = record.getRecordComponents().stream()
        .filter(component -> component.getSimpleName().contentEquals(name))
        .map(RecordComponentElement::getAccessor)
        .findFirst();
    if (accessor.filter(context.source().written()::isWritten).isPresent()) {
      return context.refused(
          tree,
          TypeCode.TYPE_ACCESSOR,
          "the value it is read from",
          TypeNames.simple(record),
          name);
    }
    return new Operand(
        new Expr.Get(on.expr(), context.types().binaryName(record), name),
        context.source().type(tree));
  }

  private boolean isArray(ExpressionTree tree) {
    return context.source().type(tree) instanceof javax.lang.model.type.ArrayType;
  }

  private static boolean isComponent(VariableElement variable) {
    return variable.getKind() == ElementKind.FIELD
        && !variable.getModifiers().contains(Modifier.STATIC)
        && variable.getEnclosingElement().getKind() == ElementKind.RECORD;
  }

  private Operand variable(VariableElement variable, ExpressionTree tree, Frame frame) {
    return switch (variable.getKind()) {
      case LOCAL_VARIABLE, PARAMETER, BINDING_VARIABLE -> local(variable, tree, frame);
      case ENUM_CONSTANT -> new Operand(constant(variable), context.source().type(tree));
      case FIELD -> field(variable, tree);
      // What declares these is refused where it stands.
      default -> context.unknown(tree);
    };
  }

  /** The constant of an enum. */
  Expr constant(VariableElement constant) {
    TypeElement type = (TypeElement) constant.getEnclosingElement();
    return new Expr.EnumConstant(
        context.types().binaryName(type), constant.getSimpleName().toString());
  }

  private Operand local(VariableElement variable, ExpressionTree tree, Frame frame) {
    Optional<Operand> value = frame.scope().find(variable).flatMap(Scope.Binding::value);
    if (value.isEmpty()) {
      // Its declaration was refused, or javac says that it may have no value.
      context.giveUp();
      return context.unknown(tree);
    }
    return value.get();
  }

  private static boolean isOfAnother(ExpressionTree tree) {
    return tree instanceof MemberSelectTree select
        && !(select.getExpression() instanceof IdentifierTree on
            && (on.getName().contentEquals("this") || on.getName().contentEquals("super")));
  }

  private Operand field(VariableElement field, ExpressionTree tree) {
    Object constant = field.getConstantValue();
    if (constant != null) {
      return new Operand(Expr.Literal.of(constant), field.asType());
    }
    String name = field.getSimpleName().toString();
    TypeElement owner = (TypeElement) field.getEnclosingElement();
    boolean isFinal = field.getModifiers().contains(Modifier.FINAL);
    if (!field.getModifiers().contains(Modifier.STATIC)) {
      return context.refused(
          tree,
          FlowCode.FLOW_STATE,
          name,
          isOfAnother(tree)
              ? "a field that may change"
              : "a field of the object the flow is called on");
    }
    if (!isFinal) {
      return context.refused(tree, FlowCode.FLOW_STATE, name, "a static field that is not final");
    }
    Optional<AllowedMethod> allowed = AllowList.find(context.types().binaryName(owner) + "#" + name)
        .filter(AllowedMethod::isFlow);
    if (allowed.isPresent()) {
      return new Operand(
          new Expr.Call(allowed.get().signature(), Optional.empty(), List.of()), field.asType());
    }
    return readers.constants().field(field, tree);
  }

  /** The number in a constant expression of kind int. */
  static Optional<Integer> integer(Operand operand) {
    return operand.expr() instanceof Expr.Literal literal && literal.type() == Kind.INT
        ? literal.value().map(Integer.class::cast)
        : Optional.empty();
  }
}

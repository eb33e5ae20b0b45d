package dev.sluice.processor.read;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import dev.sluice.ir.expr.Expr;
import dev.sluice.processor.decl.SealedTypes;
import dev.sluice.processor.decl.TypeNames;
import dev.sluice.processor.problem.FlowCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.lang.model.type.TypeMirror;

/**
 * Reads an expression: steps in it are added to the graph in Java's order of evaluation, and what remains is an operand
 * that is computed later, where it is used.
 */
final class ExpressionReader {

  private final Readers readers;
  private final FlowContext context;

  ExpressionReader(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
  }

  /**
   * One of several expressions that are evaluated one after the other.
   *
   * @param conversion what happens to its value before the next one is evaluated
   */
  record Part(ExpressionTree tree, Target target, UnaryOperator<Operand> conversion) {}

  /**
   * Reads expressions in order. A value that can fail is computed before a step that stands behind it; otherwise the
   * step could have its effect although plain Java would not have come to it.
   */
  List<Operand> inOrder(List<Part> parts, Frame frame) {
    List<Operand> operands = new ArrayList<>();
    for (Part part : parts) {
      if (context.survey().hasStep(part.tree())) {
        settleThrowing(operands, parts, frame);
      }
      operands.add(part.conversion().apply(read(part.tree(), part.target(), frame)));
    }
    return operands;
  }

  private void settleThrowing(List<Operand> operands, List<Part> parts, Frame frame) {
    for (int i = 0; i < operands.size(); i++) {
      if (context.canThrow(operands.get(i), frame)) {
        Part part = parts.get(i);
        operands.set(
            i, readers.steps().settled(operands.get(i), part.target(), frame, part.tree()));
      }
    }
  }

  /** Reads an expression as a value of {@code type}. */
  Operand readAs(TypeMirror type, ExpressionTree tree, Target target, Frame frame) {
    return readers.conversions().to(type, read(tree, target, frame));
  }

  Operand read(ExpressionTree tree, Target target, Frame frame) {
    switch (tree.getKind()) {
      case PARENTHESIZED:
        return read(((ParenthesizedTree) tree).getExpression(), target, frame);
      case BOOLEAN_LITERAL,
          INT_LITERAL,
          LONG_LITERAL,
          FLOAT_LITERAL,
          DOUBLE_LITERAL,
          CHAR_LITERAL,
          STRING_LITERAL:
        return new Operand(
            Expr.Literal.of(((LiteralTree) tree).getValue()), context.source().type(tree));
      case NULL_LITERAL:
        return new Operand(
            new Expr.Literal(Expr.Kind.NULL, Optional.empty()), context.source().type(tree));
      case IDENTIFIER:
        return readers.names().identifier((IdentifierTree) tree, frame);
      case MEMBER_SELECT:
        return readers.names().select((MemberSelectTree) tree, target, frame);
      case METHOD_INVOCATION:
        return readers.calls().call((MethodInvocationTree) tree, target, frame);
      case NEW_CLASS:
        return readers.calls().create((NewClassTree) tree, target, frame);
      case CONDITIONAL_EXPRESSION:
        return readers.choices().conditional((ConditionalExpressionTree) tree, target, frame);
      case CONDITIONAL_AND, CONDITIONAL_OR:
        return readers.choices().logical((BinaryTree) tree, target, frame);
      case SWITCH_EXPRESSION:
        return readers.switches().expression((SwitchExpressionTree) tree, target, frame);
      case INSTANCE_OF:
        return readers.typeTests().read((InstanceOfTree) tree, target, frame);
      case TYPE_CAST:
        return cast((TypeCastTree) tree, target, frame);
      case UNARY_PLUS, UNARY_MINUS, BITWISE_COMPLEMENT, LOGICAL_COMPLEMENT:
        return readers.operators().unary((UnaryTree) tree, target, frame);
      default:
        return OperatorReader.isBinary(tree.getKind())
            ? readers.operators().binary((BinaryTree) tree, target, frame)
            : refuse(tree);
    }
  }

  private Operand cast(TypeCastTree tree, Target target, Frame frame) {
    Operand operand = read(tree.getExpression(), target, frame);
    TypeMirror to = context.source().type(tree);
    boolean primitives = context.types().isPrimitive(to)
        && (context.types().isPrimitive(operand.type())
            || context.types().unboxed(operand.type()).isPresent());
    if (primitives && operand.expr() instanceof Expr.Literal literal) {
      return new Operand(Fold.cast(literal, context.types().kind(to)), to);
    }
    boolean widens = primitives
        ? context
            .types()
            .types()
            .isSubtype(readers.conversions().unboxed(operand).type(), to)
        : context.types().types().isSubtype(boxed(operand.type()), to);
    if (!widens) {
      boolean isTestable = context
          .types()
          .element(operand.type())
          .filter(SealedTypes::isSealedInterface)
          .isPresent();
      return context.refused(
          tree,
          FlowCode.FLOW_CAST,
          TypeNames.text(operand.type()),
          TypeNames.text(to),
          isTestable
              ? "Test with 'instanceof " + TypeNames.text(to)
                  + " name' and use that name where the test holds."
              : "Convert inside a @Pure method.");
    }
    return readers.conversions().to(to, operand);
  }

  private TypeMirror boxed(TypeMirror type) {
    return type instanceof javax.lang.model.type.PrimitiveType primitive
        ? context.types().types().boxedClass(primitive).asType()
        : type;
  }

  private Operand refuse(ExpressionTree tree) {
    if (tree instanceof CompoundAssignmentTree assignment) {
      return refuseChange(tree, assignment.getVariable());
    }
    if (tree instanceof UnaryTree change) {
      return refuseChange(tree, change.getExpression());
    }
    if (tree instanceof AssignmentTree) {
      return context.refused(tree, FlowCode.FLOW_ASSIGNMENT_VALUE);
    }
    return switch (tree.getKind()) {
      case NEW_ARRAY, ARRAY_ACCESS -> context.refused(tree, FlowCode.FLOW_ARRAY);
      case LAMBDA_EXPRESSION, MEMBER_REFERENCE -> context.refused(tree, FlowCode.FLOW_LAMBDA);
      default -> context.refused(tree, FlowCode.FLOW_SYNTAX, describe(tree));
    };
  }

  private Operand refuseChange(ExpressionTree tree, ExpressionTree place) {
    boolean isLocal = context
        .source()
        .variable(OperatorReader.withoutParentheses(place))
        .filter(StatementReader::isLocal)
        .isPresent();
    return isLocal
        ? context.refused(
            tree,
            FlowCode.FLOW_COMPOUND_ASSIGNMENT,
            OperatorReader.symbol(tree.getKind()),
            shown(place))
        : context.refused(tree, FlowCode.FLOW_ASSIGNED_STATE, shown(place));
  }

  /** The kind of a tree in words, for messages. */
  static String describe(com.sun.source.tree.Tree tree) {
    return tree.getKind().name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** The simple name at the end of a variable's or a call's text. */
  static String shown(ExpressionTree tree) {
    ExpressionTree inner = OperatorReader.withoutParentheses(tree);
    if (inner instanceof IdentifierTree || inner instanceof MemberSelectTree) {
      return CallReader.nameOf(inner);
    }
    return inner instanceof MethodInvocationTree call
        ? CallReader.nameOf(call.getMethodSelect()) + "(...)"
        : describe(inner);
  }
}

package dev.sluice.processor.read;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.expr.Expr.BinaryOp;
import dev.sluice.ir.expr.Expr.Kind;
import dev.sluice.ir.expr.Expr.UnaryOp;
import dev.sluice.processor.decl.TypeNames;
import dev.sluice.processor.problem.FlowCode;
import dev.sluice.processor.read.ExpressionReader.Part;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javax.lang.model.type.TypeMirror;

/** Operators and concatenation, with the promotions that Java leaves unsaid. */
final class OperatorReader {

  private static final Map<Tree.Kind, BinaryOp> BINARY = new EnumMap<>(Map.ofEntries(
      Map.entry(Tree.Kind.PLUS, BinaryOp.ADD),
      Map.entry(Tree.Kind.MINUS, BinaryOp.SUBTRACT),
      Map.entry(Tree.Kind.MULTIPLY, BinaryOp.MULTIPLY),
      Map.entry(Tree.Kind.DIVIDE, BinaryOp.DIVIDE),
      Map.entry(Tree.Kind.REMAINDER, BinaryOp.REMAINDER),
      Map.entry(Tree.Kind.LEFT_SHIFT, BinaryOp.SHIFT_LEFT),
      Map.entry(Tree.Kind.RIGHT_SHIFT, BinaryOp.SHIFT_RIGHT),
      Map.entry(Tree.Kind.UNSIGNED_RIGHT_SHIFT, BinaryOp.SHIFT_RIGHT_UNSIGNED),
      Map.entry(Tree.Kind.AND, BinaryOp.BIT_AND),
      Map.entry(Tree.Kind.OR, BinaryOp.BIT_OR),
      Map.entry(Tree.Kind.XOR, BinaryOp.BIT_XOR),
      Map.entry(Tree.Kind.LESS_THAN, BinaryOp.LESS),
      Map.entry(Tree.Kind.LESS_THAN_EQUAL, BinaryOp.LESS_EQUAL),
      Map.entry(Tree.Kind.GREATER_THAN, BinaryOp.GREATER),
      Map.entry(Tree.Kind.GREATER_THAN_EQUAL, BinaryOp.GREATER_EQUAL),
      Map.entry(Tree.Kind.EQUAL_TO, BinaryOp.EQ),
      Map.entry(Tree.Kind.NOT_EQUAL_TO, BinaryOp.NE)));

  private static final Map<Tree.Kind, String> ASSIGNING = new EnumMap<>(Map.ofEntries(
      Map.entry(Tree.Kind.PLUS_ASSIGNMENT, "+="),
      Map.entry(Tree.Kind.MINUS_ASSIGNMENT, "-="),
      Map.entry(Tree.Kind.MULTIPLY_ASSIGNMENT, "*="),
      Map.entry(Tree.Kind.DIVIDE_ASSIGNMENT, "/="),
      Map.entry(Tree.Kind.REMAINDER_ASSIGNMENT, "%="),
      Map.entry(Tree.Kind.LEFT_SHIFT_ASSIGNMENT, "<<="),
      Map.entry(Tree.Kind.RIGHT_SHIFT_ASSIGNMENT, ">>="),
      Map.entry(Tree.Kind.UNSIGNED_RIGHT_SHIFT_ASSIGNMENT, ">>>="),
      Map.entry(Tree.Kind.AND_ASSIGNMENT, "&="),
      Map.entry(Tree.Kind.OR_ASSIGNMENT, "|="),
      Map.entry(Tree.Kind.XOR_ASSIGNMENT, "^="),
      Map.entry(Tree.Kind.POSTFIX_INCREMENT, "++"),
      Map.entry(Tree.Kind.PREFIX_INCREMENT, "++"),
      Map.entry(Tree.Kind.POSTFIX_DECREMENT, "--"),
      Map.entry(Tree.Kind.PREFIX_DECREMENT, "--")));

  private final Readers readers;
  private final FlowContext context;
  private final TextTypes texts;

  OperatorReader(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
    this.texts = new TextTypes(context.source(), context.types());
  }

  /** True for the operators of {@link #binary}, which evaluate both sides. */
  static boolean isBinary(Tree.Kind kind) {
    return BINARY.containsKey(kind);
  }

  /** The text of an operator. */
  static String symbol(Tree.Kind kind) {
    return ASSIGNING.containsKey(kind)
        ? ASSIGNING.get(kind)
        : Optional.ofNullable(BINARY.get(kind)).map(BinaryOp::symbol).orElse(kind.name());
  }

  Operand unary(UnaryTree tree, Target target, Frame frame) {
    Operand operand = readers.expressions().read(tree.getExpression(), target.operands(), frame);
    TypeMirror type = context.source().type(tree);
    Kind kind = context.types().kind(type);
    Expr value = readers.conversions().promoted(kind, operand);
    return switch (tree.getKind()) {
      case UNARY_MINUS -> new Operand(Fold.unary(UnaryOp.NEGATE, kind, value), type);
      case BITWISE_COMPLEMENT -> new Operand(Fold.unary(UnaryOp.COMPLEMENT, kind, value), type);
      case LOGICAL_COMPLEMENT -> new Operand(Fold.unary(UnaryOp.NOT, kind, value), type);
      default -> new Operand(value, type);
    };
  }

  Operand binary(BinaryTree tree, Target target, Frame frame) {
    TypeMirror type = context.source().type(tree);
    if (context.types().isString(type)) {
      return concatenation(tree, type, target.operands(), frame);
    }
    TypeMirror left = context.source().type(tree.getLeftOperand());
    TypeMirror right = context.source().type(tree.getRightOperand());
    BinaryOp op = Objects.requireNonNull(BINARY.get(tree.getKind()), "no such operator");
    boolean equality = op == BinaryOp.EQ || op == BinaryOp.NE;
    if (equality && !context.types().isPrimitive(left) && !context.types().isPrimitive(right)) {
      return references(tree, op, left, right, target, frame);
    }
    Kind leftKind = context.types().unboxedKind(left);
    Kind rightKind = context.types().unboxedKind(right);
    boolean shift = op == BinaryOp.SHIFT_LEFT
        || op == BinaryOp.SHIFT_RIGHT
        || op == BinaryOp.SHIFT_RIGHT_UNSIGNED;
    Kind kind = shift || leftKind == Kind.BOOLEAN
        ? leftKind == Kind.BOOLEAN ? leftKind : Conversions.promotion(leftKind)
        : Conversions.promotion(leftKind, rightKind);
    Kind second = shift ? Conversions.promotion(rightKind) : kind;
    List<Operand> operands = operands(tree, kind, second, target, frame);
    Expr expr = Fold.binary(op, kind, operands.get(0).expr(), operands.get(1).expr());
    return new Operand(expr, type);
  }

  private List<Operand> operands(
      BinaryTree tree, Kind left, Kind right, Target target, Frame frame) {
    return readers
        .expressions()
        .inOrder(
            List.of(
                new Part(tree.getLeftOperand(), target.operands(), promotion(left)),
                new Part(tree.getRightOperand(), target.operands(), promotion(right))),
            frame);
  }

  private UnaryOperator<Operand> promotion(Kind kind) {
    return operand -> new Operand(
        readers.conversions().promoted(kind, operand), context.types().primitive(kind));
  }

  /** Identity is the same as equality for enum constants and for null, and nothing else is sure to be either. */
  private Operand references(
      BinaryTree tree, BinaryOp op, TypeMirror left, TypeMirror right, Target target, Frame frame) {
    boolean isNull = isNull(left) || isNull(right);
    boolean isEnum = context.types().isEnum(left) && context.types().isEnum(right);
    if (!isNull && !isEnum) {
      return context.refused(tree, FlowCode.FLOW_IDENTITY, op.symbol(), TypeNames.text(left));
    }
    List<Operand> operands = readers
        .expressions()
        .inOrder(
            List.of(
                new Part(tree.getLeftOperand(), target.operands(), UnaryOperator.identity()),
                new Part(tree.getRightOperand(), target.operands(), UnaryOperator.identity())),
            frame);
    Expr expr = new Expr.Binary(
        op, Kind.REFERENCE, operands.get(0).expr(), operands.get(1).expr());
    return new Operand(expr, context.source().type(tree));
  }

  private static boolean isNull(TypeMirror type) {
    return type.getKind() == javax.lang.model.type.TypeKind.NULL;
  }

  private Operand concatenation(BinaryTree tree, TypeMirror type, Target target, Frame frame) {
    List<Part> parts = new ArrayList<>();
    for (ExpressionTree part : parts(tree)) {
      for (ExpressionTree result : ResultTrees.of(part)) {
        TypeMirror resultType = context.source().type(result);
        if (!texts.isFixed(resultType)) {
          context.refuse(result, FlowCode.FLOW_TEXT, TypeNames.text(resultType));
        }
      }
      parts.add(new Part(part, target, UnaryOperator.identity()));
    }
    List<Expr> joined = new ArrayList<>();
    for (Operand operand : readers.expressions().inOrder(parts, frame)) {
      Optional<Expr.Literal> both = joined.isEmpty()
          ? Optional.empty()
          : Fold.join(joined.get(joined.size() - 1), operand.expr());
      if (both.isPresent()) {
        joined.set(joined.size() - 1, both.get());
      } else {
        joined.add(operand.expr());
      }
    }
    return new Operand(joined.size() == 1 ? joined.get(0) : new Expr.Concat(joined), type);
  }

  /** The operands of nested concatenations in order; without recursion, since texts are put together of many parts. */
  private List<ExpressionTree> parts(BinaryTree root) {
    List<ExpressionTree> parts = new ArrayList<>();
    Deque<ExpressionTree> open = new ArrayDeque<>();
    open.push(root);
    while (!open.isEmpty()) {
      ExpressionTree tree = withoutParentheses(open.pop());
      if (tree instanceof BinaryTree binary
          && tree.getKind() == Tree.Kind.PLUS
          && context.types().isString(context.source().type(tree))) {
        open.push(binary.getRightOperand());
        open.push(binary.getLeftOperand());
      } else {
        parts.add(tree);
      }
    }
    return parts;
  }

  static ExpressionTree withoutParentheses(ExpressionTree tree) {
    ExpressionTree inner = tree;
    while (inner instanceof ParenthesizedTree parenthesized) {
      inner = parenthesized.getExpression();
    }
    return inner;
  }
}

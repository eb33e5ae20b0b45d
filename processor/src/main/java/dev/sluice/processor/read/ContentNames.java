package dev.sluice.processor.read;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import dev.sluice.ir.Json;
import dev.sluice.processor.decl.TypeNames;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/**
 * Names of branches that join no variable: made of what they decide on, so that neither their place nor the branches
 * beside them matter. Formatting, comments, parentheses and the way a name is qualified do not matter either.
 */
final class ContentNames {

  private final FlowContext context;

  ContentNames(FlowContext context) {
    this.context = context;
  }

  /** {@code if_1a2b3c4d}. */
  String of(String kind, ExpressionTree subject) {
    return kind + "_" + Steps.hash(content(subject));
  }

  private Json content(ExpressionTree expression) {
    ExpressionTree tree = OperatorReader.withoutParentheses(expression);
    List<Json> parts = new ArrayList<>();
    parts.add(Json.of(tree.getKind().name()));
    if (tree instanceof LiteralTree literal) {
      parts.add(Json.of(String.valueOf(literal.getValue())));
    } else if (tree instanceof MethodInvocationTree call) {
      parts.add(Json.of(name(context.source().element(call))));
      ExpressionTree on = Receivers.on(call);
      if (on != null && isValue(on)) {
        parts.add(content(on));
      }
      call.getArguments().forEach(argument -> parts.add(content(argument)));
    } else if (tree instanceof NewClassTree creation) {
      parts.add(Json.of(name(context.source().element(creation))));
      creation.getArguments().forEach(argument -> parts.add(content(argument)));
    } else if (tree instanceof BinaryTree binary) {
      parts.add(content(binary.getLeftOperand()));
      parts.add(content(binary.getRightOperand()));
    } else if (tree instanceof UnaryTree unary) {
      parts.add(content(unary.getExpression()));
    } else if (tree instanceof ConditionalExpressionTree choice) {
      parts.add(content(choice.getCondition()));
      parts.add(content(choice.getTrueExpression()));
      parts.add(content(choice.getFalseExpression()));
    } else if (tree instanceof InstanceOfTree test) {
      parts.add(content(test.getExpression()));
      parts.add(Json.of(tested(test)));
    } else if (tree instanceof TypeCastTree cast) {
      parts.add(Json.of(TypeNames.text(context.source().type(cast))));
      parts.add(content(cast.getExpression()));
    } else {
      Element element = context.source().element(tree);
      return Json.of(element == null ? tree.getKind().name() : name(element));
    }
    return Json.of(parts);
  }

  private String tested(InstanceOfTree test) {
    Tree type = test.getPattern() instanceof BindingPatternTree pattern
        ? pattern.getVariable().getType()
        : test.getType();
    return type == null ? "" : TypeNames.text(context.source().type(type));
  }

  /** False for names of classes and for {@code this}, which need not be written. */
  private boolean isValue(ExpressionTree tree) {
    Element element = context.source().element(tree);
    boolean isThis = element != null && element.getSimpleName().contentEquals("this");
    return !(element instanceof TypeElement) && !isThis;
  }

  private String name(Element element) {
    String simple = element instanceof ExecutableElement method
        ? TypeNames.member(method, context.types().elements(), context.types().types())
        : element.getSimpleName().toString();
    return element.getEnclosingElement() instanceof TypeElement owner
        ? context.types().binaryName(owner) + "#" + simple
        : simple;
  }
}

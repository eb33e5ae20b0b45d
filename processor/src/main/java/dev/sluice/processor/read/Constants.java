package dev.sluice.processor.read;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.VariableTree;
import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.expr.ExprFacts;
import dev.sluice.processor.problem.FlowCode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;

/**
 * Static final fields that are no constants to the language, such as {@code static final List<String> QUEUES =
 * List.of("a", "b")}. Their initializer is read in the place of the name, if it consists of constants and stands in the
 * same top-level class: another class may be compiled without this one, and then its value would be stale.
 */
final class Constants {

  private final Readers readers;
  private final FlowContext context;
  private final Map<VariableElement, Optional<Operand>> known = new HashMap<>();
  private final Set<VariableElement> open = new HashSet<>();

  Constants(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
  }

  Operand field(VariableElement field, ExpressionTree use) {
    Optional<Operand> value = value(field);
    return value.isPresent()
        ? value.get()
        : context.refused(
            use, FlowCode.FLOW_NOT_CONSTANT, "A field that a flow reads", name(field));
  }

  private static String name(Element field) {
    return field.getEnclosingElement().getSimpleName() + "." + field.getSimpleName();
  }

  private Optional<Operand> value(VariableElement field) {
    Optional<Operand> before = known.get(field);
    if (before != null) {
      return before;
    }
    if (!open.add(field)) {
      return Optional.empty();
    }
    Optional<Operand> value =
        context.source().field(field).flatMap(tree -> initializer(field, tree));
    open.remove(field);
    known.put(field, value);
    return value;
  }

  private Optional<Operand> initializer(VariableElement field, VariableTree tree) {
    if (tree.getInitializer() == null) {
      return Optional.empty();
    }
    context.survey().add(tree.getInitializer());
    if (context.survey().hasStep(tree.getInitializer())) {
      return Optional.empty();
    }
    // Problems are not reported at the field, which is in order; the flow may not read it, that is
    // all.
    FlowContext.Attempt<Operand> attempt = context.attempt(() -> readers
        .expressions()
        .readAs(field.asType(), tree.getInitializer(), Target.called(), noFrame()));
    boolean constant = attempt.problems() == 0
        && ExprFacts.freeVariables(attempt.value().expr()).isEmpty();
    return constant ? Optional.of(attempt.value()) : Optional.empty();
  }

  /** A frame without variables; nothing is added to it, since the initializer has no step. */
  private static Frame noFrame() {
    Set<String> none = Set.of();
    return new Frame(
        GraphBuilder.flow("?"), Scope.root(), Place.of("?", none), "", Optional.empty());
  }

  /** The value of a label of a switch, which javac has found to be a constant. */
  Operand label(ExpressionTree tree) {
    return readers.expressions().read(tree, Target.called(), noFrame());
  }

  /** A compile-time number, for an option. */
  Optional<Integer> integer(ExpressionTree tree, Frame frame) {
    return NameReader.integer(readers.expressions().read(tree, Target.called(), frame));
  }

  /** The value of a condition that is always the same. */
  Optional<Boolean> truth(ExpressionTree condition, Frame frame) {
    if (context.survey().hasStep(condition)) {
      return Optional.empty();
    }
    FlowContext.Attempt<Operand> attempt =
        context.attempt(() -> readers.expressions().read(condition, Target.called(), frame));
    return attempt.problems() == 0
            && attempt.value().expr() instanceof Expr.Literal literal
            && literal.type() == Expr.Kind.BOOLEAN
        ? literal.value().map(Boolean.class::cast)
        : Optional.empty();
  }

  /** A compile-time text. */
  Optional<String> text(ExpressionTree tree, Frame frame) {
    return readers.expressions().read(tree, Target.called(), frame).expr()
                instanceof Expr.Literal literal
            && literal.type() == Expr.Kind.STRING
        ? literal.value().map(String.class::cast)
        : Optional.empty();
  }
}

package dev.sluice.processor.read;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.VariableTree;
import dev.sluice.ir.expr.Expr;
import dev.sluice.processor.problem.FlowCode;
import java.util.Optional;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/** Functions of one value, written as a lambda or a method reference, applied where they stand. */
final class FunctionReader {

  private final Readers readers;
  private final FlowContext context;
  private final MethodRefReader references;

  FunctionReader(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
    this.references = new MethodRefReader(readers);
  }

  /** True for what can be applied; anything else is refused. */
  boolean isFunction(ExpressionTree function) {
    ExpressionTree tree = OperatorReader.withoutParentheses(function);
    boolean known = tree instanceof LambdaExpressionTree || tree instanceof MemberReferenceTree;
    if (!known) {
      context.refuse(function, FlowCode.FLOW_LAMBDA);
    }
    return known;
  }

  /** The name of what a {@linkplain #isFunction function} gives, as a value of the type. */
  String apply(ExpressionTree function, TypeMirror type, Operand item, Frame frame) {
    ExpressionTree tree = OperatorReader.withoutParentheses(function);
    return tree instanceof LambdaExpressionTree lambda
        ? lambda(lambda, Optional.of(type), item, frame)
        : reference((MemberReferenceTree) tree, item, frame);
  }

  /** What a value is called that a function takes. */
  static String parameter(ExpressionTree function) {
    return OperatorReader.withoutParentheses(function) instanceof LambdaExpressionTree lambda
        ? lambda.getParameters().get(0).getName().toString()
        : "item";
  }

  String reference(MemberReferenceTree reference, Operand item, Frame frame) {
    return references.apply(reference, item, frame);
  }

  /** @param type of the result; absent for any object, which javac has boxed where it had to */
  String lambda(LambdaExpressionTree lambda, Optional<TypeMirror> type, Operand item, Frame frame) {
    bind(lambda.getParameters().get(0), item, frame);
    if (lambda.getBody() instanceof ExpressionTree value) {
      Operand read = readers.expressions().read(value, Target.named("return"), frame);
      Operand result = type.isPresent() ? readers.conversions().to(type.get(), read) : read;
      return readers.steps().settle(result, Target.named("return"), frame, value);
    }
    TypeMirror object =
        context.types().elements().getTypeElement("java.lang.Object").asType();
    Ending ending = new Ending.FlowEnd(readers, type.orElse(object));
    BlockTree block = (BlockTree) lambda.getBody();
    Operand result =
        readers.statements().read(Sequence.of(block, frame.place()), frame, ending, lambda);
    return readers.steps().settle(result, Target.named("return"), frame, lambda);
  }

  /** Gives the value to a parameter of a lambda or the variable of a loop. */
  void bind(VariableTree parameter, Operand item, Frame frame) {
    Optional<VariableElement> variable = context.source().variable(parameter);
    if (variable.isEmpty()) {
      context.giveUp();
      return;
    }
    String name = parameter.getName().toString();
    Operand value = readers.conversions().to(variable.get().asType(), item);
    String output = readers.steps().settle(value, Target.variable(name), frame, parameter);
    frame
        .scope()
        .assign(
            variable.get(),
            new Operand(new Expr.Var(output), variable.get().asType()),
            context.source().line(parameter));
  }
}

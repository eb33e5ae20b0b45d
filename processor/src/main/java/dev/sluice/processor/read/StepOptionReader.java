package dev.sluice.processor.read;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import dev.sluice.processor.decl.StepDefaults;
import dev.sluice.processor.decl.StepIds;
import dev.sluice.processor.problem.DeclarationCode;
import dev.sluice.processor.problem.FlowCode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** {@code Flows.step("name", StepOptions.NONE.retries(2), () -> call(x))}: one call with a name and options of its own. */
final class StepOptionReader {

  /** The least value of each option. */
  private static final Map<String, Integer> OPTIONS = Map.of(
      "retries", 0, "timeoutSeconds", 1, "retryIntervalSeconds", 0, "backoffRate", 1, "cost", 0);

  private final Readers readers;
  private final FlowContext context;

  StepOptionReader(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
  }

  Operand read(MethodInvocationTree tree, Target target, Frame frame) {
    ExpressionTree name = tree.getArguments().get(0);
    ExpressionTree options = tree.getArguments().get(1);
    ExpressionTree body = OperatorReader.withoutParentheses(tree.getArguments().get(2));
    Optional<String> text = readers.constants().text(name, frame);
    if (text.isEmpty()) {
      return context.refused(
          name, FlowCode.FLOW_NOT_CONSTANT, "The name of a step", ExpressionReader.shown(name));
    }
    Optional<String> wrong = text.filter(own -> !own.isEmpty()).flatMap(StepIds::wrong);
    if (wrong.isPresent()) {
      return context.refused(name, DeclarationCode.STEP_NAME_ILLEGAL, text.get(), wrong.get());
    }
    if (frame.place().isTaken(text.get()) && !target.name().equals(text)) {
      return context.refused(name, FlowCode.FLOW_NAME_TAKEN, text.get());
    }
    Optional<StepDefaults> stated = options(options, frame);
    if (stated.isEmpty()) {
      return context.unknown(tree);
    }
    if (!(body instanceof LambdaExpressionTree lambda
        && lambda.getBody() instanceof ExpressionTree call
        && OperatorReader.withoutParentheses(call) instanceof MethodInvocationTree)) {
      return context.refused(body, FlowCode.FLOW_STEP_NOT_A_CALL, "Flows.step");
    }
    Target own = text.get().isEmpty() ? target : Target.variable(text.get());
    CallOptions callOptions = new CallOptions(stated.get(), tree.getMethodSelect());
    int problems = context.report().problems().size();
    Operand result =
        readers.expressions().read((ExpressionTree) lambda.getBody(), own.with(callOptions), frame);
    if (!callOptions.isTaken() && context.report().problems().size() == problems) {
      context.refuse(tree.getMethodSelect(), FlowCode.FLOW_STEP_NOT_A_CALL, "Flows.step");
    }
    return result;
  }

  /** {@code StepOptions.NONE} followed by calls that state one option each; empty after a problem. */
  private Optional<StepDefaults> options(ExpressionTree tree, Frame frame) {
    Deque<MethodInvocationTree> calls = new ArrayDeque<>();
    ExpressionTree at = OperatorReader.withoutParentheses(tree);
    while (at instanceof MethodInvocationTree call && Receivers.on(call) != null) {
      calls.push(call);
      at = OperatorReader.withoutParentheses(Objects.requireNonNull(Receivers.on(call)));
    }
    boolean isNone = context
        .source()
        .variable(at)
        .filter(variable -> variable.getSimpleName().contentEquals("NONE")
            && variable.getEnclosingElement().getSimpleName().contentEquals("StepOptions"))
        .isPresent();
    if (!isNone) {
      context.refuse(
          tree, FlowCode.FLOW_NOT_CONSTANT, "The options of a step", ExpressionReader.shown(tree));
      return Optional.empty();
    }
    StepDefaults options = StepDefaults.NONE;
    while (!calls.isEmpty()) {
      Optional<StepDefaults> one = option(calls.pop(), frame);
      if (one.isEmpty()) {
        return Optional.empty();
      }
      options = one.get().over(options);
    }
    return Optional.of(options);
  }

  private Optional<StepDefaults> option(MethodInvocationTree call, Frame frame) {
    String name = CallReader.nameOf(call.getMethodSelect());
    if (!OPTIONS.containsKey(name)) {
      context.refuse(
          call.getMethodSelect(),
          DeclarationCode.OPTION_NOT_SUPPORTED,
          "The option '" + name + "'",
          "Flows.step");
      return Optional.empty();
    }
    OptionalDouble value = number(call.getArguments().get(0), frame);
    if (value.isEmpty()) {
      ExpressionTree argument = call.getArguments().get(0);
      context.refuse(
          argument,
          FlowCode.FLOW_NOT_CONSTANT,
          "The option '" + name + "'",
          ExpressionReader.shown(argument));
      return Optional.empty();
    }
    int least = OPTIONS.get(name);
    if (!(value.getAsDouble() >= least && Double.isFinite(value.getAsDouble()))) {
      context.refuse(
          call.getArguments().get(0),
          DeclarationCode.OPTION_RANGE,
          "Flows.step",
          name,
          value.getAsDouble(),
          "it must be " + least + " or more");
      return Optional.empty();
    }
    OptionalInt whole = OptionalInt.of((int) value.getAsDouble());
    OptionalInt none = OptionalInt.empty();
    OptionalDouble unstated = OptionalDouble.empty();
    return Optional.of(
        switch (name) {
          case "retries" -> new StepDefaults(whole, none, unstated, unstated, unstated);
          case "timeoutSeconds" -> new StepDefaults(none, whole, unstated, unstated, unstated);
          case "retryIntervalSeconds" -> new StepDefaults(none, none, value, unstated, unstated);
          case "backoffRate" -> new StepDefaults(none, none, unstated, value, unstated);
          default -> new StepDefaults(none, none, unstated, unstated, value);
        });
  }

  private OptionalDouble number(ExpressionTree tree, Frame frame) {
    Operand operand = readers.expressions().read(tree, Target.called(), frame);
    return operand.expr() instanceof dev.sluice.ir.expr.Expr.Literal literal
            && literal.value().orElse("") instanceof Number number
        ? OptionalDouble.of(number.doubleValue())
        : OptionalDouble.empty();
  }
}

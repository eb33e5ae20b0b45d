package dev.sluice.processor.read;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import dev.sluice.ir.Ann;
import dev.sluice.ir.expr.Expr;
import dev.sluice.processor.decl.StepDefaults;
import dev.sluice.processor.problem.DeclarationCode;
import dev.sluice.processor.problem.FlowCode;
import dev.sluice.processor.read.Frame.StepPlace;
import dev.sluice.processor.read.Repetitions.Next;
import dev.sluice.processor.read.Repetitions.Start;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;

/** {@code Flows.iterate(start, max, body, until)}. */
final class IterateReader {

  private static final String NAME = "Flows.iterate";

  private final Readers readers;
  private final FlowContext context;
  private final FunctionReader functions;
  private final Repetitions repetitions;

  IterateReader(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
    this.functions = new FunctionReader(readers);
    this.repetitions = new Repetitions(readers);
  }

  Operand iterate(MethodInvocationTree tree, Target target, Frame frame) {
    ExpressionTree body = tree.getArguments().get(2);
    ExpressionTree until = tree.getArguments().get(3);
    TypeMirror type = context.source().type(tree);
    Ann ann = ann(target);
    String item = FunctionReader.parameter(body);
    StepPlace place = frame.reserve(target.forStep("iterate_" + item), target.isVariable());
    Target starting = Target.named(place.name() + ".start");
    Operand start = readers.expressions().readAs(type, tree.getArguments().get(0), starting, frame);
    String source =
        readers.steps().settle(start, starting, frame, tree.getArguments().get(0));
    int bound = bound(tree.getArguments().get(1), frame);
    boolean runs = functions.isFunction(body);
    boolean ends = functions.isFunction(until);
    if (!runs || !ends) {
      return context.unknown(tree);
    }
    TypeMirror bool = context.types().primitive(Expr.Kind.BOOLEAN);
    Repetitions.Round round = (names, inner) -> {
      Operand value = new Operand(new Expr.Var(names.get(0)), type);
      String next = functions.apply(body, type, value, inner);
      Frame after = inner.at(frame.place().inside(place.id(), "until"));
      Operand result = new Operand(new Expr.Var(next), type);
      return new Next(List.of(next), Optional.of(functions.apply(until, bool, result, after)));
    };
    String output =
        repetitions.add(place, List.of(new Start(item, source)), bound, ann, round, tree, frame);
    return new Operand(new Expr.Var(output), type);
  }

  private int bound(ExpressionTree max, Frame frame) {
    Optional<Integer> bound =
        context.survey().hasStep(max) ? Optional.empty() : readers.constants().integer(max, frame);
    if (bound.isEmpty()) {
      context.refuse(
          max,
          FlowCode.FLOW_NOT_CONSTANT,
          "The number of rounds of " + NAME,
          ExpressionReader.shown(max));
    } else if (bound.get() < 0) {
      context.refuse(
          max, DeclarationCode.OPTION_RANGE, NAME, "max", bound.get(), "it must be 0 or more");
    }
    return Math.max(0, bound.orElse(0));
  }

  /** All rounds together may have a time limit; anything else belongs to the calls in them. */
  private Ann ann(Target target) {
    if (target.options().isEmpty()) {
      return Ann.NONE;
    }
    CallOptions options = target.options().get();
    StepDefaults stated = options.take();
    stated.json().members().keySet().stream()
        .filter(option -> !option.equals("timeoutSeconds"))
        .findFirst()
        .ifPresent(option -> context.refuse(options.at(), FlowCode.FLOW_STEP_OPTION, option, NAME));
    return stated.ann();
  }
}

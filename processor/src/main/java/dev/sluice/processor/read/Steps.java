package dev.sluice.processor.read;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import dev.sluice.ir.Ann;
import dev.sluice.ir.Hashes;
import dev.sluice.ir.IrException;
import dev.sluice.ir.Json;
import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.expr.ExprFacts;
import dev.sluice.ir.expr.ExprJson;
import dev.sluice.ir.graph.GraphStep;
import dev.sluice.processor.problem.FlowCode;
import dev.sluice.processor.read.Frame.StepName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Adds the steps that compute values without calling anybody's code. */
final class Steps {

  private static final int HASH_LETTERS = 8;

  private final FlowContext context;

  Steps(FlowContext context) {
    this.context = context;
  }

  /** The name of the operand's value in the graph; a step that computes it is added unless it has one already. */
  String settle(Operand operand, Target target, Frame frame, Tree at) {
    return settle(operand, target, "value", frame, at);
  }

  /** @param called the name the value wants where the target has none */
  String settle(Operand operand, Target target, String called, Frame frame, Tree at) {
    if (operand.expr() instanceof Expr.Var name) {
      return name.name();
    }
    List<String> sources = ExprFacts.freeVariables(operand.expr());
    String wanted = target.forStep(called);
    // The target's name may have gone to the step whose result is only converted or read here.
    boolean isInner = sources.contains(frame.prefix() + wanted);
    StepName name =
        isInner ? frame.take(wanted + ".value", false) : frame.take(wanted, target.isVariable());
    if (isTooDeep(operand.expr())) {
      context.refuse(at, FlowCode.FLOW_EXPRESSION_DEPTH, ExprJson.MAX_DEPTH);
      return name.output();
    }
    context.add(frame, step(operand.expr(), sources, name.output(), frame), name.id(), at);
    if (context.types().isPrimitive(operand.type())) {
      frame.graph().markNeverNull(name.output());
    }
    return name.output();
  }

  /** An operand computed now, since what follows is a step and this can fail. */
  Operand settled(Operand operand, Target target, Frame frame, ExpressionTree at) {
    // Of the source: names in the graph depend on other steps.
    String called = new ContentNames(context).of("value", at);
    return new Operand(new Expr.Var(settle(operand, target, called, frame, at)), operand.type());
  }

  private static boolean isTooDeep(Expr expr) {
    try {
      ExprJson.write(expr);
      return false;
    } catch (IrException e) {
      return true;
    }
  }

  private GraphStep step(Expr expr, List<String> sources, String output, Frame frame) {
    if (expr instanceof Expr.Get get && get.on() instanceof Expr.Var on) {
      return pluck(on.name(), get.component(), output, frame);
    }
    Json.Obj args = Json.Obj.of(
        "expr", ExprJson.write(expr), "vars", Json.texts(sources), "v", Json.of(Expr.VERSION));
    return new GraphStep.Pure("std.expr", sources, output, Optional.of(args), Ann.NONE);
  }

  /** A step that reads one field of a record. */
  GraphStep pluck(String source, String key, String output, Frame frame) {
    Json.Obj args = Json.Obj.of("key", Json.of(key));
    return new GraphStep.Pure(
        "std.pluck", frame.graph().edges(source), output, Optional.of(args), Ann.NONE);
  }

  /** Adds a step that packs values into a record, in this order of fields. */
  String pack(Map<String, String> sourceOfField, String wanted, Frame frame, Tree at) {
    Map<String, Integer> index = new LinkedHashMap<>();
    List<Json> fields = new ArrayList<>();
    sourceOfField.forEach((field, source) -> {
      index.putIfAbsent(source, index.size());
      fields.add(Json.of(List.of(Json.of(field), Json.of(index.get(source)))));
    });
    Json.Obj args = Json.Obj.of("fields", Json.of(fields), "consts", Json.Obj.EMPTY);
    StepName name = frame.take(wanted, false);
    List<String> sources = List.copyOf(index.keySet());
    GraphStep step =
        new GraphStep.Pure("std.record", sources, name.output(), Optional.of(args), Ann.NONE);
    context.add(frame, step, name.id(), at);
    return name.output();
  }

  /** Adds a step without a value. */
  String nothing(String wanted, Frame frame, Tree at) {
    Operand nothing = new Operand(
        new Expr.Literal(Expr.Kind.VOID, Optional.empty()), context.types().nothing());
    return settle(nothing, Target.named(wanted), frame, at);
  }

  /** A short name made of content: equal for equal content, and independent of anything else. */
  static String hash(Json content) {
    String full = Hashes.sha256(content);
    int start = full.indexOf(':') + 1;
    return full.substring(start, start + HASH_LETTERS);
  }
}

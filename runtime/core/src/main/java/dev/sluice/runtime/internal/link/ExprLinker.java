package dev.sluice.runtime.internal.link;

import dev.sluice.ir.IrException;
import dev.sluice.ir.Json;
import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.expr.ExprArguments;
import dev.sluice.ir.std.PureFailure;
import dev.sluice.runtime.DeploymentException;
import dev.sluice.runtime.internal.exec.ComputeInstr;
import dev.sluice.runtime.internal.exec.Operand;
import dev.sluice.runtime.internal.exec.Site;
import dev.sluice.runtime.internal.expr.Evaluator;
import dev.sluice.runtime.internal.expr.ExprCompiler;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Links expressions: the inputs are put into slots, and the compiled expression reads them there. */
final class ExprLinker {

  private final Linker linker;
  private final Code code;

  ExprLinker(Linker linker, Code code) {
    this.linker = linker;
    this.code = code;
  }

  Val apply(Site site, Optional<Json.Obj> args, Val input) {
    ExprArguments arguments = read(site, args.orElse(Json.Obj.EMPTY));
    Expr expr = arguments.expr();
    List<String> vars = arguments.vars();
    if (expr instanceof Expr.Literal literal) {
      return new Val.Made(literal.value().orElse(null));
    }
    Scope scope = code.scope();
    List<Val> inputs = inputs(site, vars.size(), input);
    scope.pin(input);
    inputs.forEach(scope::pin);
    Map<String, Integer> slots = new HashMap<>();
    List<Val> placed = new ArrayList<>();
    for (int i = 0; i < vars.size(); i++) {
      Val place = inputs.get(i) instanceof Val.Slot slot ? slot : code.move(site, inputs.get(i));
      scope.pin(place);
      placed.add(place);
      slots.put(vars.get(i), scope.local((Val.Slot) place));
    }
    placed.forEach(scope::unpin);
    inputs.forEach(scope::unpin);
    scope.unpin(input);
    Evaluator evaluator = ExprCompiler.compile(expr, slots::get, linker.spec().types());
    Val.Slot result = scope.slot();
    code.add(new ComputeInstr(site, frame -> evaluator.eval(frame.slots), result.index()));
    return result;
  }

  private static ExprArguments read(Site site, Json.Obj args) {
    try {
      return ExprArguments.read(args);
    } catch (IrException e) {
      throw new DeploymentException(
          "EXPR_UNREADABLE",
          "The expression of step '" + site.nodeId() + "' cannot be read: " + e.getMessage(),
          "Compile the flow again, with the same version of Sluice as the runtime.",
          e);
    }
  }

  /** One variable is the flowing value, several are its items, none ignores it. */
  private List<Val> inputs(Site site, int count, Val input) {
    if (count == 0) {
      return List.of();
    }
    if (count == 1) {
      return List.of(input);
    }
    if (input instanceof Val.Lst list && list.items().size() == count) {
      return list.items();
    }
    Operand whole = code.operand(input);
    code.scope().pin(input);
    List<Val> items = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int index = i;
      Val.Slot slot = code.scope().slot();
      code.scope().pin(slot);
      code.add(new ComputeInstr(site, frame -> item(whole.get(frame), index, count), slot.index()));
      items.add(slot);
    }
    items.forEach(code.scope()::unpin);
    code.scope().unpin(input);
    return items;
  }

  private static @Nullable Object item(@Nullable Object list, int index, int count) {
    if (list instanceof List<?> items && items.size() == count) {
      return items.get(index);
    }
    throw new PureFailure(
        PureFailure.Kind.WRONG_VALUE, "std.expr expected a list of " + count + " values");
  }
}

package dev.sluice.runtime.internal.link;

import dev.sluice.ir.IrException;
import dev.sluice.ir.Json;
import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.expr.ExprArguments;
import dev.sluice.runtime.DeploymentException;
import dev.sluice.runtime.internal.exec.ComputeInstr;
import dev.sluice.runtime.internal.exec.Site;
import dev.sluice.runtime.internal.expr.Evaluator;
import dev.sluice.runtime.internal.expr.ExprCompiler;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Links expressions: the inputs are put into slots, and the compiled expression reads them there. */
final class ExprLinker {

  static final String EXPR = "std.expr";

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
    List<Val> inputs = InputValues.of(EXPR, vars.size(), site, input, code);
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
}

package dev.sluice.testkit.naive;

import dev.sluice.ir.CtxPolicy;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.ir.Step;
import dev.sluice.ir.TreeWalk;
import java.util.Optional;

/**
 * Steps that see the whole conversation must not run beside others, since what they see would depend on timing. A group
 * with such a step is degraded to a sequence; this interpreter runs everything in sequence and only says so.
 */
final class WholeSession {

  static final Json MERGE = Json.of("degraded");
  static final Json REASON = Json.of("whole_session");
  static final Json.Obj DEGRADED = Json.Obj.of("merge", MERGE, "reason", REASON);

  private WholeSession() {}

  static boolean isSeenIn(Node tree) {
    return TreeWalk.preOrder(tree).stream().anyMatch(WholeSession::sees);
  }

  private static boolean sees(Node node) {
    Optional<CtxPolicy> ctx = Optional.empty();
    if (node instanceof Node.Prim prim && prim.step() instanceof Step.Call call) {
      ctx = call.ctx();
    } else if (node instanceof Node.Prim prim && prim.step() instanceof Step.Think think) {
      ctx = think.ctx();
    }
    return ctx.isPresent() && ctx.get().scope() == CtxPolicy.Scope.WHOLE_SESSION;
  }
}

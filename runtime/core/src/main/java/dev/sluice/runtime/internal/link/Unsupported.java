package dev.sluice.runtime.internal.link;

import dev.sluice.ir.Merge;
import dev.sluice.ir.Node;
import dev.sluice.ir.Reserved;
import dev.sluice.ir.Step;
import dev.sluice.ir.ToolRef;
import dev.sluice.ir.TreeWalk;
import dev.sluice.runtime.DeploymentException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Refuses programs that use what this runtime does not have, before anything is run. */
final class Unsupported {

  private Unsupported() {}

  static void check(Node root) {
    List<String> found = new ArrayList<>();
    for (Node node : TreeWalk.preOrder(root)) {
      operation(node)
          .ifPresent(operation -> found.add("'" + operation + "' at '" + node.id() + "'"));
    }
    if (!found.isEmpty()) {
      throw new DeploymentException(
          "OP_NOT_SUPPORTED",
          "The program uses operations that this runtime does not have: " + String.join(", ", found)
              + ".",
          "Use a version of Sluice that has them, or write the flow without them.");
    }
  }

  private static Optional<String> operation(Node node) {
    if (node instanceof Node.Par par && kind(par) != Merge.Kind.ALL) {
      return Optional.of(kind(par).wire());
    }
    if (node instanceof Node.App) {
      return Optional.of("app");
    }
    if (node instanceof Node.EvalPlan) {
      return Optional.of("eval_plan");
    }
    if (node instanceof Node.Loop) {
      return Optional.of("loop");
    }
    if (node instanceof Node.Prim prim) {
      if (prim.step() instanceof Step.Sub) {
        return node.ann().attempts().orElse(1) > 1
            ? Optional.of("retries of a child run")
            : Optional.empty();
      }
      return prim.step() instanceof Step.Call call
              && call.tool() instanceof ToolRef.Native tool
              && Reserved.ALL.contains(tool.name())
          ? Optional.of(tool.name())
          : Optional.empty();
    }
    boolean retried = node.ann().attempts().orElse(1) > 1;
    return retried ? Optional.of("retries of anything but a single call") : Optional.empty();
  }

  private static Merge.Kind kind(Node.Par par) {
    return par.merge().map(Merge::kind).orElse(Merge.Kind.ALL);
  }
}

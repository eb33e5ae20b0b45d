package dev.sluice.runtime.internal.link;

import dev.sluice.runtime.Deployment;
import dev.sluice.runtime.DeploymentException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Checks that everything a flow calls is there and is what it was compiled against, before its first step. */
final class Demands {

  private final FlowResource resource;
  private final Companions companions;

  Demands(FlowResource resource, Companions companions) {
    this.resource = resource;
    this.companions = companions;
  }

  void checkMembers() {
    List<String> stale = new ArrayList<>();
    resource.tools().forEach((key, tool) -> check(Deployment.Kind.TOOL, tool.step(), stale));
    resource.pures().forEach((id, pure) -> check(Deployment.Kind.PURE, pure, stale));
    resource
        .reasoners()
        .forEach((id, reasoner) -> check(Deployment.Kind.REASONER, reasoner.step(), stale));
    if (!stale.isEmpty()) {
      throw new DeploymentException(
          "DEPLOYMENT_STALE",
          "Flow '" + resource.flow() + "' of " + resource.owner()
              + " was compiled against other declarations than there are now:\n  "
              + String.join("\n  ", stale),
          "Compile the flow again with these classes, or use the version of their jar that it was compiled with.");
    }
  }

  private void check(Deployment.Kind kind, FlowResource.Step step, List<String> stale) {
    if (companions.member(kind, step).isEmpty()) {
      stale.add(step.owner() + "." + step.member());
    }
  }

  /** All that is missing at once, as the lines to write. */
  void checkBindings(BoundObjects objects, boolean hasModels) {
    Map<String, List<String>> missing = new LinkedHashMap<>();
    resource.tools().forEach((key, tool) -> {
      Class<?> owner = companions.find(tool.step().companion()).owner();
      if (tool.needsObject() && objects.find(owner, tool.qualifier()).isEmpty()) {
        missing
            .computeIfAbsent(bind(owner, tool.qualifier()), line -> new ArrayList<>())
            .add(key);
      }
    });
    resource.reasoners().forEach((id, reasoner) -> {
      Class<?> owner = companions.find(reasoner.step().companion()).owner();
      if (!hasModels && objects.find(owner, reasoner.qualifier()).isEmpty()) {
        String line = ".models(...) or " + bind(owner, reasoner.qualifier());
        missing.computeIfAbsent(line, key -> new ArrayList<>()).add(id);
      }
    });
    if (!missing.isEmpty()) {
      StringBuilder lines = new StringBuilder("Add to Sluice.builder():");
      missing.forEach((line, ids) ->
          lines.append("\n  ").append(line).append("   for ").append(String.join(", ", ids)));
      throw new DeploymentException(
          "BINDING_MISSING",
          "Flow '" + resource.flow() + "' of " + resource.owner()
              + " calls what nothing is bound for.",
          lines.toString());
    }
  }

  private static String bind(Class<?> owner, String qualifier) {
    String type = owner.getCanonicalName() == null ? owner.getName() : owner.getCanonicalName();
    return ".bind(" + type + ".class, " + (qualifier.isEmpty() ? "" : "\"" + qualifier + "\", ")
        + "...)";
  }
}

package dev.sluice.runtime.internal.link;

import dev.sluice.runtime.Deployment;
import dev.sluice.runtime.DeploymentException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

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
    resource.subs().forEach((id, child) -> {
      Optional<String> now = companions.find(child.companion()).flowSignatureHash(id);
      if (!now.equals(Optional.of(child.signatureHash()))) {
        stale.add(child.owner() + "." + child.member());
      }
    });
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

  /** All that a flow and its children lack at once, as the lines to write. */
  static void checkBindings(
      FlowResource flow, List<Demands> all, BoundObjects objects, boolean hasModels) {
    Map<String, SortedSet<String>> missing = new LinkedHashMap<>();
    all.forEach(demands -> demands.addMissing(objects, hasModels, missing));
    if (!missing.isEmpty()) {
      StringBuilder lines = new StringBuilder("Add to Sluice.builder():");
      missing.forEach((line, ids) ->
          lines.append("\n  ").append(line).append("   for ").append(String.join(", ", ids)));
      throw new DeploymentException(
          "BINDING_MISSING",
          "Flow '" + flow.flow() + "' of " + flow.owner() + " calls what nothing is bound for.",
          lines.toString());
    }
  }

  private void addMissing(
      BoundObjects objects, boolean hasModels, Map<String, SortedSet<String>> missing) {
    resource.tools().forEach((key, tool) -> {
      Class<?> owner = companions.find(tool.step().companion()).owner();
      if (tool.needsObject() && objects.find(owner, tool.qualifier()).isEmpty()) {
        missing
            .computeIfAbsent(bind(owner, tool.qualifier()), line -> new TreeSet<>())
            .add(key);
      }
    });
    resource.reasoners().forEach((id, reasoner) -> {
      Class<?> owner = companions.find(reasoner.step().companion()).owner();
      if (!hasModels && objects.find(owner, reasoner.qualifier()).isEmpty()) {
        String line = ".models(...) or " + bind(owner, reasoner.qualifier());
        missing.computeIfAbsent(line, key -> new TreeSet<>()).add(id);
      }
    });
  }

  private static String bind(Class<?> owner, String qualifier) {
    String type = owner.getCanonicalName() == null ? owner.getName() : owner.getCanonicalName();
    return ".bind(" + type + ".class, " + (qualifier.isEmpty() ? "" : "\"" + qualifier + "\", ")
        + "...)";
  }
}

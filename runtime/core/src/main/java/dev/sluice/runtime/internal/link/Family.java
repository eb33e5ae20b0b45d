package dev.sluice.runtime.internal.link;

import dev.sluice.runtime.Deployment;
import dev.sluice.runtime.DeploymentException;
import dev.sluice.runtime.FlowHandle;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A flow, its child runs, theirs, and so on: read, and found to be what their callers were compiled against. */
final class Family {

  /**
   * One flow.
   *
   * @param children by the name they have in its program
   */
  record Kin(
      FlowHandle<?, ?> flow,
      MethodHandles.Lookup lookup,
      FlowResource resource,
      Companions companions,
      Map<String, FlowHandle<?, ?>> children) {}

  private final Function<Deployment, MethodHandles.Lookup> rights;
  private final Map<FlowHandle<?, ?>, Kin> known = new LinkedHashMap<>();
  private final Set<FlowHandle<?, ?>> open = new LinkedHashSet<>();

  private Family(Function<Deployment, MethodHandles.Lookup> rights) {
    this.rights = rights;
  }

  /**
   * Children stand before their parents.
   *
   * @param rights the lookup of a companion
   * @throws DeploymentException when one of them is missing, changed, or starts itself again
   */
  static List<Kin> of(FlowHandle<?, ?> flow, Function<Deployment, MethodHandles.Lookup> rights) {
    Family family = new Family(rights);
    family.add(flow);
    return List.copyOf(family.known.values());
  }

  private void add(FlowHandle<?, ?> flow) {
    if (known.containsKey(flow)) {
      return;
    }
    if (!open.add(flow)) {
      throw recursion(flow);
    }
    Deployment deployment = flow.deployment();
    MethodHandles.Lookup lookup = rights.apply(deployment);
    FlowResource resource = FlowFiles.read(deployment, flow.id());
    Companions companions = new Companions(deployment, lookup);
    new Demands(resource, companions).checkMembers();
    Map<String, FlowHandle<?, ?>> children = new LinkedHashMap<>();
    resource
        .subs()
        .forEach(
            (id, child) -> children.put(id, companions.find(child.companion()).flow(id)));
    children.values().forEach(this::add);
    open.remove(flow);
    known.put(flow, new Kin(flow, lookup, resource, companions, children));
  }

  private DeploymentException recursion(FlowHandle<?, ?> flow) {
    List<FlowHandle<?, ?>> chain = new ArrayList<>(open);
    chain = new ArrayList<>(chain.subList(chain.indexOf(flow), chain.size()));
    chain.add(flow);
    return new DeploymentException(
        "FLOW_RECURSION",
        "The flow " + flow + " starts itself again: "
            + chain.stream().map(Object::toString).collect(Collectors.joining(" -> ")) + ".",
        "Nothing bounds its depth. Use Flows.each over a list, or put the recursion into a @Pure method or a @Tool.");
  }
}

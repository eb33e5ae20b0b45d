package dev.sluice.runtime.internal.link;

import dev.sluice.ir.IrException;
import dev.sluice.ir.type.BoundaryType;
import dev.sluice.runtime.Deployment;
import dev.sluice.runtime.DeploymentException;
import dev.sluice.runtime.FlowHandle;
import dev.sluice.runtime.ModelCaller;
import dev.sluice.runtime.RunListener;
import dev.sluice.runtime.internal.direct.Work;
import dev.sluice.runtime.internal.exec.JavaRules;
import dev.sluice.runtime.internal.exec.LinkedChild;
import dev.sluice.runtime.internal.exec.Program;
import dev.sluice.runtime.internal.value.TypeAccess;
import java.lang.invoke.MethodHandles;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** From a flow's handle to something that can be run. */
public final class FlowLinker {

  private final Function<Deployment, MethodHandles.Lookup> rights;
  private final BoundObjects objects;
  private final Optional<ModelCaller> models;
  private final Optional<RunListener.Scope> observed;

  /** @param rights the lookup of a companion */
  public FlowLinker(
      BoundObjects objects,
      Optional<ModelCaller> models,
      Optional<RunListener.Scope> observed,
      Function<Deployment, MethodHandles.Lookup> rights) {
    this.rights = rights;
    this.objects = objects;
    this.models = models;
    this.observed = observed;
  }

  /** @throws DeploymentException when the flow, or a child run of it, cannot be run as deployed */
  public Work link(FlowHandle<?, ?> flow) {
    List<Family.Kin> family = Family.of(flow, rights);
    Demands.checkBindings(
        family.get(family.size() - 1).resource(),
        family.stream()
            .map(kin -> new Demands(kin.resource(), kin.companions()))
            .toList(),
        objects,
        models.isPresent());
    Map<FlowHandle<?, ?>, Linked> linked = new HashMap<>();
    for (Family.Kin kin : family) {
      linked.put(kin.flow(), link(kin, linked));
    }
    return Objects.requireNonNull(linked.get(flow)).work();
  }

  private record Linked(Work work, FlowResource resource, TypeAccess access) {}

  private Linked link(Family.Kin kin, Map<FlowHandle<?, ?>, Linked> linked) {
    FlowResource resource = kin.resource();
    TypeAccess access = TypeAccess.of(kin.lookup());
    BoundaryValues values = new BoundaryValues(resource.types(), access);
    Map<String, LinkedChild> children = new HashMap<>();
    resource.subs().forEach((id, call) -> {
      FlowHandle<?, ?> child = Objects.requireNonNull(kin.children().get(id));
      children.put(id, child(call, Objects.requireNonNull(linked.get(child))));
    });
    try {
      Program program = Linker.link(new LinkSpec(
          resource.ir(),
          resource.input().text(),
          new DeploymentResolver(resource, kin.companions(), objects, models, values, children),
          new JavaRules(),
          new RecordAccess(access),
          access,
          observed,
          Map.of(),
          resource::source));
      Work work = new Work(
          kin.flow(),
          program,
          values.check(resource.input()),
          values.check(resource.output()),
          resource.timeoutSeconds().orElse(Double.NaN),
          false);
      return new Linked(work, resource, access);
    } catch (IrException e) {
      throw new DeploymentException(
          "DEPLOYMENT_UNREADABLE",
          "The program of flow '" + resource.flow() + "' of " + resource.owner()
              + " cannot be linked: " + e.getMessage(),
          "Build the project again, with the same version of Sluice for the processor and the runtime.",
          e);
    }
  }

  /** A flow as a child of one that calls it with checked arguments. */
  private static LinkedChild child(FlowResource.Step call, Linked flow) {
    Work work = flow.work();
    return new LinkedChild(work.program(), input(call, flow), work.output(), work.timeout());
  }

  private static Function<Object[], @Nullable Object> input(FlowResource.Step call, Linked flow) {
    if (call.params().size() > 1) {
      String record = ((BoundaryType.Named) flow.resource().input()).binaryName();
      return flow.access().constructor(record)::make;
    }
    return call.params().isEmpty() ? args -> null : args -> args[0];
  }
}

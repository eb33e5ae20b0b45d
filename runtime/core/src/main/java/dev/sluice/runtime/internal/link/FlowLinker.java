package dev.sluice.runtime.internal.link;

import dev.sluice.ir.IrException;
import dev.sluice.runtime.Deployment;
import dev.sluice.runtime.DeploymentException;
import dev.sluice.runtime.FlowHandle;
import dev.sluice.runtime.ModelCaller;
import dev.sluice.runtime.RunListener;
import dev.sluice.runtime.internal.direct.Work;
import dev.sluice.runtime.internal.exec.JavaRules;
import dev.sluice.runtime.internal.exec.Program;
import dev.sluice.runtime.internal.value.TypeAccess;
import java.lang.invoke.MethodHandles;
import java.util.Map;
import java.util.Optional;

/** From a flow's handle to something that can be run. */
public final class FlowLinker {

  private final BoundObjects objects;
  private final Optional<ModelCaller> models;
  private final Optional<RunListener.Scope> observed;

  public FlowLinker(
      BoundObjects objects, Optional<ModelCaller> models, Optional<RunListener.Scope> observed) {
    this.objects = objects;
    this.models = models;
    this.observed = observed;
  }

  /**
   * @param lookup the companion's
   * @throws DeploymentException when the flow cannot be run as deployed
   */
  public Work link(FlowHandle<?, ?> flow, MethodHandles.Lookup lookup) {
    Deployment deployment = flow.deployment();
    FlowResource resource = FlowFiles.read(deployment, flow.id());
    Companions companions = new Companions(deployment, lookup);
    Demands demands = new Demands(resource, companions);
    demands.checkMembers();
    demands.checkBindings(objects, models.isPresent());
    TypeAccess access = TypeAccess.of(lookup);
    BoundaryValues values = new BoundaryValues(resource.types(), access);
    try {
      Program program = Linker.link(new LinkSpec(
          resource.ir(),
          resource.input().text(),
          new DeploymentResolver(resource, companions, objects, models, values),
          new JavaRules(),
          new RecordAccess(access),
          access,
          observed,
          Map.of(),
          resource::source));
      return new Work(
          flow,
          program,
          values.check(resource.input()),
          values.check(resource.output()),
          resource.timeoutSeconds().orElse(Double.NaN),
          false);
    } catch (IrException e) {
      throw new DeploymentException(
          "DEPLOYMENT_UNREADABLE",
          "The program of flow '" + flow.id() + "' of " + resource.owner() + " cannot be linked: "
              + e.getMessage(),
          "Build the project again, with the same version of Sluice for the processor and the runtime.",
          e);
    }
  }
}

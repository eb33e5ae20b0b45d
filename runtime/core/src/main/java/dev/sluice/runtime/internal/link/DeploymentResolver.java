package dev.sluice.runtime.internal.link;

import dev.sluice.ir.Contract;
import dev.sluice.ir.Json;
import dev.sluice.ir.Step;
import dev.sluice.runtime.Deployment;
import dev.sluice.runtime.DeploymentException;
import dev.sluice.runtime.Invoker;
import dev.sluice.runtime.ModelCaller;
import dev.sluice.runtime.internal.exec.Callee;
import dev.sluice.runtime.internal.exec.LinkedChild;
import dev.sluice.runtime.internal.exec.Reply;
import dev.sluice.runtime.internal.exec.Thinker;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Finds what a compiled flow calls: invokers of companions, bound objects, models. */
final class DeploymentResolver implements Resolver {

  /** A model call has no effect but its cost, and cost is not a reason to leave a run unfinished. */
  private static final Contract REASONER =
      new Contract(Contract.Effect.READ, Contract.Idempotency.NATIVE, true);

  private final FlowResource resource;
  private final Companions companions;
  private final BoundObjects objects;
  private final Optional<ModelCaller> models;
  private final BoundaryValues values;
  private final Map<String, LinkedChild> children;
  private final Map<String, ToolBinding> tools = new HashMap<>();

  DeploymentResolver(
      FlowResource resource,
      Companions companions,
      BoundObjects objects,
      Optional<ModelCaller> models,
      BoundaryValues values,
      Map<String, LinkedChild> children) {
    this.resource = resource;
    this.companions = companions;
    this.objects = objects;
    this.models = models;
    this.values = values;
    this.children = children;
  }

  @Override
  public PureBinding pure(String id, Optional<Json.Obj> args) {
    FlowResource.Step step = declared(resource.pures(), id, "pure");
    Invoker invoker =
        companions.member(Deployment.Kind.PURE, step).orElseThrow().invoker();
    PureBinding binding = new PureBinding(values.params(step.params()), Callee.of(invoker));
    return args.isEmpty() ? binding : StaticArguments.apply(binding, args.get());
  }

  @Override
  public ToolBinding tool(Step.Call call, String nodeId) {
    String key = call.tool().key();
    ToolBinding known = tools.get(key);
    if (known == null) {
      known = tool(key);
      tools.put(key, known);
    }
    return known;
  }

  private ToolBinding tool(String key) {
    FlowResource.Tool tool = declared(resource.tools(), key, "tool");
    FlowResource.Step step = tool.step();
    Deployment deployment = companions.find(step.companion());
    Invoker invoker =
        companions.member(Deployment.Kind.TOOL, step).orElseThrow().invoker();
    Object object = tool.needsObject()
        ? objects.find(deployment.owner(), tool.qualifier()).orElseThrow()
        : null;
    return new ToolBinding(
        key,
        tool.contract(),
        values.params(step.params()),
        new Callee(invoker, object),
        step.returns().text(),
        values.copy(step.returns()));
  }

  @Override
  public ReasonerBinding reasoner(String id, String nodeId) {
    FlowResource.Reasoner reasoner = declared(resource.reasoners(), id, "reasoner");
    FlowResource.Step step = reasoner.step();
    List<Param> params = values.params(step.params());
    Optional<Object> object =
        objects.find(companions.find(step.companion()).owner(), reasoner.qualifier());
    if (object.isPresent()) {
      Invoker invoker =
          companions.member(Deployment.Kind.REASONER, step).orElseThrow().invoker();
      UnaryOperator<Object> copy = values.copy(step.returns());
      Thinker thinker = args -> Reply.of(copy.apply(invoker.invoke(object.get(), args)));
      return new ReasonerBinding(id, REASONER, params, thinker, step.returns().text());
    }
    Json replySchema = values.schema(step.returns());
    return new ReasonerBinding(
        id,
        REASONER,
        params,
        new ModelThinker(id, reasoner, models.orElseThrow(), replySchema, values),
        step.returns().text());
  }

  @Override
  public SubBinding sub(Step.Sub call, String nodeId) {
    FlowResource.Step step = declared(resource.subs(), call.ref(), "flow");
    LinkedChild child = declared(children, call.ref(), "flow");
    return new SubBinding(
        values.params(step.params()),
        child,
        step.returns().text(),
        child.program().isConcurrent());
  }

  private <T> T declared(Map<String, T> all, String name, String kind) {
    T found = all.get(name);
    if (found == null) {
      throw new DeploymentException(
          "DEPLOYMENT_INCOMPLETE",
          "The program of flow '" + resource.flow() + "' uses the " + kind + " '" + name
              + "' without declaring it.",
          "Build the project again, with the same version of Sluice for the processor and the runtime.");
    }
    return found;
  }
}

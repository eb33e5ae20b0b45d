package dev.sluice.processor.resource;

import dev.sluice.ir.Json;
import dev.sluice.ir.graph.GraphStep;
import dev.sluice.ir.graph.StepGraph;
import dev.sluice.ir.type.BoundaryType;
import dev.sluice.ir.type.JsonSchemas;
import dev.sluice.ir.type.TypeDefinition;
import dev.sluice.ir.type.TypeTable;
import dev.sluice.processor.decl.FlowDecl;
import dev.sluice.processor.decl.StepDecl;
import dev.sluice.processor.read.FlowBody;
import dev.sluice.processor.read.Uses;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** JSON Schemas of what goes into a flow and its steps, and of what comes out. */
final class Schemas {

  private final TypeTable types;

  Schemas(TypeTable types) {
    this.types = types;
  }

  Json.Obj of(FlowDecl flow, FlowBody body) {
    return Json.Obj.of(
        "input", JsonSchemas.of(flow.input(), types),
        "output", JsonSchemas.of(flow.returns(), types),
        "steps", steps(body));
  }

  private Json.Obj steps(FlowBody body) {
    Map<String, Json> steps = new TreeMap<>();
    Deque<StepGraph> open = new ArrayDeque<>(List.of(body.graph()));
    while (!open.isEmpty()) {
      for (GraphStep step : open.pop().steps()) {
        inside(step).forEach(open::push);
        Optional<StepDecl> called = called(step, body.uses());
        called.ifPresent(decl -> steps.put(
            body.id(step).orElseThrow(),
            Json.Obj.of("input", input(decl), "output", JsonSchemas.of(decl.returns(), types))));
      }
    }
    return new Json.Obj(steps);
  }

  private static List<StepGraph> inside(GraphStep step) {
    if (step instanceof GraphStep.Cond cond) {
      return List.of(cond.ifTrue(), cond.ifFalse());
    }
    if (step instanceof GraphStep.Switch choice) {
      List<StepGraph> arms = new ArrayList<>(choice.cases().values());
      choice.fallback().ifPresent(arms::add);
      return arms;
    }
    return step instanceof GraphStep.Each each ? List.of(each.body()) : List.of();
  }

  private static Optional<StepDecl> called(GraphStep step, Uses uses) {
    Uses.Use<? extends StepDecl> use = null;
    if (step instanceof GraphStep.Tool tool) {
      use = uses.tools().get(tool.ref().key());
    } else if (step instanceof GraphStep.Think think) {
      use = uses.reasoners().get(think.reasoner());
    } else if (step instanceof GraphStep.Sub sub) {
      use = uses.subs().get(sub.ref());
    } else if (step instanceof GraphStep.Pure pure) {
      use = uses.pures().get(pure.pure());
    }
    return Optional.ofNullable(use).map(Uses.Use::decl);
  }

  /** One parameter is taken bare, several as an object with their names. */
  private Json.Obj input(StepDecl step) {
    if (step.params().isEmpty()) {
      return JsonSchemas.of(new BoundaryType.None(), types);
    }
    if (step.params().size() == 1) {
      return JsonSchemas.of(step.params().get(0).type(), types);
    }
    List<TypeDefinition.Component> members = step.params().stream()
        .map(param -> new TypeDefinition.Component(param.name(), param.type(), param.doc()))
        .toList();
    return JsonSchemas.ofMembers(members, types);
  }
}

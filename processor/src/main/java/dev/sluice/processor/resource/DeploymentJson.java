package dev.sluice.processor.resource;

import dev.sluice.ir.Hashes;
import dev.sluice.ir.IrWriter;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.ir.type.BoundaryType;
import dev.sluice.ir.type.TypeDefinition;
import dev.sluice.ir.type.TypeTable;
import dev.sluice.processor.decl.FlowDecl;
import dev.sluice.processor.decl.StepDecl;
import dev.sluice.processor.read.FlowBody;
import dev.sluice.processor.read.Uses;
import dev.sluice.processor.read.Uses.Use;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * The deployment file of a flow: its program and all that is needed to link it. {@code flowHash} is over everything
 * except {@code sources}, so moved lines change no hash.
 */
public final class DeploymentJson {

  private static final int FORMAT = 1;

  private DeploymentJson() {}

  /** Where the file stands in the output of classes. */
  public static String path(FlowDecl flow) {
    return "META-INF/sluice/" + flow.owner() + "/" + flow.id() + ".json";
  }

  /** @param ir the program that the body was lowered to */
  public static Json.Obj of(FlowDecl flow, FlowBody body, Node ir) {
    TypeTable types = types(flow, body.uses());
    Map<String, Json> members = new LinkedHashMap<>();
    members.put("sluice", Json.of(FORMAT));
    members.put("flow", Json.of(flow.id()));
    members.put("owner", Json.of(flow.owner()));
    members.put("method", Json.of(flow.member()));
    members.put("signatureHash", Json.of(flow.signatureHash()));
    members.put("ir", IrWriter.write(ir));
    members.put("input", Json.of(flow.input().text()));
    members.put("output", Json.of(flow.returns().text()));
    members.put("params", StepJson.params(flow.params()));
    flow.timeoutSeconds().ifPresent(seconds -> members.put("timeoutSeconds", Json.of(seconds)));
    members.put("types", types.toJson());
    members.put("schemas", new Schemas(types).of(flow, body));
    members.put("tools", entries(body.uses().tools(), StepJson::tool));
    members.put("pures", entries(body.uses().pures(), StepJson::pure));
    members.put("reasoners", entries(body.uses().reasoners(), StepJson::reasoner));
    if (!body.uses().subs().isEmpty()) {
      members.put("subs", entries(body.uses().subs(), StepJson::sub));
    }
    members.put("flowHash", Json.of(Hashes.sha256(new Json.Obj(members))));
    members.put("sources", sources(body));
    return new Json.Obj(members);
  }

  private static <D extends StepDecl> Json.Obj entries(
      SortedMap<String, Use<D>> uses, Function<Use<D>, Json.Obj> entry) {
    Map<String, Json> entries = new LinkedHashMap<>();
    uses.forEach((key, use) -> entries.put(key, entry.apply(use)));
    return new Json.Obj(entries);
  }

  private static TypeTable types(FlowDecl flow, Uses uses) {
    List<StepDecl> steps = new ArrayList<>(List.of(flow));
    uses.tools().values().forEach(use -> steps.add(use.decl()));
    uses.pures().values().forEach(use -> steps.add(use.decl()));
    uses.reasoners().values().forEach(use -> steps.add(use.decl()));
    uses.subs().values().forEach(use -> steps.add(use.decl()));
    return TypeTable.of(steps.stream()
        .flatMap(step -> step.types().definitions().stream()
            .filter(type -> step == flow || !isInputOf(step, type)))
        .distinct()
        .toList());
  }

  /** The record that the companion of a child declares is the child's own business. */
  private static boolean isInputOf(StepDecl step, TypeDefinition type) {
    return step instanceof FlowDecl child
        && child.input().equals(new BoundaryType.Named(type.binaryName(), List.of()))
        && child.params().size() > 1;
  }

  private static Json.Obj sources(FlowBody body) {
    Map<String, Json> sources = new TreeMap<>();
    body.sites()
        .values()
        .forEach(site ->
            sources.put(site.id(), Json.of(List.of(Json.of(body.file()), Json.of(site.line())))));
    return new Json.Obj(sources);
  }
}

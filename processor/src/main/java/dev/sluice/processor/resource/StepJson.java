package dev.sluice.processor.resource;

import dev.sluice.ir.Json;
import dev.sluice.processor.decl.FlowDecl;
import dev.sluice.processor.decl.Param;
import dev.sluice.processor.decl.PureDecl;
import dev.sluice.processor.decl.ReasonerDecl;
import dev.sluice.processor.decl.StepDecl;
import dev.sluice.processor.decl.ToolDecl;
import dev.sluice.processor.read.Uses.Use;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The entries of a deployment file for the steps that a flow calls. */
final class StepJson {

  /** Members of a declaration that the entry has in another form, or that the file has once for all. */
  private static final Set<String> OWN =
      Set.of("kind", "id", "owner", "member", "static", "params", "returns", "types");

  private StepJson() {}

  static Json.Obj tool(Use<ToolDecl> use) {
    ToolDecl tool = use.decl();
    Map<String, Json> members = common(tool, use.qualifier());
    members.put("effect", Json.of(tool.contract().effect().wire()));
    members.put("idempotency", Json.of(tool.contract().idempotency().wire()));
    members.put("asserted", Json.of(tool.contract().asserted()));
    if (tool.isStatic()) {
      members.put("static", Json.TRUE);
    }
    return new Json.Obj(members);
  }

  static Json.Obj pure(Use<PureDecl> use) {
    return new Json.Obj(common(use.decl(), use.qualifier()));
  }

  /** The flow that is started, whose id is the key. */
  static Json.Obj sub(Use<FlowDecl> use) {
    return new Json.Obj(common(use.decl(), use.qualifier()));
  }

  /** With everything that the model is told. */
  static Json.Obj reasoner(Use<ReasonerDecl> use) {
    Map<String, Json> members = common(use.decl(), use.qualifier());
    use.decl().declaration().members().forEach((name, value) -> {
      if (!OWN.contains(name)) {
        members.put(name, value);
      }
    });
    Map<String, Json> docs = new LinkedHashMap<>();
    for (Param param : use.decl().params()) {
      param.doc().ifPresent(doc -> docs.put(param.name(), Json.of(doc)));
    }
    if (!docs.isEmpty()) {
      members.put("docs", new Json.Obj(docs));
    }
    return new Json.Obj(members);
  }

  private static Map<String, Json> common(StepDecl step, Optional<String> qualifier) {
    Map<String, Json> members = new LinkedHashMap<>();
    members.put("companion", Json.of(step.companion()));
    members.put("owner", Json.of(step.owner()));
    qualifier.ifPresent(text -> members.put("qualifier", Json.of(text)));
    members.put("member", Json.of(step.member()));
    members.put("signatureHash", Json.of(step.signatureHash()));
    members.put("params", params(step.params()));
    members.put("returns", Json.of(step.returns().text()));
    return members;
  }

  /** Pairs of name and type, in order. */
  static Json.Arr params(List<Param> params) {
    return Json.of(params.stream()
        .map(param -> Json.texts(List.of(param.name(), param.type().text())))
        .toList());
  }
}

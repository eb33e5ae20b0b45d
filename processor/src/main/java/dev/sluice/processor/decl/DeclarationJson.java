package dev.sluice.processor.decl;

import dev.sluice.ir.Json;
import dev.sluice.ir.type.TypeTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The JSON of a declaration, whose hash is the signature hash. Everything that a caller, a model or the runtime relies
 * on is in it; Javadoc, positions and thrown exceptions are not.
 */
final class DeclarationJson {

  private final Map<String, Json> members = new LinkedHashMap<>();

  private DeclarationJson() {}

  static DeclarationJson of(String kind, Signature signature) {
    DeclarationJson json = new DeclarationJson();
    json.members.put("kind", Json.of(kind));
    json.members.put("id", Json.of(signature.id()));
    json.members.put("owner", Json.of(signature.owner()));
    json.members.put("member", Json.of(signature.member()));
    json.members.put("static", Json.of(signature.isStatic()));
    json.members.put("params", params(signature.params()));
    json.members.put("returns", Json.of(signature.returns().text()));
    json.members.put("types", signature.types().toJson());
    json.put("doc", signature.doc().map(Json::of));
    return json;
  }

  DeclarationJson put(String key, Json value) {
    members.put(key, value);
    return this;
  }

  /** Nothing is written for what is not stated. */
  DeclarationJson put(String key, Optional<? extends Json> value) {
    value.ifPresent(present -> members.put(key, present));
    return this;
  }

  /** The options that are stated, if there are any. */
  DeclarationJson options(StepDefaults options) {
    return put(
        "options", Optional.of(options.json()).filter(json -> !json.members().isEmpty()));
  }

  Json.Obj build() {
    return new Json.Obj(members);
  }

  /** Each parameter is {@code [name, type]} or {@code [name, type, doc]}. */
  private static Json.Arr params(List<Param> params) {
    List<Json> items = new ArrayList<>();
    for (Param param : params) {
      List<String> words = new ArrayList<>(List.of(param.name(), param.type().text()));
      param.doc().ifPresent(words::add);
      items.add(Json.texts(words));
    }
    return Json.of(items);
  }

  /** The declaration without its type definitions, which a descriptor holds once for all of its steps. */
  static Json.Obj withoutTypes(Json.Obj declaration) {
    Map<String, Json> members = new LinkedHashMap<>(declaration.members());
    members.remove("types");
    return new Json.Obj(members);
  }

  static TypeTable merged(List<StepDecl> steps) {
    return TypeTable.of(steps.stream()
        .flatMap(step -> step.types().definitions().stream())
        .distinct()
        .toList());
  }
}

package dev.sluice.processor.decl;

import dev.sluice.ir.Contract;
import dev.sluice.ir.Hashes;
import dev.sluice.ir.Json;
import dev.sluice.ir.type.BoundaryType;
import dev.sluice.ir.type.TypeDefinition;
import dev.sluice.ir.type.TypeTable;
import dev.sluice.processor.problem.DeclarationCode;
import dev.sluice.processor.problem.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.util.Elements;

/** Reads one annotated method and checks everything that its signature shows. */
final class DeclarationReader {

  private final Elements elements;
  private final SignatureReader signatures;

  DeclarationReader(Elements elements, SignatureReader signatures) {
    this.elements = elements;
    this.signatures = signatures;
  }

  /** Empty after a problem, or without one when a name in the signature is not known. */
  Optional<StepDecl> read(
      ExecutableElement method, List<String> parameterNames, SpotChoice spots, Report report) {
    List<Annotated> annotations = AnnotationReader.steps(method);
    Annotated annotation = annotations.get(0);
    Report own = new Report();
    if (annotations.size() > 1) {
      Annotated second = annotations.get(1);
      own.add(
          spots.of(method),
          DeclarationCode.STEP_TWO_ANNOTATIONS,
          method.getSimpleName(),
          AnnotationNames.simple(annotation.annotation()),
          AnnotationNames.simple(second.annotation()));
      report.addAll(own);
      return Optional.empty();
    }
    String id = annotation.text("id").orElse(method.getSimpleName().toString());
    new MethodChecks(method, annotation, spots, own).run(id);
    if (!method.getTypeParameters().isEmpty()
        || annotation.annotation().equals(AnnotationNames.SESSION)) {
      report.addAll(own);
      return Optional.empty();
    }
    boolean open = annotation.annotation().equals(AnnotationNames.TOOL)
        || annotation.annotation().equals(AnnotationNames.REASONER);
    Optional<Signature> signature = signatures.read(
        new SignatureReader.Request(
            method,
            id,
            parameterNames,
            (ExecutableType) method.asType(),
            open ? SignatureReader.variables(method) : Set.of(),
            elements.getPackageOf(method),
            spots),
        own);
    // Options out of range have no JSON.
    Optional<StepDecl> decl = own.hasErrors()
        ? Optional.empty()
        : signature.map(read -> build(annotation, read, spots, own));
    report.addAll(own);
    return own.hasErrors() ? Optional.empty() : decl;
  }

  static List<String> sourceNames(ExecutableElement method) {
    return method.getParameters().stream()
        .map(VariableElement::getSimpleName)
        .map(Object::toString)
        .toList();
  }

  private static StepDecl build(
      Annotated annotation, Signature signature, SpotChoice spots, Report report) {
    return switch (annotation.annotation()) {
      case AnnotationNames.TOOL -> tool(annotation, signature, spots, report);
      case AnnotationNames.REASONER -> reasoner(annotation, signature);
      case AnnotationNames.PURE -> {
        Json.Obj json = DeclarationJson.of("pure", signature).build();
        yield new PureDecl(signature, json, Hashes.sha256(json));
      }
      default -> flow(annotation, signature);
    };
  }

  private static ToolDecl tool(
      Annotated annotation, Signature signature, SpotChoice spots, Report report) {
    // A declaration is an assertion: what it does not state is asserted to be a write that must not
    // be repeated.
    Contract contract = new Contract(
        word(annotation, "effect", Contract.Effect.WRITE, spots, report),
        word(annotation, "idempotency", Contract.Idempotency.NONE, spots, report),
        true);
    StepDefaults options = annotation.defaults();
    RetryCheck.check(contract, options, signature.name(), spots.of(annotation, "retries"), report);
    Optional<String> description = annotation.text("description").or(signature::doc);
    Json.Obj json = DeclarationJson.of("tool", signature)
        .put("effect", Json.of(contract.effect().wire()))
        .put("idempotency", Json.of(contract.idempotency().wire()))
        .put("description", description.map(Json::of))
        .options(options)
        .build();
    return new ToolDecl(signature, contract, options, description, json, Hashes.sha256(json));
  }

  /** Another version of the annotations may have constants that this processor does not know. */
  private static <E extends Enum<E>> E word(
      Annotated annotation, String member, E unstated, SpotChoice spots, Report report) {
    Optional<String> stated = annotation.constant(member);
    for (E constant : unstated.getDeclaringClass().getEnumConstants()) {
      if (stated.isEmpty() || constant.name().equals(stated.get())) {
        return stated.isEmpty() ? unstated : constant;
      }
    }
    report.add(
        spots.of(annotation, member),
        DeclarationCode.OPTION_NOT_SUPPORTED,
        member + " = " + stated.get(),
        annotation.element().getSimpleName());
    return unstated;
  }

  private static ReasonerDecl reasoner(Annotated annotation, Signature signature) {
    StepDefaults options = annotation.defaults();
    Optional<String> description = annotation.text("description").or(signature::doc);
    String model = annotation.text("model").orElse("");
    DeclarationJson json = DeclarationJson.of("reasoner", signature)
        .put("model", Json.of(model))
        .put("system", annotation.text("system").map(Json::of))
        .put("user", annotation.text("user").map(Json::of))
        .put("description", description.map(Json::of))
        .options(options);
    annotation.real("temperature").ifPresent(value -> json.put("temperature", Json.of(value)));
    annotation.integer("maxTokens").ifPresent(value -> json.put("maxTokens", Json.of(value)));
    Json.Obj declaration = json.build();
    return new ReasonerDecl(
        signature,
        model,
        annotation.text("system"),
        annotation.text("user"),
        description,
        annotation.real("temperature"),
        annotation.integer("maxTokens"),
        options,
        declaration,
        Hashes.sha256(declaration));
  }

  private static FlowDecl flow(Annotated annotation, Signature declared) {
    BoundaryType input = new BoundaryType.None();
    Signature signature = declared;
    if (declared.params().size() == 1) {
      input = declared.params().get(0).type();
    } else if (declared.params().size() > 1) {
      TypeDefinition.RecordType generated = inputRecord(declared);
      input = new BoundaryType.Named(generated.binaryName(), List.of());
      List<TypeDefinition> definitions = new ArrayList<>(declared.types().definitions());
      definitions.add(generated);
      signature = declared.withTypes(TypeTable.of(definitions));
    }
    DeclarationJson json =
        DeclarationJson.of("flow", signature).put("input", Json.of(input.text()));
    annotation
        .integer("timeoutSeconds")
        .ifPresent(value -> json.put("timeoutSeconds", Json.of(value)));
    Json.Obj declaration = json.build();
    return new FlowDecl(
        signature,
        input,
        annotation.integer("timeoutSeconds"),
        declaration,
        Hashes.sha256(declaration));
  }

  private static TypeDefinition.RecordType inputRecord(Signature signature) {
    List<TypeDefinition.Component> components = signature.params().stream()
        .map(param -> new TypeDefinition.Component(param.name(), param.type(), param.doc()))
        .toList();
    String name = signature.companion() + "$" + Companions.inputRecord(signature.id());
    return new TypeDefinition.RecordType(name, List.of(), components, Optional.empty());
  }
}

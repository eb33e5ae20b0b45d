package dev.sluice.processor.decl;

import dev.sluice.processor.problem.DeclarationCode;
import dev.sluice.processor.problem.Report;
import dev.sluice.processor.problem.Spot;
import dev.sluice.processor.problem.TypeCode;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * The declarations of steps. A method of this compilation is read from its source; any other is described by the
 * descriptor on the companion that was generated in its own compilation, since class files need not have parameter
 * names.
 */
public final class Declarations {

  private final Elements elements;
  private final Types types;
  private final Predicate<TypeElement> inThisCompilation;
  private final SignatureReader signatures;
  private final DeclarationReader reader;
  private final Descriptors descriptors;
  private final Map<ExecutableElement, StepDecl> known = new HashMap<>();

  /** @param inThisCompilation whether a top-level class is a root of a round, so that its companion is generated now */
  public Declarations(
      Elements elements,
      Types types,
      AccessorSource accessors,
      Predicate<TypeElement> inThisCompilation) {
    this.elements = elements;
    this.types = types;
    this.inThisCompilation = inThisCompilation;
    this.signatures =
        new SignatureReader(elements, types, new BoundaryTypes(elements, types, accessors));
    this.reader = new DeclarationReader(elements, signatures);
    this.descriptors = new Descriptors(elements);
  }

  /**
   * A call of a step.
   *
   * @param spot where problems are reported
   * @param from the package of the calling class, whose companion has to be able to name all types
   * @param receiver the static type that the method is called on, if it is not static
   */
  public record Use(Spot spot, PackageElement from, Optional<DeclaredType> receiver) {}

  /** True when the method is annotated as a step, in order or not. */
  public boolean isStep(ExecutableElement method) {
    return AnnotationReader.isStep(method);
  }

  /** True when the method is annotated as a flow, in order or not. */
  public boolean isFlow(ExecutableElement method) {
    return AnnotationReader.steps(method).stream()
        .anyMatch(annotation -> annotation.annotation().equals(AnnotationNames.FLOW));
  }

  /**
   * The step that a method declares, with the types it has at this call. Empty when it is no step, or after a problem,
   * which is then in the report.
   */
  public Optional<StepDecl> of(ExecutableElement method, Use use, Report report) {
    if (!isStep(method)) {
      return Optional.empty();
    }
    return declared(method, use.spot(), report).flatMap(decl -> seenFrom(decl, use, report));
  }

  /** The steps of a class in this compilation, for its companion. */
  public OwnerReader.Owner owner(TypeElement owner, Report report) {
    return new OwnerReader(elements, reader).read(owner, report);
  }

  private Optional<StepDecl> declared(ExecutableElement method, Spot spot, Report report) {
    StepDecl before = known.get(method);
    if (before != null) {
      return Optional.of(before);
    }
    Optional<StepDecl> read = inThisCompilation.test(topLevel(method))
        ? reader.read(method, DeclarationReader.sourceNames(method), SpotChoice.DECLARATION, report)
        : described(method, spot, report);
    read.ifPresent(decl -> known.put(method, decl));
    return read;
  }

  private Optional<StepDecl> described(ExecutableElement method, Spot spot, Report report) {
    String member = TypeNames.member(method, elements, types);
    String kind = AnnotationNames.simple(AnnotationReader.steps(method).get(0).annotation())
        .toLowerCase(Locale.ROOT);
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    Descriptors.Found found = descriptors.find(owner, kind, member);
    if (found instanceof Descriptors.Missing missing) {
      report.add(
          spot,
          DeclarationCode.TOOL_NO_DESCRIPTOR,
          TypeNames.signature(method),
          TypeNames.simple(owner),
          missing.companion(),
          missing.why());
      return Optional.empty();
    }
    Descriptors.Described described = (Descriptors.Described) found;
    return reader
        .read(method, described.parameterNames(), new SpotChoice(Optional.of(spot)), report)
        .map(decl -> decl.withHash(described.declaration(), described.signatureHash()));
  }

  /** Reads the types again when they depend on the receiver, or when another package has to name them. */
  private Optional<StepDecl> seenFrom(StepDecl decl, Use use, Report report) {
    ExecutableElement method = decl.element();
    Set<String> variables = SignatureReader.variables(method);
    if (variables.isEmpty() && elements.getPackageOf(method).equals(use.from())) {
      return Optional.of(decl);
    }
    ExecutableType seenAs = (ExecutableType) method.asType();
    if (!variables.isEmpty() && !method.getModifiers().contains(Modifier.STATIC)) {
      if (use.receiver().isEmpty()) {
        report.add(
            use.spot(),
            TypeCode.TYPE_RAW,
            "the receiver of '" + decl.signature().name() + "'",
            "this");
        return Optional.empty();
      }
      DeclaredType receiver = use.receiver().get();
      if (isRaw(receiver, (TypeElement) method.getEnclosingElement())) {
        report.add(
            use.spot(),
            TypeCode.TYPE_RAW,
            "the receiver of '" + decl.signature().name() + "'",
            TypeNames.text(receiver));
        return Optional.empty();
      }
      seenAs = (ExecutableType) types.asMemberOf(receiver, method);
    }
    List<String> names = decl.params().stream().map(Param::name).toList();
    return signatures
        .read(
            new SignatureReader.Request(
                method,
                decl.id(),
                names,
                seenAs,
                Set.of(),
                use.from(),
                new SpotChoice(Optional.of(use.spot()))),
            report)
        .map(concrete ->
            concrete.withTypes(decl instanceof FlowDecl ? decl.types() : concrete.types()))
        .map(decl::withSignature);
  }

  /** A raw type is no subtype of the type with wildcards, only convertible to it. */
  private boolean isRaw(DeclaredType receiver, TypeElement owner) {
    TypeMirror[] wildcards = owner.getTypeParameters().stream()
        .map(parameter -> types.getWildcardType(null, null))
        .toArray(TypeMirror[]::new);
    return !types.isSubtype(receiver, types.getDeclaredType(owner, wildcards));
  }

  private static TypeElement topLevel(Element element) {
    Element at = element;
    while (at.getEnclosingElement() instanceof TypeElement || !(at instanceof TypeElement)) {
      at = at.getEnclosingElement();
    }
    return (TypeElement) at;
  }
}

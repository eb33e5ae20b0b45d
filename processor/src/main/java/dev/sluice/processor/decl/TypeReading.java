package dev.sluice.processor.decl;

import dev.sluice.ir.type.BoundaryType;
import dev.sluice.ir.type.BoundaryType.Scalar;
import dev.sluice.ir.type.TypeDefinition;
import dev.sluice.processor.decl.BoundaryTypes.Place;
import dev.sluice.processor.decl.TypeRefusals.Refusal;
import dev.sluice.processor.problem.ProblemCode;
import dev.sluice.processor.problem.Report;
import dev.sluice.processor.problem.Spot;
import dev.sluice.processor.problem.TypeCode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads one boundary type; used once. */
final class TypeReading {

  private final Elements elements;
  private final AccessorSource accessors;
  private final Place place;
  private final Report report;
  private final TypeRefusals refusals;
  private final DefinitionReading definitionReading;
  private final Map<String, TypeDefinition> definitions = new LinkedHashMap<>();
  private boolean failed;

  TypeReading(
      Elements elements, Types types, AccessorSource accessors, Place place, Report report) {
    this.elements = elements;
    this.accessors = accessors;
    this.place = place;
    this.report = report;
    this.refusals = new TypeRefusals(elements, types, place.packageOf());
    this.definitionReading = new DefinitionReading(this, accessors);
  }

  /** True when a problem was reported, or a name was not known, also deep in a definition. */
  boolean failed() {
    return failed;
  }

  Collection<TypeDefinition> definitions() {
    return definitions.values();
  }

  Optional<BoundaryType> read(TypeMirror type) {
    return read(type, new Context(place.what(), place.variables()));
  }

  /** Where in the value a type stands, and which type variables are known there. */
  record Context(String what, Collection<String> variables) {}

  Optional<BoundaryType> read(TypeMirror type, Context context) {
    TypeKind kind = type.getKind();
    if (kind.isPrimitive()) {
      return Optional.of(new BoundaryType.Primitive(Scalar.valueOf(kind.name())));
    }
    if (kind == TypeKind.TYPEVAR) {
      String name = TypeNames.text(type);
      return context.variables().contains(name)
          ? Optional.of(new BoundaryType.Named(name, List.of()))
          : refuse(TypeCode.TYPE_VARIABLE, type, context);
    }
    if (kind == TypeKind.DECLARED) {
      return declared((DeclaredType) type, context);
    }
    if (kind == TypeKind.ERROR) {
      // javac reports the unknown name, or another processor still has to generate it.
      failed = true;
      return Optional.empty();
    }
    return refuse(
        switch (kind) {
          case ARRAY -> TypeCode.TYPE_ARRAY;
          case WILDCARD -> TypeCode.TYPE_WILDCARD;
          default -> TypeCode.TYPE_OBJECT;
        },
        type,
        context);
  }

  private Optional<BoundaryType> declared(DeclaredType type, Context context) {
    TypeElement element = (TypeElement) type.asElement();
    String name = element.getQualifiedName().toString();
    Optional<BoundaryType> word = word(name);
    if (word.isPresent()) {
      return word;
    }
    if (type.getTypeArguments().size() != element.getTypeParameters().size()) {
      return refuse(TypeCode.TYPE_RAW, type, context);
    }
    switch (name) {
      case "java.util.List":
        return argument(type, 0, context).map(BoundaryType.ListOf::new);
      case "java.util.Map":
        return map(type, context);
      case "java.util.Optional":
        if (isOptional(type.getTypeArguments().get(0))) {
          return refuse(TypeCode.TYPE_OPTIONAL_NESTED, type, context);
        }
        return argument(type, 0, context).map(BoundaryType.OptionalOf::new);
      default:
        return named(type, element, context);
    }
  }

  private Optional<BoundaryType> named(DeclaredType type, TypeElement element, Context context) {
    boolean isEnum = element.getKind() == ElementKind.ENUM;
    boolean isSealed = SealedTypes.isSealedInterface(element);
    if (!isEnum && !isSealed && element.getKind() != ElementKind.RECORD) {
      Refusal refusal = refusals.of(type);
      return refuse(refusal.code(), type, context, refusal.more());
    }
    Optional<Refusal> inaccessible = refusals.inaccessible(element);
    if (inaccessible.isPresent()) {
      return refuse(inaccessible.get().code(), type, context, inaccessible.get().more());
    }
    if (isSealed && !type.getTypeArguments().isEmpty()) {
      return refuse(TypeCode.TYPE_SEALED, type, context, "it has type parameters");
    }
    List<BoundaryType> arguments = new ArrayList<>();
    for (int i = 0; i < type.getTypeArguments().size(); i++) {
      Optional<BoundaryType> argument = argument(type, i, context);
      if (argument.isEmpty()) {
        return Optional.empty();
      }
      arguments.add(argument.get());
    }
    BoundaryType.Named named =
        new BoundaryType.Named(elements.getBinaryName(element).toString(), arguments);
    if (!hasText(named)) {
      return refuse(TypeCode.TYPE_NAME, type, context);
    }
    if (!definitions.containsKey(named.binaryName())) {
      // The place in the table is taken first: a record may contain itself.
      definitions.put(
          named.binaryName(), new TypeDefinition.EnumType(named.binaryName(), List.of()));
      definitionReading
          .read(element, named.binaryName(), type, context)
          .ifPresent(definition -> definitions.put(named.binaryName(), definition));
    }
    return Optional.of(named);
  }

  private Optional<BoundaryType> map(DeclaredType type, Context context) {
    TypeMirror key = type.getTypeArguments().get(0);
    if (key.getKind() == TypeKind.ERROR) {
      failed = true;
      return Optional.empty();
    }
    if (!(key instanceof DeclaredType declared)
        || !((TypeElement) declared.asElement())
            .getQualifiedName()
            .contentEquals("java.lang.String")) {
      return refuse(TypeCode.TYPE_MAP_KEY, type, context);
    }
    return argument(type, 1, context).map(BoundaryType.MapOf::new);
  }

  private Optional<BoundaryType> argument(DeclaredType type, int index, Context context) {
    TypeMirror argument = type.getTypeArguments().get(index);
    // The whole type shows the wildcard in its place.
    return argument.getKind() == TypeKind.WILDCARD
        ? refuse(TypeCode.TYPE_WILDCARD, type, context)
        : read(argument, context);
  }

  /** Reports and returns nothing. */
  Optional<BoundaryType> refuse(
      ProblemCode code, TypeMirror type, Context context, String... more) {
    failed = true;
    List<String> arguments = new ArrayList<>(List.of(context.what(), TypeNames.text(type)));
    arguments.addAll(List.of(more));
    report.add(place.spot(), code, arguments.toArray());
    return Optional.empty();
  }

  /** A name is not known, which is not ours to report. */
  void fail() {
    failed = true;
  }

  /** Reports at a component if it can be shown, else where the type is used. */
  void clash(TypeElement sealed, TypeElement record, Element component) {
    failed = true;
    report.add(
        accessors.isSource(record) ? Spot.of(component) : place.spot(),
        TypeCode.TYPE_DISCRIMINATOR_CLASH,
        TypeNames.simple(sealed),
        component.getSimpleName(),
        TypeNames.simple(record));
  }

  private static boolean isOptional(TypeMirror type) {
    return type instanceof DeclaredType declared
        && ((TypeElement) declared.asElement())
            .getQualifiedName()
            .contentEquals("java.util.Optional");
  }

  private static boolean hasText(BoundaryType.Named named) {
    try {
      return !named.text().isEmpty();
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  private static Optional<BoundaryType> word(String qualifiedName) {
    if (qualifiedName.equals("java.lang.String")) {
      return Optional.of(new BoundaryType.Text());
    }
    for (Scalar scalar : Scalar.values()) {
      if (qualifiedName.equals("java.lang." + scalar.box())) {
        return Optional.of(new BoundaryType.Box(scalar));
      }
    }
    return Optional.empty();
  }
}

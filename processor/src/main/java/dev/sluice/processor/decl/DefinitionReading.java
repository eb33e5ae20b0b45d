package dev.sluice.processor.decl;

import dev.sluice.ir.type.BoundaryType;
import dev.sluice.ir.type.TypeDefinition;
import dev.sluice.ir.type.TypeDefinition.Component;
import dev.sluice.processor.decl.TypeReading.Context;
import dev.sluice.processor.problem.TypeCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** Reads the definition of a record, enum or sealed interface. */
final class DefinitionReading {

  private final TypeReading reading;
  private final AccessorSource accessors;

  DefinitionReading(TypeReading reading, AccessorSource accessors) {
    this.reading = reading;
    this.accessors = accessors;
  }

  /** Empty after a problem in a component, which was then reported. */
  Optional<TypeDefinition> read(
      TypeElement element, String binaryName, TypeMirror use, Context context) {
    return switch (element.getKind()) {
      case ENUM -> Optional.of(new TypeDefinition.EnumType(binaryName, constants(element)));
      case INTERFACE -> sealed(element, binaryName, use, context);
      default -> record(element, binaryName, use, context);
    };
  }

  private Optional<TypeDefinition> sealed(
      TypeElement element, String binaryName, TypeMirror use, Context context) {
    SealedTypes.Reading read = SealedTypes.read(element);
    if (read instanceof SealedTypes.Unfit unfit) {
      reading.refuse(TypeCode.TYPE_SEALED, use, context, unfit.why());
      return Optional.empty();
    }
    if (read instanceof SealedTypes.Twice twice) {
      reading.refuse(
          TypeCode.TYPE_DISCRIMINATOR_TWICE,
          use,
          context,
          TypeNames.simple(twice.first()),
          TypeNames.simple(twice.second()),
          twice.value());
      return Optional.empty();
    }
    if (read instanceof SealedTypes.Unresolved) {
      reading.fail();
      return Optional.empty();
    }
    SealedTypes.Known known = (SealedTypes.Known) read;
    SortedMap<String, String> names = new TreeMap<>();
    known.records().forEach((value, record) -> {
      String what = "record '" + TypeNames.simple(record) + "' of " + TypeNames.simple(element)
          + " (in " + start(context) + ")";
      Optional<BoundaryType> type = reading.read(record.asType(), new Context(what, List.of()));
      boolean clashes = clashes(element, record, known.property());
      if (type.orElse(null) instanceof BoundaryType.Named named && !clashes) {
        names.put(value, named.binaryName());
      }
    });
    return names.size() == known.records().size()
        ? Optional.of(new TypeDefinition.SealedType(
            binaryName, known.property(), names, AnnotationReader.doc(element)))
        : Optional.empty();
  }

  private boolean clashes(TypeElement sealed, TypeElement record, String property) {
    for (Element member : record.getEnclosedElements()) {
      // The field of a component is what compilers can show the place of.
      if (member.getKind() == ElementKind.FIELD
          && !member.getModifiers().contains(Modifier.STATIC)
          && member.getSimpleName().contentEquals(property)) {
        reading.clash(sealed, record, member);
        return true;
      }
    }
    return false;
  }

  private static List<String> constants(TypeElement element) {
    return element.getEnclosedElements().stream()
        .filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
        .map(constant -> constant.getSimpleName().toString())
        .toList();
  }

  private Optional<TypeDefinition> record(
      TypeElement element, String binaryName, TypeMirror use, Context context) {
    List<String> parameters = element.getTypeParameters().stream()
        .map(parameter -> parameter.getSimpleName().toString())
        .toList();
    List<Component> components = new ArrayList<>();
    boolean whole = true;
    for (RecordComponentElement component : element.getRecordComponents()) {
      String name = component.getSimpleName().toString();
      if (isWritten(element, component)) {
        reading.refuse(TypeCode.TYPE_ACCESSOR, use, context, name);
        whole = false;
      }
      String what = "component '" + name + "' of " + TypeNames.simple(element) + " (in "
          + start(context) + ")";
      Optional<BoundaryType> type = reading.read(component.asType(), new Context(what, parameters));
      type.ifPresent(read -> components.add(new Component(name, read, doc(element, component))));
      whole &= type.isPresent();
    }
    return whole
        ? Optional.of(new TypeDefinition.RecordType(
            binaryName, parameters, components, AnnotationReader.doc(element)))
        : Optional.empty();
  }

  /** The way to a type is not shown, only its end and its start. */
  private static String start(Context context) {
    int start = context.what().indexOf(" (in ");
    return start < 0
        ? context.what()
        : context.what().substring(start + 5, context.what().length() - 1);
  }

  private boolean isWritten(TypeElement record, RecordComponentElement component) {
    return accessor(record, component).filter(accessors::isWritten).isPresent();
  }

  /** The component's own annotation, or what it left on the accessor, since not every compiler reads the former. */
  private static Optional<String> doc(TypeElement record, RecordComponentElement component) {
    Optional<String> own = AnnotationReader.doc(component);
    return own.isPresent() ? own : accessor(record, component).flatMap(AnnotationReader::doc);
  }

  /** Looked up by name: a record of a class file need not know its accessors. */
  private static Optional<ExecutableElement> accessor(
      TypeElement record, RecordComponentElement component) {
    for (Element member : record.getEnclosedElements()) {
      if (member.getKind() == ElementKind.METHOD
          && member.getSimpleName().equals(component.getSimpleName())
          && ((ExecutableElement) member).getParameters().isEmpty()) {
        return Optional.of((ExecutableElement) member);
      }
    }
    return Optional.empty();
  }
}

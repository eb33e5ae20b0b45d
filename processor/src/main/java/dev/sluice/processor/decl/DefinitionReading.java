package dev.sluice.processor.decl;

import dev.sluice.ir.type.BoundaryType;
import dev.sluice.ir.type.TypeDefinition;
import dev.sluice.ir.type.TypeDefinition.Component;
import dev.sluice.processor.decl.TypeReading.Context;
import dev.sluice.processor.problem.TypeCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/** Reads the definition of a record or enum. */
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
    return element.getKind() == ElementKind.ENUM
        ? Optional.of(new TypeDefinition.EnumType(binaryName, constants(element)))
        : record(element, binaryName, use, context);
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

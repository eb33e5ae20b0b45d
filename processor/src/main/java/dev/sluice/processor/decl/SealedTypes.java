package dev.sluice.processor.decl;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Reads which records a sealed interface stands for, and how JSON tells them apart. */
public final class SealedTypes {

  private static final String PROPERTY = "type";

  private SealedTypes() {}

  /** What came of reading a sealed interface. */
  public sealed interface Reading permits Known, Twice, Unfit, Unresolved {}

  /**
   * @param property the property of a value's JSON that names its record
   * @param records by the value of the property; also those of permitted sealed interfaces
   */
  public record Known(String property, SortedMap<String, TypeElement> records) implements Reading {}

  /** Two records that the property would have one value for. */
  public record Twice(String value, TypeElement first, TypeElement second) implements Reading {}

  /** @param why completes a sentence that names the interface */
  public record Unfit(String why) implements Reading {}

  /** A name that javac does not know, or does not know yet. */
  public record Unresolved() implements Reading {}

  /** True for a sealed interface. */
  public static boolean isSealedInterface(TypeElement type) {
    return type.getKind() == ElementKind.INTERFACE && isSealed(type);
  }

  static boolean isSealed(TypeElement type) {
    return type.getModifiers().contains(Modifier.SEALED);
  }

  public static Reading read(TypeElement type) {
    String property = property(type);
    SortedMap<String, TypeElement> records = new TreeMap<>();
    return collect(type, property, records).orElseGet(() -> new Known(property, records));
  }

  private static Optional<Reading> collect(
      TypeElement type, String property, SortedMap<String, TypeElement> records) {
    Optional<Unfit> unfit = unfit(type, property);
    if (unfit.isPresent()) {
      return Optional.of(unfit.get());
    }
    for (TypeMirror mirror : type.getPermittedSubclasses()) {
      if (mirror.getKind() != TypeKind.DECLARED) {
        return Optional.of(new Unresolved());
      }
      TypeElement permitted = (TypeElement) ((DeclaredType) mirror).asElement();
      Optional<Reading> problem = permitted.getKind() == ElementKind.RECORD
          ? add(permitted, records)
          : collect(permitted, property, records);
      if (problem.isPresent()) {
        return problem;
      }
    }
    return Optional.empty();
  }

  private static Optional<Unfit> unfit(TypeElement type, String property) {
    String name = TypeNames.simple(type);
    if (!isSealedInterface(type)) {
      return Optional.of(new Unfit("'" + name + "' is neither a record nor a sealed interface"));
    }
    if (!type.getTypeParameters().isEmpty()) {
      return Optional.of(new Unfit("'" + name + "' has type parameters"));
    }
    String own = property(type);
    return own.equals(property)
        ? Optional.empty()
        : Optional.of(new Unfit("its records are told apart by '" + property + "', those of '"
            + name + "' by '" + own + "'"));
  }

  private static Optional<Reading> add(TypeElement record, SortedMap<String, TypeElement> records) {
    if (!record.getTypeParameters().isEmpty()) {
      return Optional.of(new Unfit("'" + TypeNames.simple(record) + "' has type parameters"));
    }
    String value =
        AnnotationReader.discriminator(record).orElse(record.getSimpleName().toString());
    TypeElement other = records.put(value, record);
    return other == null || other.equals(record)
        ? Optional.empty()
        : Optional.of(new Twice(value, other, record));
  }

  /** Its own annotation, else that of the first sealed interface it extends: one hierarchy has one property. */
  private static String property(TypeElement type) {
    Optional<String> own = AnnotationReader.discriminator(type);
    if (own.isPresent()) {
      return own.get();
    }
    for (TypeMirror mirror : type.getInterfaces()) {
      if (mirror instanceof DeclaredType declared
          && declared.asElement() instanceof TypeElement above
          && isSealedInterface(above)) {
        return property(above);
      }
    }
    return PROPERTY;
  }
}

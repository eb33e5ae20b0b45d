package dev.sluice.processor.read;

import dev.sluice.ir.expr.Expr.Kind;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** What the reader asks about Java types. */
final class JavaTypes {

  private final Elements elements;
  private final Types types;

  JavaTypes(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
  }

  Elements elements() {
    return elements;
  }

  Types types() {
    return types;
  }

  /** What a value of the type is to an operator. */
  Kind kind(TypeMirror type) {
    return switch (type.getKind()) {
      case BOOLEAN -> Kind.BOOLEAN;
      case BYTE -> Kind.BYTE;
      case SHORT -> Kind.SHORT;
      case CHAR -> Kind.CHAR;
      case INT -> Kind.INT;
      case LONG -> Kind.LONG;
      case FLOAT -> Kind.FLOAT;
      case DOUBLE -> Kind.DOUBLE;
      case NULL -> Kind.NULL;
      case VOID -> Kind.VOID;
      default -> isString(type) ? Kind.STRING : Kind.REFERENCE;
    };
  }

  /** The kind after unboxing; that of the type itself if it is no box. */
  Kind unboxedKind(TypeMirror type) {
    return unboxed(type).map(this::kind).orElseGet(() -> kind(type));
  }

  /** The primitive inside a box. */
  Optional<PrimitiveType> unboxed(TypeMirror type) {
    TypeMirror bound = bound(type);
    try {
      return bound instanceof DeclaredType
          ? Optional.of(types.unboxedType(bound))
          : Optional.empty();
    } catch (IllegalArgumentException noBox) {
      return Optional.empty();
    }
  }

  TypeMirror primitive(Kind kind) {
    return types.getPrimitiveType(TypeKind.valueOf(kind.name()));
  }

  TypeMirror string() {
    return elements.getTypeElement("java.lang.String").asType();
  }

  TypeMirror nothing() {
    return types.getNoType(TypeKind.VOID);
  }

  boolean isPrimitive(TypeMirror type) {
    return type.getKind().isPrimitive();
  }

  boolean isVoid(TypeMirror type) {
    return type.getKind() == TypeKind.VOID;
  }

  boolean isString(TypeMirror type) {
    return isNamed(type, "java.lang.String");
  }

  boolean isNamed(TypeMirror type, String qualifiedName) {
    return element(type)
        .filter(found -> found.getQualifiedName().contentEquals(qualifiedName))
        .isPresent();
  }

  /** True for an enum, and for the type of a constant with a body. */
  boolean isEnum(TypeMirror type) {
    return element(type).filter(found -> found.getKind() == ElementKind.ENUM).isPresent();
  }

  /** The class or interface behind a type, if it is one. */
  Optional<TypeElement> element(TypeMirror type) {
    return bound(type) instanceof DeclaredType declared
        ? Optional.of((TypeElement) declared.asElement())
        : Optional.empty();
  }

  /** The binary name of a class or interface. */
  String binaryName(TypeElement type) {
    return elements.getBinaryName(type).toString();
  }

  /** The outermost class around a declaration. */
  static TypeElement outermost(Element element) {
    Element type = element;
    while (type.getEnclosingElement() instanceof TypeElement || !(type instanceof TypeElement)) {
      type = type.getEnclosingElement();
    }
    return (TypeElement) type;
  }

  /** Of a type variable or wildcard capture, the bound that tells what its values are. */
  private static TypeMirror bound(TypeMirror type) {
    TypeMirror bound = type;
    while (bound instanceof TypeVariable variable) {
      bound = variable.getUpperBound();
    }
    return bound;
  }
}

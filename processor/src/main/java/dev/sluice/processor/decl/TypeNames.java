package dev.sluice.processor.decl;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Texts of types and members. A mirror's own text is never used: it carries annotations, differs between compilers and
 * numbers captured types.
 */
public final class TypeNames {

  private TypeNames() {}

  /** For people: {@code List<Ticket>}, {@code Map.Entry}; without packages. */
  public static String text(TypeMirror type) {
    switch (type.getKind()) {
      case ARRAY:
        return text(((ArrayType) type).getComponentType()) + "[]";
      case TYPEVAR:
        return ((TypeVariable) type).asElement().getSimpleName().toString();
      case WILDCARD:
        WildcardType wildcard = (WildcardType) type;
        if (wildcard.getExtendsBound() != null) {
          return "? extends " + text(wildcard.getExtendsBound());
        }
        return wildcard.getSuperBound() == null ? "?" : "? super " + text(wildcard.getSuperBound());
      case DECLARED:
        DeclaredType declared = (DeclaredType) type;
        String name = simple((TypeElement) declared.asElement());
        List<? extends TypeMirror> arguments = declared.getTypeArguments();
        return arguments.isEmpty()
            ? name
            : arguments.stream()
                .map(TypeNames::text)
                .collect(Collectors.joining(", ", name + "<", ">"));
      default:
        return type.getKind().isPrimitive() || type.getKind() == TypeKind.VOID
            ? type.getKind().name().toLowerCase(Locale.ROOT)
            : type.getKind().name();
    }
  }

  /** {@code Outer.Inner}, without package. */
  public static String simple(TypeElement type) {
    Element outer = type.getEnclosingElement();
    String name = type.getSimpleName().toString();
    return outer instanceof TypeElement enclosing ? simple(enclosing) + "." + name : name;
  }

  /** {@code method(String, List<Ticket>)}, for people. */
  public static String signature(ExecutableElement method) {
    return method.getParameters().stream()
        .map(parameter -> text(parameter.asType()))
        .collect(Collectors.joining(", ", method.getSimpleName() + "(", ")"));
  }

  /** {@code name(erased parameter types)} with binary names, separated by commas without space. */
  public static String member(ExecutableElement method, Elements elements, Types types) {
    return method.getParameters().stream()
        .map(VariableElement::asType)
        .map(type -> erased(type, elements, types))
        .collect(Collectors.joining(",", method.getSimpleName() + "(", ")"));
  }

  /** The binary name of the erasure; arrays end in {@code []}. */
  static String erased(TypeMirror type, Elements elements, Types types) {
    TypeMirror erasure = types.erasure(type);
    if (erasure instanceof ArrayType array) {
      return erased(array.getComponentType(), elements, types) + "[]";
    }
    if (erasure instanceof DeclaredType declared) {
      return elements.getBinaryName((TypeElement) declared.asElement()).toString();
    }
    return text(erasure);
  }
}

package dev.sluice.processor.decl;

import dev.sluice.ir.type.TypeDefinition;
import dev.sluice.ir.type.TypeTable;
import dev.sluice.processor.decl.BoundaryTypes.Place;
import dev.sluice.processor.decl.BoundaryTypes.Typed;
import dev.sluice.processor.problem.Report;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads the types of a step's parameters and result. */
final class SignatureReader {

  private final Elements elements;
  private final Types types;
  private final BoundaryTypes boundary;

  SignatureReader(Elements elements, Types types, BoundaryTypes boundary) {
    this.elements = elements;
    this.types = types;
    this.boundary = boundary;
  }

  /**
   * What is known of a method beside its types.
   *
   * @param names of the parameters, in order
   * @param seenAs the method's type, with type arguments of the receiver if there are any
   * @param variables type variables that may stand for a type
   * @param packageOf the package that has to be able to name the types
   */
  record Request(
      ExecutableElement method,
      String id,
      List<String> names,
      ExecutableType seenAs,
      Set<String> variables,
      PackageElement packageOf,
      SpotChoice spots) {}

  /** Type variables of the owner, for a step that may use them. */
  static Set<String> variables(ExecutableElement method) {
    Set<String> names = new HashSet<>();
    if (!method.getModifiers().contains(Modifier.STATIC)) {
      for (Element at = method.getEnclosingElement();
          at instanceof TypeElement type;
          at = at.getEnclosingElement()) {
        type.getTypeParameters()
            .forEach(parameter -> names.add(parameter.getSimpleName().toString()));
        // What is static does not see the type parameters around it; an interface always is.
        if (type.getModifiers().contains(Modifier.STATIC) || type.getKind().isInterface()) {
          break;
        }
      }
    }
    return names;
  }

  /** Empty after a problem, or when a name is not known. */
  Optional<Signature> read(Request request, Report report) {
    ExecutableElement method = request.method();
    String name = method.getSimpleName().toString();
    List<Param> params = new ArrayList<>();
    Set<TypeDefinition> definitions = new HashSet<>();
    boolean whole = true;
    for (int i = 0; i < method.getParameters().size(); i++) {
      VariableElement parameter = method.getParameters().get(i);
      String parameterName = request.names().get(i);
      Optional<Typed> type = typed(
          request.seenAs().getParameterTypes().get(i),
          parameter,
          "parameter '" + parameterName + "' of '" + name + "'",
          request,
          report);
      whole &= type.isPresent();
      type.ifPresent(read -> {
        params.add(new Param(parameterName, read.type(), AnnotationReader.doc(parameter)));
        definitions.addAll(read.table().definitions());
      });
    }
    Optional<Typed> result = typed(
        request.seenAs().getReturnType(), method, "the result of '" + name + "'", request, report);
    whole &=
        method.getThrownTypes().stream().noneMatch(thrown -> thrown.getKind() == TypeKind.ERROR);
    if (!whole || result.isEmpty()) {
      return Optional.empty();
    }
    definitions.addAll(result.get().table().definitions());
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    return Optional.of(new Signature(
        request.id(),
        elements.getBinaryName(owner).toString(),
        Companions.binaryName(owner, elements),
        TypeNames.member(method, elements, types),
        params,
        result.get().type(),
        thrown(method),
        method.getModifiers().contains(Modifier.STATIC),
        method.getModifiers().contains(Modifier.ABSTRACT),
        AnnotationReader.doc(method),
        TypeTable.of(definitions),
        method));
  }

  private Optional<Typed> typed(
      TypeMirror type, Element at, String what, Request request, Report report) {
    Place place = new Place(request.spots().of(at), what, request.packageOf(), request.variables());
    return boundary.of(type, place, report);
  }

  private List<String> thrown(ExecutableElement method) {
    return method.getThrownTypes().stream()
        .map(thrown -> TypeNames.erased(thrown, elements, types))
        .sorted()
        .toList();
  }
}

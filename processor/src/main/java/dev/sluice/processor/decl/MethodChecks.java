package dev.sluice.processor.decl;

import dev.sluice.processor.problem.DeclarationCode;
import dev.sluice.processor.problem.Report;
import dev.sluice.processor.problem.Spot;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;

/** What must hold of a step whatever its types are. */
final class MethodChecks {

  /** A parameter becomes a component of the generated record, and Java forbids these names there. */
  private static final Set<String> NO_COMPONENT = Set.of(
      "clone", "finalize", "getClass", "hashCode", "notify", "notifyAll", "toString", "wait");

  private static final Pattern HOLE = Pattern.compile("\\{\\{.*?}}|\\$\\{.*?}", Pattern.DOTALL);

  private final ExecutableElement method;
  private final Annotated annotation;
  private final SpotChoice spots;
  private final Report report;

  MethodChecks(ExecutableElement method, Annotated annotation, SpotChoice spots, Report report) {
    this.method = method;
    this.annotation = annotation;
    this.spots = spots;
    this.report = report;
  }

  void run(String id) {
    accessible();
    if (!method.getTypeParameters().isEmpty()) {
      add(DeclarationCode.STEP_GENERIC, name(), kind());
    }
    parameterNames();
    id(id);
    annotation.check(name(), member -> spots.of(annotation, member), report);
    switch (annotation.annotation()) {
      case AnnotationNames.FLOW -> flow();
      case AnnotationNames.PURE -> pure();
      case AnnotationNames.REASONER -> reasoner();
      case AnnotationNames.SESSION -> add(DeclarationCode.SESSION_NOT_SUPPORTED, name());
      default -> {}
    }
  }

  /** A class around the method whose type parameters the method could use. */
  private Optional<TypeElement> genericOwner() {
    for (Element at = method.getEnclosingElement();
        at instanceof TypeElement type;
        at = at.getEnclosingElement()) {
      if (!type.getTypeParameters().isEmpty()) {
        return Optional.of(type);
      }
      if (type.getModifiers().contains(Modifier.STATIC) || type.getKind().isInterface()) {
        break;
      }
    }
    return Optional.empty();
  }

  private void accessible() {
    if (is(Modifier.PRIVATE)) {
      add(DeclarationCode.STEP_PRIVATE, name(), kind());
    }
    for (Element at = method.getEnclosingElement();
        at instanceof TypeElement type;
        at = at.getEnclosingElement()) {
      if (type.getModifiers().contains(Modifier.PRIVATE)) {
        add(DeclarationCode.STEP_OWNER_PRIVATE, name(), kind(), TypeNames.simple(type));
      }
    }
  }

  private void parameterNames() {
    boolean isRecord = annotation.annotation().equals(AnnotationNames.FLOW)
        && method.getParameters().size() > 1;
    for (VariableElement parameter : method.getParameters()) {
      String name = parameter.getSimpleName().toString();
      Spot spot = spots.of(parameter);
      if (StepIds.isReserved(name)) {
        report.add(
            spot,
            DeclarationCode.STEP_PARAMETER_NAME,
            name(),
            name,
            "names that start and end with '__' are reserved");
      } else if (isRecord && NO_COMPONENT.contains(name)) {
        report.add(
            spot,
            DeclarationCode.STEP_PARAMETER_NAME,
            name(),
            name,
            "the input record cannot have a component of that name");
      }
    }
  }

  private void id(String id) {
    Optional<String> wrong = StepIds.wrong(id);
    if (wrong.isEmpty()
        && annotation.annotation().equals(AnnotationNames.PURE)
        && id.startsWith("std.")) {
      wrong = Optional.of("ids that start with 'std.' are reserved");
    }
    // The file beside the flows' own files.
    if (wrong.isEmpty()
        && annotation.annotation().equals(AnnotationNames.FLOW)
        && id.equalsIgnoreCase("bodies")) {
      wrong = Optional.of("that name is reserved");
    }
    wrong.ifPresent(why -> report.add(
        spots.of(annotation, "id"), DeclarationCode.STEP_ID_ILLEGAL, kind(), id, name(), why));
  }

  private void flow() {
    if (!is(Modifier.STATIC)) {
      genericOwner()
          .ifPresent(
              owner -> add(DeclarationCode.FLOW_OWNER_GENERIC, name(), owner.getSimpleName()));
    }
    if (is(Modifier.ABSTRACT) || is(Modifier.NATIVE)) {
      add(DeclarationCode.FLOW_NO_BODY, name());
    }
  }

  private void pure() {
    if (!is(Modifier.STATIC)) {
      add(DeclarationCode.PURE_NOT_STATIC, name());
    }
    if (is(Modifier.NATIVE)) {
      add(DeclarationCode.PURE_NO_BODY, name());
    }
    if (method.getReturnType().getKind() == TypeKind.VOID) {
      add(DeclarationCode.PURE_VOID, name());
    }
  }

  private void reasoner() {
    if (!is(Modifier.ABSTRACT)) {
      add(DeclarationCode.REASONER_NOT_ABSTRACT, name());
    }
    if (method.getReturnType().getKind() == TypeKind.VOID) {
      add(DeclarationCode.REASONER_VOID, name());
    }
    if (annotation.text("model").filter(model -> !model.isBlank()).isEmpty()) {
      report.add(spots.of(annotation, "model"), DeclarationCode.REASONER_NO_MODEL, name());
    }
    for (String member : List.of("system", "user")) {
      Matcher hole = HOLE.matcher(annotation.text(member).orElse(""));
      if (hole.find()) {
        report.add(
            spots.of(annotation, member),
            DeclarationCode.REASONER_TEMPLATE,
            name(),
            member,
            hole.group());
      }
    }
  }

  private void add(DeclarationCode code, Object... arguments) {
    report.add(spots.of(method), code, arguments);
  }

  private boolean is(Modifier modifier) {
    return method.getModifiers().contains(modifier);
  }

  private String name() {
    return method.getSimpleName().toString();
  }

  private String kind() {
    return AnnotationNames.simple(annotation.annotation());
  }
}

package dev.sluice.processor.testing;

import dev.sluice.processor.decl.AccessorSource;
import dev.sluice.processor.decl.Declarations;
import dev.sluice.processor.decl.StepDecl;
import dev.sluice.processor.problem.Report;
import dev.sluice.processor.problem.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;

/**
 * A processor that looks steps up as a flow does. For each field of the class {@code Calls}, whose name is that of a
 * method and whose type is the receiver, it finds the step.
 */
public final class Probe extends AbstractProcessor {

  private final List<String> messages = new ArrayList<>();
  private final List<StepDecl> found = new ArrayList<>();

  /** In the order of the fields. */
  public List<StepDecl> found() {
    return found;
  }

  /** Texts of problems. */
  public List<String> messages() {
    return messages;
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    Set<? extends Element> roots = round.getRootElements();
    for (Element root : roots) {
      if (root.getSimpleName().contentEquals("Calls")) {
        look((TypeElement) root, roots);
      }
    }
    return false;
  }

  private void look(TypeElement calls, Set<? extends Element> roots) {
    Declarations declarations = new Declarations(
        processingEnv.getElementUtils(),
        processingEnv.getTypeUtils(),
        AccessorSource.UNKNOWN,
        roots::contains);
    Report report = new Report();
    for (Element field : ElementFilter.fieldsIn(calls.getEnclosedElements())) {
      DeclaredType receiver = (DeclaredType) field.asType();
      Declarations.Use use = new Declarations.Use(
          Spot.of(field),
          processingEnv.getElementUtils().getPackageOf(calls),
          Optional.of(receiver));
      declarations
          .of(method(receiver, field.getSimpleName().toString()), use, report)
          .ifPresent(found::add);
    }
    report.messages().forEach(message -> messages.add(message.text()));
  }

  private ExecutableElement method(DeclaredType receiver, String name) {
    return ElementFilter.methodsIn(
            processingEnv.getElementUtils().getAllMembers((TypeElement) receiver.asElement()))
        .stream()
        .filter(method -> method.getSimpleName().contentEquals(name))
        .findFirst()
        .orElseThrow();
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("*");
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }
}

package dev.sluice.processor.read;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreeScanner;
import dev.sluice.processor.decl.AnnotationReader;
import dev.sluice.processor.problem.DeclarationCode;
import dev.sluice.processor.problem.Report;
import javax.lang.model.element.ExecutableElement;

/** Refuses steps in local and anonymous classes: rounds do not see such classes, so nothing is generated for them. */
final class LocalSteps extends TreeScanner<Void, Void> {

  private final Source source;
  private final Report report;
  private int depth;

  LocalSteps(Source source, Report report) {
    this.source = source;
    this.report = report;
  }

  @Override
  public Void visitClass(ClassTree type, Void unused) {
    int local = source.isMember(type) ? 0 : 1;
    depth += local;
    super.visitClass(type, null);
    depth -= local;
    return null;
  }

  @Override
  public Void visitMethod(MethodTree method, Void unused) {
    if (depth > 0 && source.element(method) instanceof ExecutableElement element) {
      AnnotationReader.stepAnnotation(element)
          .ifPresent(name -> report.add(
              source.spot(method), DeclarationCode.STEP_IN_LOCAL_CLASS, method.getName(), name));
    }
    return super.visitMethod(method, null);
  }
}

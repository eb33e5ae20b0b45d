package dev.sluice.processor;

import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementScanner14;

/**
 * Whether to claim the annotations of a round. With {@code -Xlint:processing} javac warns of annotations that nobody
 * claims. But once all annotations of a round are claimed it calls no further processor in that round, unless it has
 * called it before, not even one that wants to see everything, as Lombok does. So in the first round they are claimed
 * where another annotation keeps the others going, or where there are no others.
 */
final class Claim {

  /** On what is generated here, and in a round of its own nobody else claims it. */
  static final String GENERATED = "javax.annotation.processing.Generated";

  private boolean isFirst = true;

  /** @param loader of the processors that javac discovers */
  boolean of(RoundEnvironment round, ClassLoader loader) {
    boolean claim =
        !isFirst || round.getRootElements().stream().anyMatch(Claim::hasOther) || isAlone(loader);
    isFirst = false;
    return claim;
  }

  private static boolean hasOther(Element root) {
    OtherAnnotations others = new OtherAnnotations();
    others.scan(root);
    return others.found;
  }

  /** Providers are looked at, not made. */
  private static boolean isAlone(ClassLoader loader) {
    try {
      return ServiceLoader.load(Processor.class, loader).stream()
          .allMatch(provider -> provider.type() == FlowProcessor.class);
    } catch (ServiceConfigurationError e) {
      return false;
    }
  }

  private static final class OtherAnnotations extends ElementScanner14<Void, Void> {

    private boolean found;

    @Override
    public Void scan(Element element, Void unused) {
      found |= element.getAnnotationMirrors().stream().anyMatch(OtherAnnotations::isOther);
      return found ? null : super.scan(element, unused);
    }

    private static boolean isOther(AnnotationMirror mirror) {
      String name = ((TypeElement) mirror.getAnnotationType().asElement())
          .getQualifiedName()
          .toString();
      return !name.startsWith("dev.sluice.") && !name.equals(GENERATED);
    }
  }
}

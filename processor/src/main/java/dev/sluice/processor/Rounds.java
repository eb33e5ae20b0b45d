package dev.sluice.processor;

import dev.sluice.processor.decl.AccessorSource;
import dev.sluice.processor.decl.AnnotationReader;
import dev.sluice.processor.decl.Declarations;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/**
 * What the rounds have seen. Elements are remembered by name: javac replaces them from round to round.
 */
final class Rounds {

  private final Elements elements;
  private final Declarations declarations;
  private final SortedSet<Name> roots = new TreeSet<>();
  private final Set<String> waiting = new HashSet<>();

  Rounds(ProcessingEnvironment environment, AccessorSource accessors) {
    this.elements = environment.getElementUtils();
    this.declarations =
        new Declarations(elements, environment.getTypeUtils(), accessors, this::isRoot);
  }

  Declarations declarations() {
    return declarations;
  }

  /** True when the top-level class was compiled on demand of the user, not implicitly from a source path. */
  boolean isRoot(TypeElement topLevel) {
    return roots.contains(name(topLevel));
  }

  /** The top-level classes of all rounds, as they are now. */
  List<TypeElement> topLevelTypes() {
    return roots.stream().map(this::find).flatMap(Optional::stream).toList();
  }

  /**
   * Annotated classes to look at in this round, by binary name: those of the new sources, and those that had an unknown
   * name in a signature.
   */
  SortedMap<String, TypeElement> next(
      Set<? extends TypeElement> annotations, RoundEnvironment round) {
    for (Element root : round.getRootElements()) {
      if (root instanceof TypeElement type) {
        roots.add(name(type));
      }
    }
    SortedMap<String, TypeElement> owners = new TreeMap<>();
    for (String name : waiting) {
      TypeElement owner = elements.getTypeElement(name);
      if (owner != null) {
        owners.put(elements.getBinaryName(owner).toString(), owner);
      }
    }
    waiting.clear();
    for (TypeElement annotation : annotations) {
      for (Element element : round.getElementsAnnotatedWith(annotation)) {
        if (element.getKind() == ElementKind.METHOD && AnnotationReader.isStep(element)) {
          TypeElement owner = (TypeElement) element.getEnclosingElement();
          owners.put(elements.getBinaryName(owner).toString(), owner);
        }
      }
    }
    return owners;
  }

  /** Looks at the class again in the next round, when another processor may have generated what is missing. */
  void retry(TypeElement owner) {
    waiting.add(owner.getQualifiedName().toString());
  }

  /** Two modules of a compilation may have classes of the same name. */
  private record Name(String module, String type) implements Comparable<Name> {

    @Override
    public int compareTo(Name other) {
      int byType = type.compareTo(other.type);
      return byType == 0 ? module.compareTo(other.module) : byType;
    }
  }

  private Name name(TypeElement topLevel) {
    return new Name(
        elements.getModuleOf(topLevel).getQualifiedName().toString(),
        topLevel.getQualifiedName().toString());
  }

  /** Asking all modules for a name takes long when there are many names. */
  private Optional<TypeElement> find(Name name) {
    return Optional.ofNullable(elements.getModuleElement(name.module()))
        .map(module -> elements.getTypeElement(module, name.type()));
  }
}

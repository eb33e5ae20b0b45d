package dev.sluice.processor.read;

import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.Trees;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/**
 * What somebody wrote, as opposed to what the compiler made. A member without a tree is made, but only until its class is
 * translated: then javac appends the made members to the tree, and moves inner classes and bodies of enum constants out
 * of it. Classes are translated one after the other between attributions, so the answer is taken for all before the first.
 */
final class Written {

  private final Trees trees;
  private final Set<Element> known = new HashSet<>();
  private final Set<Element> written = new HashSet<>();
  private final Set<Element> withConstantBodies = new HashSet<>();

  Written(Trees trees) {
    this.trees = trees;
  }

  /** To be called once, while no class has been translated. */
  void remember(Collection<TypeElement> topLevel) {
    topLevel.forEach(this::remember);
  }

  private void remember(TypeElement type) {
    known.add(type);
    for (Element member : type.getEnclosedElements()) {
      if (member instanceof TypeElement inner) {
        remember(inner);
      } else if (type.getKind() == ElementKind.RECORD && trees.getTree(member) != null) {
        written.add(member);
      }
    }
    if (type.getKind() == ElementKind.ENUM && readConstantBodies(type)) {
      withConstantBodies.add(type);
    }
  }

  /** True when the class is compiled now, and not read from a class file. */
  boolean isOfThisCompilation(TypeElement type) {
    return known.contains(type) || trees.getTree(type) != null;
  }

  /** True when the method stands in the source. */
  boolean isWritten(ExecutableElement method) {
    return known.contains(method.getEnclosingElement())
        ? written.contains(method)
        : trees.getTree(method) != null;
  }

  /** True when a constant of the enum has a body, which may override anything. */
  boolean hasConstantBodies(TypeElement type) {
    return known.contains(type) ? withConstantBodies.contains(type) : readConstantBodies(type);
  }

  private boolean readConstantBodies(TypeElement type) {
    for (Element constant : type.getEnclosedElements()) {
      if (constant.getKind() == ElementKind.ENUM_CONSTANT
          && trees.getTree(constant) instanceof VariableTree variable
          && variable.getInitializer() instanceof NewClassTree creation
          && creation.getClassBody() != null) {
        return true;
      }
    }
    return false;
  }
}

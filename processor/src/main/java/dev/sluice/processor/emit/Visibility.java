package dev.sluice.processor.emit;

import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/**
 * Who may see a generated class and its members: whoever may see what they stand for. A member that names a type which
 * its readers cannot see would be useless to them, and javac warns of it in a module.
 */
final class Visibility {

  private static final Modifier[] PUBLIC = {Modifier.PUBLIC};
  private static final Modifier[] PACKAGE = {};

  private final boolean ownerIsPublic;
  private final boolean inModule;

  Visibility(TypeElement owner, Elements elements) {
    this.ownerIsPublic = isPublic(owner);
    this.inModule = !elements.getModuleOf(owner).isUnnamed();
  }

  /** Of the companion and of its description. */
  Modifier[] ofCompanion() {
    return ownerIsPublic ? PUBLIC : PACKAGE;
  }

  /** Of what is generated for one flow. */
  Modifier[] of(ExecutableElement flow) {
    return isOpen(flow) ? PUBLIC : PACKAGE;
  }

  /** True when everybody may see the flow and the types it names. */
  boolean isOpen(ExecutableElement flow) {
    return ownerIsPublic && hasOpenSignature(flow);
  }

  /** A user's module need not pass on the modules that generated code refers to, which javac would warn of. */
  boolean warnsOfExports() {
    return inModule && ownerIsPublic;
  }

  private static boolean hasOpenSignature(ExecutableElement flow) {
    return flow.getModifiers().contains(Modifier.PUBLIC)
        && isOpen(flow.getReturnType())
        && flow.getParameters().stream().map(VariableElement::asType).allMatch(Visibility::isOpen);
  }

  private static boolean isOpen(TypeMirror type) {
    return !(type instanceof DeclaredType declared)
        || isPublic(declared.asElement())
            && declared.getTypeArguments().stream().allMatch(Visibility::isOpen);
  }

  private static boolean isPublic(Element type) {
    for (Element at = type; at instanceof TypeElement; at = at.getEnclosingElement()) {
      if (!at.getModifiers().contains(Modifier.PUBLIC)) {
        return false;
      }
    }
    return true;
  }
}

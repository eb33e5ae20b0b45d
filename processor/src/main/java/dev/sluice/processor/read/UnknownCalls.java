package dev.sluice.processor.read;

import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import dev.sluice.processor.decl.Supertypes;
import dev.sluice.processor.decl.TypeNames;
import dev.sluice.processor.problem.FlowCode;
import dev.sluice.processor.problem.Nearest;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** Refuses calls that are no steps, with as much help as can be given. */
final class UnknownCalls {

  /** Simple names of JDK methods that ask a clock, a random generator or the environment. */
  private static final Set<String> CHANGING = Set.of(
      "now",
      "currentTimeMillis",
      "nanoTime",
      "randomUUID",
      "random",
      "nextInt",
      "nextLong",
      "nextDouble",
      "nextBoolean",
      "nextFloat",
      "nextBytes",
      "getenv",
      "getProperty",
      "identityHashCode",
      "currentThread",
      "getClass");

  private static final Set<String> CHANGING_CLASSES = Set.of(
      "java.util.Random",
      "java.security.SecureRandom",
      "java.util.Date",
      "java.util.concurrent.ThreadLocalRandom");

  private static final Map<String, String> HINTS = Map.of(
      "toLowerCase", " Pass Locale.ROOT.",
      "toUpperCase", " Pass Locale.ROOT.",
      "format", " Join the parts with '+'.",
      "formatted", " Join the parts with '+'.",
      "forEach", " Use Flows.each, or 'for (T item : list)'.",
      "stream", " Only list.stream().map(...).toList() is understood.");

  private final FlowContext context;

  UnknownCalls(FlowContext context) {
    this.context = context;
  }

  Operand refuse(ExecutableElement method, MethodInvocationTree tree) {
    String name = method.getSimpleName().toString();
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    boolean isJdk = owner.getQualifiedName().toString().startsWith("java.");
    if (isJdk
        && (CHANGING.contains(name)
            || CHANGING_CLASSES.contains(owner.getQualifiedName().toString()))) {
      return refused(tree, FlowCode.FLOW_NONDETERMINISTIC, TypeNames.simple(owner) + "." + name);
    }
    String shown = TypeNames.simple(owner) + "." + TypeNames.signature(method);
    String help = isJdk ? HINTS.getOrDefault(name, "") : help(method, name);
    return refused(tree, FlowCode.FLOW_UNKNOWN_CALL, shown, help);
  }

  private Operand refused(MethodInvocationTree tree, FlowCode code, Object... arguments) {
    context.refuse(tree.getMethodSelect(), code, arguments);
    return context.unknown(tree);
  }

  Operand refuseConstructor(TypeElement type, NewClassTree tree) {
    if (CHANGING_CLASSES.contains(type.getQualifiedName().toString())) {
      return context.refused(tree, FlowCode.FLOW_NONDETERMINISTIC, "new " + TypeNames.simple(type));
    }
    String help =
        type.getKind() == ElementKind.RECORD ? " Only the canonical constructor can be used." : "";
    return context.refused(tree, FlowCode.FLOW_UNKNOWN_CONSTRUCTOR, TypeNames.simple(type), help);
  }

  /** An annotated method that this one overrides, or one with nearly the same name. */
  private String help(ExecutableElement method, String name) {
    TypeElement owner = (TypeElement) method.getEnclosingElement();
    Set<String> known = new TreeSet<>();
    for (Element member : context.types().elements().getAllMembers(owner)) {
      if (member instanceof ExecutableElement other && context.declarations().isStep(other)) {
        known.add(other.getSimpleName().toString());
      }
    }
    for (TypeElement declaring : Supertypes.of(owner)) {
      for (Element member : declaring.getEnclosedElements()) {
        if (member instanceof ExecutableElement other
            && context.declarations().isStep(other)
            && context.types().elements().overrides(method, other, owner)) {
          return " It implements the step of '" + TypeNames.simple(declaring)
              + "': call it on a field of that type.";
        }
      }
    }
    return Nearest.question(name, known);
  }
}

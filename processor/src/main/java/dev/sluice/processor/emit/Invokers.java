package dev.sluice.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import dev.sluice.processor.decl.StepDecl;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** Writes the lambda that calls one step. */
final class Invokers {

  private final Types types;
  private final Suppressions suppressions;

  Invokers(Types types, Suppressions suppressions) {
    this.types = types;
    this.suppressions = suppressions;
  }

  /** {@code (target, args) -> ((Owner) target).method((String) args[0])}. */
  CodeBlock invoker(StepDecl step) {
    ExecutableElement method = step.element();
    suppressions.addElement(method);
    CodeBlock call = call(method);
    return method.getReturnType().getKind() == TypeKind.VOID
        ? CodeBlock.builder()
            .add("(target, args) -> {\n$>")
            .add("$L;\n", call)
            .add("return null;\n$<}")
            .build()
        : CodeBlock.of("(target, args) -> $L", call);
  }

  private CodeBlock call(ExecutableElement method) {
    ClassName owner = ClassName.get((TypeElement) method.getEnclosingElement());
    boolean isStatic = method.getModifiers().contains(Modifier.STATIC);
    boolean isRaw = !isStatic && isGeneric(method);
    List<CodeBlock> arguments = new ArrayList<>();
    List<? extends VariableElement> parameters = method.getParameters();
    for (int i = 0; i < parameters.size(); i++) {
      arguments.add(argument(parameters.get(i).asType(), i, isRaw));
    }
    CodeBlock list = CodeBlock.join(arguments, ", ");
    if (isStatic) {
      return CodeBlock.of("$T.$N($L)", owner, method.getSimpleName(), list);
    }
    if (isRaw) {
      suppressions.add("rawtypes");
      suppressions.add("unchecked");
    }
    return CodeBlock.of("(($T) target).$N($L)", owner, method.getSimpleName(), list);
  }

  private CodeBlock argument(TypeMirror declared, int index, boolean isRaw) {
    TypeMirror type = isRaw ? types.erasure(declared) : declared;
    suppressions.addType(type);
    if (type instanceof DeclaredType generic && !generic.getTypeArguments().isEmpty()) {
      suppressions.add("unchecked");
    }
    TypeName name = TypeName.get(type);
    // The array's elements have this type already, and javac warns of a cast to it.
    return name.equals(ClassName.OBJECT)
        ? CodeBlock.of("args[$L]", index)
        : CodeBlock.of("($T) args[$L]", name, index);
  }

  private static boolean isGeneric(ExecutableElement method) {
    for (Element at = method.getEnclosingElement();
        at instanceof TypeElement type;
        at = at.getEnclosingElement()) {
      if (!type.getTypeParameters().isEmpty()) {
        return true;
      }
    }
    return false;
  }
}

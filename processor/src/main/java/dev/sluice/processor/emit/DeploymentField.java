package dev.sluice.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import dev.sluice.processor.decl.Companions;
import dev.sluice.processor.decl.FlowDecl;
import dev.sluice.processor.decl.OwnerReader.Owner;
import dev.sluice.processor.decl.StepDecl;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import javax.lang.model.util.Types;

/**
 * The field that describes the annotated class to the runtime: one chain of calls, or, with very many steps, a method
 * for each part of them, since javac follows a chain on its own stack and a method has 65,535 bytes.
 */
final class DeploymentField {

  private static final int CHAIN = 50;

  private final Owner owner;
  private final Visibility visibility;
  private final Types types;

  DeploymentField(Owner owner, Visibility visibility, Types types) {
    this.owner = owner;
    this.visibility = visibility;
    this.types = types;
  }

  FieldSpec field() {
    Suppressions suppressions = new Suppressions();
    suppressions.addElement(owner.element());
    CodeBlock start = CodeBlock.of(
        "$T.of($T.class, $T.lookup())",
        RuntimeNames.DEPLOYMENT,
        ClassName.get(owner.element()),
        MethodHandles.class);
    CodeBlock value;
    if (owner.steps().size() <= CHAIN) {
      value = CodeBlock.of("$L$L$>$>\n.build()$<$<", start, chain(owner.steps(), suppressions));
    } else {
      value = start;
      for (int part = 0; part < parts().size(); part++) {
        value = CodeBlock.of("$N($L)", name(part), value);
      }
      value = CodeBlock.of("$L.build()", value);
    }
    FieldSpec.Builder field = FieldSpec.builder(
            RuntimeNames.DEPLOYMENT, Companions.DEPLOYMENT, visibility.ofCompanion())
        .addModifiers(Modifier.STATIC, Modifier.FINAL)
        .initializer(value);
    suppressions.annotation().ifPresent(field::addAnnotation);
    return field.build();
  }

  /** One for each part, if there are too many steps for one chain. */
  List<MethodSpec> methods() {
    List<MethodSpec> methods = new ArrayList<>();
    if (owner.steps().size() > CHAIN) {
      for (List<StepDecl> part : parts()) {
        Suppressions suppressions = new Suppressions();
        MethodSpec.Builder method = MethodSpec.methodBuilder(name(methods.size()))
            .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
            .returns(RuntimeNames.DEPLOYMENT_BUILDER)
            .addParameter(RuntimeNames.DEPLOYMENT_BUILDER, "builder")
            .addStatement("return builder$L", chain(part, suppressions));
        suppressions.annotation().ifPresent(method::addAnnotation);
        methods.add(method.build());
      }
    }
    return methods;
  }

  private CodeBlock chain(List<StepDecl> steps, Suppressions suppressions) {
    Invokers invokers = new Invokers(types, suppressions);
    CodeBlock.Builder chain = CodeBlock.builder().add("$>$>");
    for (StepDecl step : steps) {
      if (step instanceof FlowDecl) {
        chain.add("\n.flow($S, $S)", step.id(), step.signatureHash());
      } else {
        chain.add(
            "\n.$L($S, $S, $S,\n$>$>$L$<$<)",
            step.kind(),
            step.id(),
            step.member(),
            step.signatureHash(),
            invokers.invoker(step));
      }
    }
    return chain.add("$<$<").build();
  }

  private List<List<StepDecl>> parts() {
    List<List<StepDecl>> parts = new ArrayList<>();
    for (int start = 0; start < owner.steps().size(); start += CHAIN) {
      parts.add(owner.steps().subList(start, Math.min(owner.steps().size(), start + CHAIN)));
    }
    return parts;
  }

  private static String name(int part) {
    return "steps" + part;
  }
}

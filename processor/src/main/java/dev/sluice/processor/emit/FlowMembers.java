package dev.sluice.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.sluice.processor.decl.Companions;
import dev.sluice.processor.decl.FlowDecl;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;

/** What a companion has for one flow: a constant and, with several parameters, a record and an overload. */
final class FlowMembers {

  private final FlowDecl flow;
  private final ExecutableElement method;
  private final ClassName companion;
  private final Visibility visibility;

  FlowMembers(FlowDecl flow, ClassName companion, Visibility visibility) {
    this.flow = flow;
    this.method = flow.element();
    this.companion = companion;
    this.visibility = visibility;
  }

  /** {@code static final FlowHandle<Ticket, Answer> TRIAGE}. */
  FieldSpec constant() {
    TypeName output = method.getReturnType().getKind() == TypeKind.VOID
        ? ClassName.get(Void.class)
        : TypeName.get(method.getReturnType()).box();
    Suppressions suppressions = new Suppressions();
    method.getParameters().forEach(parameter -> addType(parameter, suppressions));
    suppressions.addType(method.getReturnType());
    FieldSpec.Builder field = FieldSpec.builder(
            ParameterizedTypeName.get(RuntimeNames.FLOW_HANDLE, input(), output),
            Companions.constant(flow.id()),
            visibility.of(method))
        .addModifiers(Modifier.STATIC, Modifier.FINAL)
        .initializer("$N.flow($S)", Companions.DEPLOYMENT, flow.id());
    suppressions.annotation().ifPresent(field::addAnnotation);
    return field.build();
  }

  /** {@code record TriageInput(Ticket ticket, Queue queue)}. */
  Optional<TypeSpec> record() {
    if (!hasRecord()) {
      return Optional.empty();
    }
    MethodSpec.Builder components = MethodSpec.constructorBuilder();
    Suppressions suppressions = new Suppressions();
    for (VariableElement parameter : method.getParameters()) {
      addType(parameter, suppressions);
      components.addParameter(parameter(parameter));
    }
    TypeSpec.Builder record = TypeSpec.recordBuilder(recordName().simpleName())
        .addJavadoc("The input of the flow {@code $L}.\n", flow.id())
        .addModifiers(visibility.of(method))
        .recordConstructor(components.build());
    suppressions.annotation().ifPresent(record::addAnnotation);
    return Optional.of(record.build());
  }

  /** {@code static Answer triage(Sluice sluice, Ticket ticket, Queue queue)}. */
  Optional<MethodSpec> overload() {
    if (!hasRecord()) {
      return Optional.empty();
    }
    List<CodeBlock> arguments = new ArrayList<>();
    String sluice = "sluice";
    Suppressions suppressions = new Suppressions();
    for (VariableElement parameter : method.getParameters()) {
      arguments.add(CodeBlock.of("$N", parameter.getSimpleName()));
      addType(parameter, suppressions);
    }
    while (flow.params().stream().map(param -> param.name()).anyMatch(sluice::equals)) {
      sluice += "_";
    }
    suppressions.addType(method.getReturnType());
    CodeBlock run = CodeBlock.of(
        "$N.run($N, new $T($L))",
        sluice,
        Companions.constant(flow.id()),
        recordName(),
        CodeBlock.join(arguments, ", "));
    boolean isVoid = method.getReturnType().getKind() == TypeKind.VOID;
    MethodSpec.Builder overload = MethodSpec.methodBuilder(flow.signature().name())
        .addJavadoc("Runs the flow {@code $L} to its end.\n", flow.id())
        .addModifiers(visibility.of(method))
        .addModifiers(Modifier.STATIC)
        .returns(TypeName.get(method.getReturnType()))
        .addParameter(RuntimeNames.SLUICE, sluice)
        .addStatement(isVoid ? "$L" : "return $L", run);
    for (VariableElement parameter : method.getParameters()) {
      overload.addParameter(parameter(parameter));
    }
    suppressions.annotation().ifPresent(overload::addAnnotation);
    return Optional.of(overload.build());
  }

  private boolean hasRecord() {
    return flow.params().size() > 1;
  }

  private ClassName recordName() {
    return companion.nestedClass(Companions.inputRecord(flow.id()));
  }

  private TypeName input() {
    return switch (flow.params().size()) {
      case 0 -> ClassName.get(Void.class);
      case 1 -> TypeName.get(method.getParameters().get(0).asType()).box();
      default -> recordName();
    };
  }

  private static ParameterSpec parameter(VariableElement parameter) {
    return ParameterSpec.builder(
            TypeName.get(parameter.asType()), parameter.getSimpleName().toString())
        .build();
  }

  private static void addType(VariableElement parameter, Suppressions suppressions) {
    suppressions.addType(parameter.asType());
  }
}

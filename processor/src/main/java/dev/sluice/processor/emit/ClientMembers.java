package dev.sluice.processor.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.sluice.processor.decl.AnnotationReader;
import dev.sluice.processor.decl.Companions;
import dev.sluice.processor.decl.FlowDecl;
import dev.sluice.processor.decl.OwnerReader.Owner;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * The method {@code client}: an object whose flow methods run through a {@code Sluice}. For an interface it implements
 * that interface, for a class the nested interface {@code Client}. It is an anonymous class, so that a companion has no
 * more than one class file for it, which is loaded when somebody asks for a client.
 *
 * <p>There is none without flows to implement, of a generic type, whose type arguments nobody could state, and of a
 * sealed interface, which nobody else may implement.
 */
final class ClientMembers {

  private static final String CLIENT = "Client";

  private final Owner owner;
  private final TypeElement type;
  private final ClassName companion;
  private final Visibility visibility;
  private final Elements elements;
  private final Types types;
  private final List<FlowDecl> flows;
  private final String sluice;

  ClientMembers(
      Owner owner, ClassName companion, Visibility visibility, Elements elements, Types types) {
    this.owner = owner;
    this.type = owner.element();
    this.companion = companion;
    this.visibility = visibility;
    this.elements = elements;
    this.types = types;
    this.flows = flows();
    this.sluice = freeName();
  }

  private List<FlowDecl> flows() {
    List<FlowDecl> all = owner.steps().stream()
        .filter(FlowDecl.class::isInstance)
        .map(FlowDecl.class::cast)
        .filter(flow -> !isInterface() || !flow.isStatic())
        .toList();
    // One interface has one visibility, and must not name what its readers cannot see.
    List<FlowDecl> open =
        all.stream().filter(flow -> visibility.isOpen(flow.element())).toList();
    return isInterface() || open.isEmpty() ? all : open;
  }

  boolean exists() {
    return !flows.isEmpty()
        && !type.getModifiers().contains(Modifier.SEALED)
        && !isGeneric()
        && !(companion.packageName().isEmpty() && hidesAClass());
  }

  /** In the package without a name nothing can be written in front of a class that a member hides. */
  private boolean hidesAClass() {
    return !isInterface() && elements.getTypeElement(CLIENT) != null;
  }

  private boolean isGeneric() {
    for (Element at = type; at instanceof TypeElement around; at = at.getEnclosingElement()) {
      if (!around.getTypeParameters().isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private boolean isInterface() {
    return type.getKind() == ElementKind.INTERFACE;
  }

  /** {@code interface Client}, of a class. */
  Optional<TypeSpec> declaration() {
    if (isInterface()) {
      return Optional.empty();
    }
    Suppressions suppressions = new Suppressions();
    TypeSpec.Builder client = TypeSpec.interfaceBuilder(CLIENT)
        .addJavadoc("The flows of {@code $L}.\n", type.getSimpleName())
        .addModifiers(modifiers());
    for (FlowDecl flow : flows) {
      client.addMethod(signature(flow.element(), suppressions)
          .addModifiers(Modifier.ABSTRACT)
          .build());
    }
    suppressions.annotation().ifPresent(client::addAnnotation);
    return Optional.of(client.build());
  }

  /** {@code static Support client(Sluice sluice)}. */
  MethodSpec method() {
    Suppressions suppressions = new Suppressions();
    suppressions.addElement(type);
    TypeName result = isInterface() ? ClassName.get(type) : companion.nestedClass(CLIENT);
    CodeBlock client = !isInterface() && flows.size() == 1
        ? lambda(flows.get(0), suppressions)
        : CodeBlock.of("$L", anonymous(result, suppressions));
    MethodSpec.Builder method = MethodSpec.methodBuilder("client")
        .addJavadoc(
            isInterface()
                ? "Runs its flows to their ends; other methods without a body throw.\n"
                : "Runs flows to their ends.\n")
        .addModifiers(modifiers())
        .addModifiers(Modifier.STATIC)
        .returns(result)
        .addParameter(RuntimeNames.SLUICE, sluice)
        .addStatement("return $L", client);
    suppressions.annotation().ifPresent(method::addAnnotation);
    return method.build();
  }

  /** One class file less, in the usual case of one flow in a class. */
  private CodeBlock lambda(FlowDecl flow, Suppressions suppressions) {
    signature(flow.element(), suppressions);
    List<CodeBlock> names = arguments(flow);
    CodeBlock list = CodeBlock.join(names, ", ");
    return names.size() == 1
        ? CodeBlock.of("$L -> $L", list, run(flow))
        : CodeBlock.of("($L) -> $L", list, run(flow));
  }

  private TypeSpec anonymous(TypeName result, Suppressions suppressions) {
    TypeSpec.Builder body = TypeSpec.anonymousClassBuilder("").addSuperinterface(result);
    for (FlowDecl flow : flows) {
      boolean isVoid = flow.element().getReturnType().getKind() == TypeKind.VOID;
      body.addMethod(signature(flow.element(), suppressions)
          .addAnnotation(Override.class)
          .addStatement(isVoid ? "$L" : "return $L", run(flow))
          .build());
    }
    if (isInterface()) {
      refused(suppressions).forEach(body::addMethod);
    }
    return body.build();
  }

  private static List<CodeBlock> arguments(FlowDecl flow) {
    List<CodeBlock> arguments = new ArrayList<>();
    flow.element()
        .getParameters()
        .forEach(parameter -> arguments.add(CodeBlock.of("$N", parameter.getSimpleName())));
    return arguments;
  }

  private Modifier[] modifiers() {
    return isInterface() || visibility.isOpen(flows.get(0).element())
        ? visibility.ofCompanion()
        : new Modifier[0];
  }

  private static MethodSpec.Builder signature(ExecutableElement method, Suppressions suppressions) {
    MethodSpec.Builder signature = MethodSpec.methodBuilder(
            method.getSimpleName().toString())
        .addModifiers(Modifier.PUBLIC)
        .returns(TypeName.get(method.getReturnType()));
    suppressions.addElement(method);
    suppressions.addType(method.getReturnType());
    for (VariableElement parameter : method.getParameters()) {
      suppressions.addType(parameter.asType());
      signature.addParameter(ParameterSpec.builder(
              TypeName.get(parameter.asType()), parameter.getSimpleName().toString())
          .build());
    }
    return signature;
  }

  /** Members of the interface hide those of the companion, so these are written with its name. */
  private CodeBlock run(FlowDecl flow) {
    List<CodeBlock> arguments = arguments(flow);
    if (arguments.size() > 1) {
      CodeBlock list = CodeBlock.join(arguments, ", ");
      return CodeBlock.of("$T.$N($N, $L)", companion, flow.signature().name(), sluice, list);
    }
    arguments.add(0, CodeBlock.of("$T.$N", companion, Companions.constant(flow.id())));
    return CodeBlock.of("$N.run($L)", sluice, CodeBlock.join(arguments, ", "));
  }

  /** The other methods that a class has to have, and steps with a body, which must not run beside the flows. */
  private List<MethodSpec> refused(Suppressions suppressions) {
    List<MethodSpec> refused = new ArrayList<>();
    InterfaceMethods.of(type, elements, types).forEach((signature, method) -> {
      boolean isStep = AnnotationReader.isStep(method);
      boolean isFlow = flows.stream().anyMatch(flow -> flow.element().equals(method));
      if (isFlow || !(isStep || method.getModifiers().contains(Modifier.ABSTRACT))) {
        return;
      }
      suppressions.addElement(method);
      suppressions.addType(method.getReturnType());
      method.getParameters().forEach(parameter -> suppressions.addType(parameter.asType()));
      if (!isStep) {
        suppressions.add("rawtypes");
      }
      refused.add(MethodSpec.overriding(method, (DeclaredType) type.asType(), types)
          .addStatement(
              "throw $T.$N.notInClient($S)",
              companion,
              Companions.DEPLOYMENT,
              method.getSimpleName())
          .build());
    });
    return refused;
  }

  /** Neither a parameter nor a member of the interface, which would hide it. */
  private String freeName() {
    Set<String> taken = new HashSet<>();
    flows.forEach(flow -> flow.params().forEach(param -> taken.add(param.name())));
    ElementFilter.fieldsIn(elements.getAllMembers(type))
        .forEach(field -> taken.add(field.getSimpleName().toString()));
    String name = "sluice";
    while (taken.contains(name)) {
      name += "_";
    }
    return name;
  }
}

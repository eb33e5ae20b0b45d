package dev.sluice.processor.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.sluice.ir.CanonicalJson;
import dev.sluice.processor.decl.Companions;
import dev.sluice.processor.decl.Descriptors;
import dev.sluice.processor.decl.FlowDecl;
import dev.sluice.processor.decl.OwnerReader.Owner;
import dev.sluice.processor.decl.StepDecl;
import dev.sluice.processor.decl.TypeNames;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * The generated companion of an annotated class. It knows signatures only: the programs of the flows are resources
 * beside it.
 */
public final class CompanionClass {

  private static final String GENERATOR = "dev.sluice.processor.FlowProcessor";

  /** A string constant holds 65,534 bytes; canonical JSON is ASCII. */
  private static final int PART = 60_000;

  private final Elements elements;
  private final Types types;
  private final Owner owner;
  private final ClassName name;
  private final Visibility visibility;

  private CompanionClass(Owner owner, Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
    this.owner = owner;
    this.name = ClassName.get(
        elements.getPackageOf(owner.element()).getQualifiedName().toString(),
        Companions.simpleName(owner.element()));
    this.visibility = new Visibility(owner.element(), elements);
  }

  /** The source file, the same for the same declarations wherever they stand. */
  public static JavaFile of(Owner owner, Elements elements, Types types) {
    CompanionClass companion = new CompanionClass(owner, elements, types);
    return JavaFile.builder(companion.name.packageName(), companion.type())
        .indent("  ")
        .build();
  }

  private TypeSpec type() {
    TypeSpec.Builder type = TypeSpec.classBuilder(name)
        .addOriginatingElement(owner.element())
        .addJavadoc(
            "What the runtime knows of {@code $L}, with a constant for each flow.\n",
            TypeNames.simple(owner.element()))
        .addModifiers(visibility.ofCompanion())
        .addModifiers(Modifier.FINAL)
        .addAnnotation(descriptor());
    addGenerated(type);
    Suppressions suppressions = new Suppressions();
    if (visibility.warnsOfExports()) {
      suppressions.add("exports");
    }
    suppressions.annotation().ifPresent(type::addAnnotation);
    DeploymentField deployment = new DeploymentField(owner, visibility, types);
    type.addField(deployment.field());
    type.addMethod(
        MethodSpec.constructorBuilder().addModifiers(Modifier.PRIVATE).build());
    for (StepDecl step : owner.steps()) {
      if (step instanceof FlowDecl flow) {
        FlowMembers members = new FlowMembers(flow, name, visibility);
        type.addField(members.constant());
        members.record().ifPresent(type::addType);
        members.overload().ifPresent(type::addMethod);
      }
    }
    ClientMembers client = new ClientMembers(owner, name, visibility, elements, types);
    if (client.exists()) {
      client.declaration().ifPresent(type::addType);
      type.addMethod(client.method());
    }
    type.addMethods(deployment.methods());
    return type.build();
  }

  private AnnotationSpec descriptor() {
    String text = CanonicalJson.text(Descriptors.write(owner.steps()));
    List<CodeBlock> parts = new ArrayList<>();
    for (int start = 0; start < text.length(); start += PART) {
      parts.add(CodeBlock.of("$S", text.substring(start, Math.min(text.length(), start + PART))));
    }
    return AnnotationSpec.builder(RuntimeNames.DESCRIPTOR)
        .addMember(
            "value",
            parts.size() == 1 ? parts.get(0) : CodeBlock.of("{$L}", CodeBlock.join(parts, ", ")))
        .build();
  }

  /** The annotation is not visible in a module that does not require {@code java.compiler}. */
  private void addGenerated(TypeSpec.Builder type) {
    TypeElement generated = elements.getTypeElement(
        elements.getModuleOf(owner.element()), "javax.annotation.processing.Generated");
    if (generated != null) {
      type.addAnnotation(AnnotationSpec.builder(ClassName.get(generated))
          .addMember("value", "$S", GENERATOR)
          .build());
    }
  }
}

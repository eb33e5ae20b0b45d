package dev.sluice.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;

/** Which package may use which. The build files state the same for modules; here it holds for every class. */
@AnalyzeClasses(locations = SourceTree.class)
final class ArchitectureTest {

  private static final String ANNOTATIONS = "dev.sluice";
  private static final String IR = "dev.sluice.ir..";
  private static final String RUNTIME_API = "dev.sluice.runtime";
  private static final String RUNTIME = "dev.sluice.runtime..";
  private static final String TESTKIT = "dev.sluice.testkit..";
  private static final String PROCESSOR = "dev.sluice.processor..";
  private static final String READ = "dev.sluice.processor.read..";

  @ArchTest
  static final ArchRule annotationsUseOnlyTheJdk = only(ANNOTATIONS, ANNOTATIONS);

  @ArchTest
  static final ArchRule irUsesOnlyTheJdk = only(IR, IR);

  @ArchTest
  static final ArchRule runtimeUsesIrAndAnnotations =
      only(RUNTIME, RUNTIME, IR, ANNOTATIONS, "org.jspecify..");

  @ArchTest
  static final ArchRule testkitUsesTheRuntime =
      only(TESTKIT, TESTKIT, RUNTIME, IR, ANNOTATIONS, "org.jspecify..");

  @ArchTest
  static final ArchRule processorUsesIr = only(
          PROCESSOR,
          PROCESSOR,
          IR,
          "javax..",
          "com.sun.source..",
          "com.palantir.javapoet..",
          "com.google.auto.service..",
          "org.jspecify..")
      .because(
          "annotations are read as mirrors by name: user code may have another version of them");

  @ArchTest
  static final ArchRule onlyTheReaderSeesCompilerTrees = noClasses()
      .that()
      .resideOutsideOfPackage(READ)
      .should()
      .dependOnClassesThat()
      .resideInAnyPackage("com.sun.source..")
      .because("the rest of the processor must not depend on how a method is written");

  @ArchTest
  static final ArchRule noCompilerInternals = noClasses()
      .should()
      .dependOnClassesThat()
      .resideInAnyPackage("com.sun.tools..", "jdk.internal..", "sun..")
      .because("users would have to open the compiler with flags");

  @ArchTest
  static final ArchRule noPackageCycles = slices()
      .assignedFrom(new ByPackage())
      .should()
      .beFreeOfCycles()
      .because("a package is read after the packages it uses");

  /** The public API of the runtime is no slice: it starts what implements it. */
  private static final class ByPackage implements SliceAssignment {

    @Override
    public SliceIdentifier getIdentifierOf(JavaClass javaClass) {
      String name = javaClass.getPackageName();
      return name.equals(RUNTIME_API) ? SliceIdentifier.ignore() : SliceIdentifier.of(name);
    }

    @Override
    public String getDescription() {
      return "packages";
    }
  }

  private static ArchRule only(String from, String... to) {
    DescribedPredicate<JavaClass> allowed =
        resideInAnyPackage(to).or(resideInAnyPackage("java..", ""));
    return classes().that().resideInAPackage(from).should().onlyDependOnClassesThat(allowed);
  }
}

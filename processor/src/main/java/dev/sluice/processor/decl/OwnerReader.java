package dev.sluice.processor.decl;

import dev.sluice.processor.problem.DeclarationCode;
import dev.sluice.processor.problem.Problem;
import dev.sluice.processor.problem.Report;
import dev.sluice.processor.problem.Spot;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;

/** Reads all steps of one class and checks them against each other. */
public final class OwnerReader {

  private static final List<String> KINDS = List.of("tool", "reasoner", "pure", "flow");

  private final Elements elements;
  private final DeclarationReader reader;

  OwnerReader(Elements elements, DeclarationReader reader) {
    this.elements = elements;
    this.reader = reader;
  }

  /**
   * An annotated class.
   *
   * @param steps by kind (tools, reasoners, pures, flows), then id, so that moving a method changes nothing
   * @param unresolved true when a name in a signature is not known (yet)
   */
  public record Owner(
      TypeElement element, String companion, List<StepDecl> steps, boolean unresolved) {
    public Owner {
      steps = List.copyOf(steps);
    }
  }

  Owner read(TypeElement owner, Report report) {
    List<StepDecl> steps = new ArrayList<>();
    boolean unresolved = false;
    for (ExecutableElement method : ElementFilter.methodsIn(owner.getEnclosedElements())) {
      if (AnnotationReader.isStep(method)) {
        Report own = new Report();
        Optional<StepDecl> step =
            reader.read(method, DeclarationReader.sourceNames(method), SpotChoice.DECLARATION, own);
        unresolved |= step.isEmpty() && !own.hasErrors();
        report.addAll(own);
        step.ifPresent(steps::add);
      }
    }
    List<StepDecl> kept = withoutClashes(steps, owner, report);
    kept.sort(Comparator.comparing((StepDecl step) -> KINDS.indexOf(step.kind()))
        .thenComparing(StepDecl::id)
        .thenComparing(StepDecl::member));
    return new Owner(owner, Companions.binaryName(owner, elements), kept, unresolved);
  }

  private static List<StepDecl> withoutClashes(
      List<StepDecl> steps, TypeElement owner, Report report) {
    Map<String, StepDecl> taken = new HashMap<>();
    List<StepDecl> kept = new ArrayList<>();
    for (StepDecl step : steps) {
      String id = step.id().toLowerCase(Locale.ROOT);
      StepDecl other = taken.putIfAbsent(step.kind() + " " + id, step);
      if (other != null) {
        report.add(Problem.at(
            Spot.of(step.element()),
            clash(step),
            TypeNames.signature(other.element()),
            TypeNames.signature(step.element()),
            step.id()));
      } else if (!(step instanceof FlowDecl flow) || hasFreeNames(flow, taken, owner, report)) {
        kept.add(step);
      }
    }
    return kept;
  }

  /** A flow takes a constant and, with several parameters, a record; both are members of the companion. */
  private static boolean hasFreeNames(
      FlowDecl flow, Map<String, StepDecl> taken, TypeElement owner, Report report) {
    List<String> names = new ArrayList<>(List.of(Companions.constant(flow.id())));
    if (flow.params().size() > 1) {
      names.add(Companions.inputRecord(flow.id()));
    }
    for (String name : names) {
      // Classes that differ only in case share a file on some systems.
      StepDecl other = taken.putIfAbsent("name " + name.toLowerCase(Locale.ROOT), flow);
      boolean isClass = name.equals(topLevelName(owner));
      if (other != null || isClass || name.equals(Companions.DEPLOYMENT)) {
        Problem problem = Problem.at(
            Spot.of(flow.element()),
            DeclarationCode.FLOW_CONSTANT_CLASH,
            flow.signature().name(),
            name,
            Companions.simpleName(owner));
        report.add(
            other == null
                ? problem.with(
                    isClass
                        ? "A constant of that name would hide the class."
                        : "It is the constant that describes the class.")
                : problem.with(
                    "The flow '" + TypeNames.signature(other.element()) + "' has it already."));
        return false;
      }
    }
    return true;
  }

  private static String topLevelName(TypeElement owner) {
    Element element = owner;
    while (element.getEnclosingElement().getKind() != ElementKind.PACKAGE) {
      element = element.getEnclosingElement();
    }
    return element.getSimpleName().toString();
  }

  private static DeclarationCode clash(StepDecl step) {
    return switch (step.kind()) {
      case "tool" -> DeclarationCode.TOOL_ID_CLASH;
      case "reasoner" -> DeclarationCode.REASONER_ID_CLASH;
      case "pure" -> DeclarationCode.PURE_ID_CLASH;
      default -> DeclarationCode.FLOW_ID_CLASH;
    };
  }
}

package dev.sluice.processor;

import com.palantir.javapoet.JavaFile;
import dev.sluice.processor.decl.OwnerReader.Owner;
import dev.sluice.processor.decl.TypeNames;
import dev.sluice.processor.emit.CompanionClass;
import dev.sluice.processor.problem.DeclarationCode;
import dev.sluice.processor.problem.Problem;
import dev.sluice.processor.problem.ProcessorCode;
import dev.sluice.processor.problem.Report;
import dev.sluice.processor.problem.Spot;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;

/** Writes companions and keeps their names apart. */
final class CompanionFiles {

  private final ProcessingEnvironment environment;
  private final Rounds rounds;
  private final Map<String, String> ownerByCompanion = new HashMap<>();

  CompanionFiles(ProcessingEnvironment environment, Rounds rounds) {
    this.environment = environment;
    this.rounds = rounds;
  }

  void write(Owner owner, Report report) {
    Elements elements = environment.getElementUtils();
    String name = owner.companion();
    Optional<String> other = taken(owner);
    if (other.isPresent()) {
      report.add(clash(owner, name).with(other.get()));
      return;
    }
    JavaFile file = CompanionClass.of(owner, elements, environment.getTypeUtils());
    try {
      file.writeTo(environment.getFiler());
    } catch (FilerException e) {
      report.add(clash(owner, name).with("Another annotation processor has generated it."));
    } catch (IOException e) {
      report.add(
          Spot.of(owner.element()),
          ProcessorCode.COMPANION_NOT_WRITTEN,
          name,
          String.valueOf(e.getMessage()));
    }
  }

  private Optional<String> taken(Owner owner) {
    Elements elements = environment.getElementUtils();
    String module = elements.getModuleOf(owner.element()) + "/";
    String before =
        ownerByCompanion.putIfAbsent(module + owner.companion(), TypeNames.simple(owner.element()));
    if (before != null) {
      return Optional.of("The companion of '" + before + "' has it.");
    }
    TypeElement existing =
        elements.getTypeElement(elements.getModuleOf(owner.element()), owner.companion());
    return existing != null && rounds.isRoot(existing)
        ? Optional.of("It is a class of this compilation.")
        : Optional.empty();
  }

  private static Problem clash(Owner owner, String name) {
    return Problem.at(
        Spot.of(owner.element()),
        DeclarationCode.COMPANION_NAME_CLASH,
        TypeNames.simple(owner.element()),
        name);
  }
}

package dev.sluice.processor;

import com.google.auto.service.AutoService;
import dev.sluice.processor.decl.AccessorSource;
import dev.sluice.processor.decl.AnnotationPlaces;
import dev.sluice.processor.decl.Overrides;
import dev.sluice.processor.decl.OwnerReader.Owner;
import dev.sluice.processor.problem.ProblemPrinter;
import dev.sluice.processor.problem.ProcessorCode;
import dev.sluice.processor.problem.Report;
import dev.sluice.processor.problem.Spot;
import dev.sluice.processor.read.TreeAccess;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/**
 * The annotation processor. Rounds see signatures: they check declarations and emit one companion for each annotated
 * class. Bodies are read later, when javac has attributed them, by the {@link Pipeline}.
 */
@AutoService(Processor.class)
public final class FlowProcessor extends AbstractProcessor {

  private final Claim claim = new Claim();
  private Options options = new Options(false);
  private Optional<TreeAccess> trees = Optional.empty();
  private Rounds rounds;
  private CompanionFiles companions;
  private boolean saidNoTrees;

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    Report report = new Report();
    options = Options.read(environment.getOptions(), report);
    report.print(printer());
    trees = trees(environment);
    rounds =
        new Rounds(environment, trees.map(TreeAccess::accessors).orElse(AccessorSource.UNKNOWN));
    companions = new CompanionFiles(environment, rounds);
    trees.ifPresent(access -> Pipeline.install(access, environment, rounds));
  }

  @Override
  @SuppressWarnings("DoNotClaimAnnotations") // Claim says when, and why then nobody misses them.
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    Report report = new Report();
    Spot first =
        round.getRootElements().stream().findFirst().map(Spot::of).orElse(Spot.COMMAND_LINE);
    Guard.run(first, "a round", report, () -> round(annotations, round, report));
    report.print(printer());
    return claim.of(round, getClass().getClassLoader());
  }

  private void round(
      Set<? extends TypeElement> annotations, RoundEnvironment round, Report report) {
    SortedMap<String, TypeElement> owners = rounds.next(annotations, round);
    if (!round.processingOver()) {
      Overrides overrides = new Overrides(processingEnv.getElementUtils());
      for (TypeElement type : ElementFilter.typesIn(round.getRootElements())) {
        Guard.run(
            Spot.of(type),
            type.getQualifiedName().toString(),
            report,
            () -> overrides.check(type, report));
      }
      // A fault in one class hides no problem in another.
      owners.forEach(
          (name, owner) -> Guard.run(Spot.of(owner), name, report, () -> owner(owner, report)));
    }
    for (TypeElement annotation : annotations) {
      for (Element element : round.getElementsAnnotatedWith(annotation)) {
        AnnotationPlaces.check(element, annotation.getQualifiedName().toString(), report);
      }
    }
  }

  private void owner(TypeElement element, Report report) {
    noTrees(element, report);
    Report own = new Report();
    Owner owner = rounds.declarations().owner(element, own);
    if (owner.unresolved()) {
      // Its problems are found again in the next round.
      rounds.retry(element);
      return;
    }
    report.addAll(own);
    companions.write(owner, report);
  }

  private void noTrees(TypeElement first, Report report) {
    if (trees.isEmpty() && !saidNoTrees) {
      saidNoTrees = true;
      report.add(
          Spot.of(first),
          options.strict() ? ProcessorCode.NO_JAVAC_TREES_STRICT : ProcessorCode.NO_JAVAC_TREES);
    }
  }

  private static Optional<TreeAccess> trees(ProcessingEnvironment environment) {
    try {
      return TreeAccess.of(environment);
    } catch (LinkageError | RuntimeException noTrees) {
      // Eclipse's compiler also runs where the jdk.compiler module is missing, and a wrapper may do
      // anything. Either
      // way the warning says what does not work.
      return Optional.empty();
    }
  }

  private ProblemPrinter printer() {
    return ProblemPrinter.to(processingEnv.getMessager());
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("dev.sluice.*", Claim.GENERATED);
  }

  /** Misspelt ones too: they have been reported, and javac would only say that nobody knows them. */
  @Override
  public Set<String> getSupportedOptions() {
    return Options.own(processingEnv.getOptions().keySet());
  }

  /** Newer syntax in bodies is refused where it stands, not by the version of the whole source. */
  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }
}

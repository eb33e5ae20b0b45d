package dev.sluice.processor;

import dev.sluice.ir.graph.GraphPrinter;
import dev.sluice.processor.decl.Declarations;
import dev.sluice.processor.decl.FlowDecl;
import dev.sluice.processor.problem.Report;
import dev.sluice.processor.read.ChildCalls;
import dev.sluice.processor.read.FlowBody;
import dev.sluice.processor.read.FlowReader;
import dev.sluice.processor.read.TreeAccess;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** Stands beside the processor in a compilation and keeps the graphs that it reads, which are not written down. */
final class GraphProbe extends AbstractProcessor {

  private final SortedMap<String, FlowBody> bodies = new TreeMap<>();
  private final ChildCalls childCalls = new ChildCalls();
  private Rounds rounds;

  /** By {@code owner/flow}. */
  SortedMap<String, FlowBody> bodies() {
    return bodies;
  }

  /** All graphs as one text. */
  String text() {
    StringBuilder text = new StringBuilder();
    bodies.forEach((name, body) ->
        text.append("== ").append(name).append('\n').append(GraphPrinter.print(body.graph())));
    return text.toString();
  }

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    TreeAccess trees = TreeAccess.of(environment).orElseThrow();
    rounds = new Rounds(environment, trees.accessors());
    trees.onAnalyzed(rounds::topLevelTypes, type -> read(trees, type));
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    rounds.next(annotations, round);
    return false;
  }

  private void read(TreeAccess trees, TypeElement type) {
    Declarations declarations = rounds.declarations();
    Optional<FlowReader> reader = FlowReader.of(
        trees,
        type,
        processingEnv.getElementUtils(),
        processingEnv.getTypeUtils(),
        declarations,
        childCalls);
    reader.ifPresent(found -> found.methods().forEach(method -> read(found, declarations, method)));
  }

  private void read(FlowReader reader, Declarations declarations, ExecutableElement method) {
    if (!declarations.isStep(method)) {
      return;
    }
    Declarations.Use use = new Declarations.Use(
        reader.spot(method),
        processingEnv.getElementUtils().getPackageOf(method),
        Optional.empty());
    declarations.of(method, use, new Report()).ifPresent(decl -> {
      if (decl instanceof FlowDecl flow) {
        reader
            .read(flow, new Report())
            .ifPresent(body -> bodies.put(flow.owner() + "/" + flow.id(), body));
      }
    });
  }

  @Override
  public Set<String> getSupportedAnnotationTypes() {
    return Set.of("dev.sluice.*");
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }
}

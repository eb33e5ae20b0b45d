package dev.sluice.processor;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Node;
import dev.sluice.ir.graph.Lowering;
import dev.sluice.processor.decl.Declarations;
import dev.sluice.processor.decl.FlowDecl;
import dev.sluice.processor.decl.StepDecl;
import dev.sluice.processor.problem.FlowCode;
import dev.sluice.processor.problem.ProcessorCode;
import dev.sluice.processor.problem.Report;
import dev.sluice.processor.problem.Spot;
import dev.sluice.processor.read.ChildCalls;
import dev.sluice.processor.read.FlowBody;
import dev.sluice.processor.read.FlowReader;
import dev.sluice.processor.read.TreeAccess;
import dev.sluice.processor.resource.DeploymentJson;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.tools.StandardLocation;

/**
 * The stages behind attribution: read a body, lower it, write it down. Each takes a value and gives a value or problems.
 * All flows of a class are compiled before the first file is written, so that problems in one leave no half of the
 * others behind, and hide no problems in them.
 */
final class Pipeline {

  private final TreeAccess trees;
  private final ProcessingEnvironment environment;
  private final Rounds rounds;
  private final ChildCalls childCalls = new ChildCalls();
  private final Map<TypeElement, Report> leftToCompiler = new HashMap<>();

  private Pipeline(TreeAccess trees, ProcessingEnvironment environment, Rounds rounds) {
    this.trees = trees;
    this.environment = environment;
    this.rounds = rounds;
  }

  /** Compiles the flows of each class when javac has attributed it. */
  static void install(TreeAccess trees, ProcessingEnvironment environment, Rounds rounds) {
    Pipeline pipeline = new Pipeline(trees, environment, rounds);
    trees.onAnalyzed(rounds::topLevelTypes, pipeline::compile);
    trees.onAccepted(pipeline::accepted);
  }

  /** A flow that was left out because the compiler would report it must not go missing when it does not. */
  private void accepted(TypeElement type) {
    Report left = leftToCompiler.remove(type);
    if (left != null) {
      left.print(trees.printer(environment.getMessager()));
    }
  }

  /** A flow that is ready to be written. */
  private record Compiled(FlowDecl flow, byte[] file) {}

  private void compile(TypeElement topLevel) {
    Report report = new Report();
    Guard.run(
        Spot.of(topLevel),
        topLevel.getQualifiedName().toString(),
        report,
        () -> compile(topLevel, report));
    report.print(trees.printer(environment.getMessager()));
  }

  private void compile(TypeElement topLevel, Report report) {
    Optional<FlowReader> reader = FlowReader.of(
        trees,
        topLevel,
        environment.getElementUtils(),
        environment.getTypeUtils(),
        rounds.declarations(),
        childCalls);
    if (reader.isEmpty()) {
      return;
    }
    reader.get().checkPlaces(report);
    List<Compiled> compiled = new ArrayList<>();
    Report left = new Report();
    for (ExecutableElement method : reader.get().methods()) {
      if (isFlow(method)) {
        if (!rounds.isRoot(topLevel)) {
          report.add(Spot.of(topLevel), FlowCode.FLOW_IMPLICIT, topLevel.getSimpleName());
          return;
        }
        Guard.run(
            reader.get().spot(method),
            method.getSimpleName().toString(),
            report,
            () -> compile(method, reader.get(), report, left).ifPresent(compiled::add));
      }
    }
    leftToCompiler.put(topLevel, left);
    if (!report.hasErrors()) {
      compiled.forEach(flow -> write(flow, report));
    }
  }

  private static boolean isFlow(ExecutableElement method) {
    return method.getAnnotationMirrors().stream()
        .anyMatch(mirror -> ((TypeElement) mirror.getAnnotationType().asElement())
            .getQualifiedName()
            .contentEquals("dev.sluice.Flow"));
  }

  private Optional<Compiled> compile(
      ExecutableElement method, FlowReader reader, Report report, Report left) {
    Declarations.Use use = new Declarations.Use(
        reader.spot(method), environment.getElementUtils().getPackageOf(method), Optional.empty());
    Optional<StepDecl> decl = rounds.declarations().of(method, use, report);
    if (decl.isEmpty() || !(decl.get() instanceof FlowDecl flow)) {
      return Optional.empty();
    }
    Report own = new Report();
    Optional<FlowBody> body = reader.read(flow, own);
    if (body.isEmpty() && !own.hasErrors()) {
      left.add(reader.spot(method), FlowCode.FLOW_NOT_READ, flow.id());
    }
    report.addAll(own);
    return body.map(read -> new Compiled(flow, file(flow, read)));
  }

  private static byte[] file(FlowDecl flow, FlowBody body) {
    Node ir = Lowering.lower(body.graph(), flow.id(), body::id);
    return CanonicalJson.bytes(DeploymentJson.of(flow, body, ir));
  }

  private void write(Compiled flow, Report report) {
    String path = DeploymentJson.path(flow.flow());
    ExecutableElement method = flow.flow().element();
    try (OutputStream out = environment
        .getFiler()
        .createResource(StandardLocation.CLASS_OUTPUT, "", path, method.getEnclosingElement())
        .openOutputStream()) {
      out.write(flow.file());
    } catch (IOException e) {
      report.add(
          Spot.of(method),
          ProcessorCode.RESOURCE_NOT_WRITTEN,
          flow.flow().id(),
          path,
          String.valueOf(e.getMessage()));
    }
  }
}

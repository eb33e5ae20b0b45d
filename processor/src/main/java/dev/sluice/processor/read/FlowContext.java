package dev.sluice.processor.read;

import com.sun.source.tree.Tree;
import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.expr.ExprFacts;
import dev.sluice.ir.graph.GraphStep;
import dev.sluice.processor.decl.Declarations;
import dev.sluice.processor.problem.Problem;
import dev.sluice.processor.problem.ProblemCode;
import dev.sluice.processor.problem.Report;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import javax.lang.model.type.TypeMirror;

/** What all readers of one flow share. */
final class FlowContext {

  private final Source source;
  private final JavaTypes types;
  private final Declarations declarations;
  private final Survey survey;
  private final Collaborators collaborators;
  private final ChildCalls childCalls;
  private final String flowId;
  private Report report = new Report();
  private final Uses uses = new Uses();
  private final Set<String> plainRecords = new HashSet<>();
  private final Map<GraphStep, FlowBody.Site> sites = new IdentityHashMap<>();
  private boolean erroneous;

  FlowContext(
      Source source,
      JavaTypes types,
      Declarations declarations,
      Survey survey,
      Collaborators collaborators,
      ChildCalls childCalls,
      String flowId) {
    this.source = source;
    this.types = types;
    this.declarations = declarations;
    this.survey = survey;
    this.collaborators = collaborators;
    this.childCalls = childCalls;
    this.flowId = flowId;
  }

  Source source() {
    return source;
  }

  JavaTypes types() {
    return types;
  }

  Declarations declarations() {
    return declarations;
  }

  Survey survey() {
    return survey;
  }

  Collaborators collaborators() {
    return collaborators;
  }

  ChildCalls childCalls() {
    return childCalls;
  }

  /** The id of the flow that is compiled, for messages. */
  String flowId() {
    return flowId;
  }

  Report report() {
    return report;
  }

  Uses uses() {
    return uses;
  }

  Map<GraphStep, FlowBody.Site> sites() {
    return sites;
  }

  /** Binary names of records whose constructor only assigns, as far as the flow has met them. */
  Set<String> plainRecords() {
    return plainRecords;
  }

  /** Whether computing the operand may raise an exception. */
  boolean canThrow(Operand operand, Frame frame) {
    return ExprFacts.canThrow(operand.expr(), frame.graph()::isNeverNull, plainRecords::contains);
  }

  /** What came of something whose problems are not reported. */
  record Attempt<T>(T value, int problems) {}

  <T> Attempt<T> attempt(Supplier<T> action) {
    Report before = report;
    boolean erroneousBefore = erroneous;
    report = new Report();
    try {
      T value = action.get();
      return new Attempt<>(value, report.problems().size());
    } finally {
      report = before;
      erroneous = erroneousBefore;
    }
  }

  /** Adds a step to the graph of the frame. */
  void add(Frame frame, GraphStep step, String id, Tree at) {
    sites.put(step, new FlowBody.Site(id, source.line(at)));
    frame.graph().add(step);
  }

  /** Reports a problem at a tree. */
  void refuse(Tree at, ProblemCode code, Object... arguments) {
    report.add(source.spot(at), code, arguments);
  }

  /** Reports a problem that involves another place. */
  void refuse(Tree at, String place, ProblemCode code, Object... arguments) {
    report.add(Problem.at(source.spot(at), code, arguments).with(place));
  }

  /** Reports a problem and stands in for the value, so that reading goes on and finds more. */
  Operand refused(Tree at, ProblemCode code, Object... arguments) {
    refuse(at, code, arguments);
    return unknown(at);
  }

  /** A value that takes part in nothing: a problem was reported, so the graph is thrown away. */
  Operand unknown(Tree at) {
    TypeMirror type = source.type(at);
    return new Operand(new Expr.Var("?"), type == null ? types.nothing() : type);
  }

  /**
   * Something is missing that the compiler demands, and nothing of ours should be added to what it says. After a problem
   * of ours it is missing because of that.
   */
  void giveUp() {
    erroneous |= !report.hasErrors();
  }

  boolean isErroneous() {
    return erroneous || survey.isErroneous();
  }
}

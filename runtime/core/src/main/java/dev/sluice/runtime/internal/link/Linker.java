package dev.sluice.runtime.internal.link;

import dev.sluice.ir.Node;
import dev.sluice.ir.Step;
import dev.sluice.runtime.Event;
import dev.sluice.runtime.RunListener;
import dev.sluice.runtime.internal.exec.Causes;
import dev.sluice.runtime.internal.exec.DidInstr;
import dev.sluice.runtime.internal.exec.PlannedInstr;
import dev.sluice.runtime.internal.exec.Program;
import dev.sluice.runtime.internal.exec.RetryPolicy;
import dev.sluice.runtime.internal.exec.Site;
import dev.sluice.runtime.internal.exec.WithinInstr;
import dev.sluice.runtime.internal.std.Data;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * From a program to its executable form, by evaluating it as far as possible: the form of values is followed from node to
 * node, and only what cannot be known becomes an instruction. Sequences are walked without recursion.
 */
public final class Linker {

  static final int NO_SLOT = -1;

  private final LinkSpec spec;
  private final Facts facts;
  private final Data data;
  private final Map<Node, Site> sites = new IdentityHashMap<>();
  private boolean concurrent;

  private Linker(LinkSpec spec) {
    this.spec = spec;
    this.facts = new Facts(spec.root(), spec.observed().isPresent());
    this.data = new Data(spec.records());
  }

  /** @throws dev.sluice.runtime.DeploymentException when the program uses something that this runtime does not have */
  public static Program link(LinkSpec spec) {
    Unsupported.check(spec.root());
    Linker linker = new Linker(spec);
    Code code = new Code(Scope.root());
    Val input = code.scope().slot().as(spec.inputType());
    Flow end = linker.flow(spec.root(), new Flow(input, Causes.NONE), code);
    return new Program(
        code.block(),
        code.scope().size(),
        code.operand(end.value()),
        spec.limits(),
        linker.concurrent);
  }

  /** Some of the program runs on several threads. */
  void foundConcurrency() {
    concurrent = true;
  }

  LinkSpec spec() {
    return spec;
  }

  Facts facts() {
    return facts;
  }

  Data data() {
    return data;
  }

  boolean isObserved() {
    return spec.observed().isPresent();
  }

  /** One for each node, so that instructions and observers mean the same one. */
  Site site(Node node) {
    return sites.computeIfAbsent(
        node,
        made -> new Site(
            made.id(),
            made.accept(Operation.TEXT),
            facts.shape(made),
            spec.sources().apply(made.id())));
  }

  /** Links a tree behind what the code already has. */
  Flow flow(Node root, Flow in, Code code) {
    Deque<Object> work = new ArrayDeque<>();
    work.push(root);
    Flow now = in;
    while (!work.isEmpty()) {
      Object next = work.pop();
      if (next instanceof Opened opened) {
        now = close(opened, Outcome.of(now.value(), now.causes()), code);
      } else if (next instanceof Node.Seq seq && Double.isNaN(RetryPolicy.timeoutOf(seq.ann()))) {
        if (isVisible(seq)) {
          Opened opened = open(seq, now, code);
          work.push(opened);
          now = new Flow(now.value(), opened.inner());
        }
        work.push(seq.right());
        work.push(seq.left());
      } else {
        now = one((Node) next, now, code);
      }
    }
    return now;
  }

  private Flow one(Node node, Flow in, Code code) {
    if (!isVisible(node)) {
      Outcome outcome = timed(node, in, code);
      return new Flow(Operands.bounded(outcome.value(), site(node), code), outcome.exit());
    }
    Opened opened = open(node, in, code);
    return close(opened, timed(node, new Flow(in.value(), opened.inner()), code), code);
  }

  /** A time limit on anything but a call, which has its own, is a limit on a block. */
  private Outcome timed(Node node, Flow in, Code code) {
    boolean isCall = node instanceof Node.Prim prim && !(prim.step() instanceof Step.Sub);
    double seconds = isCall ? Double.NaN : RetryPolicy.timeoutOf(node.ann());
    if (Double.isNaN(seconds)) {
      return inside(node, in, code);
    }
    Code body = new Code(code.scope());
    Outcome outcome = inside(node, in, body);
    code.add(new WithinInstr(site(node), seconds, body.block()));
    return outcome;
  }

  private Outcome inside(Node node, Flow in, Code code) {
    if (node instanceof Node.Seq seq) {
      Flow left = flow(seq.left(), in, code);
      Flow right = flow(seq.right(), left, code);
      return Outcome.of(right.value(), right.causes());
    }
    return node.accept(new NodeLinker(this, code, in));
  }

  /**
   * A node whose end an observer waits for.
   *
   * @param inner the causes of what is in it
   */
  private record Opened(Node node, Site site, Causes inner) {}

  private Opened open(Node node, Flow in, Code code) {
    Site site = site(node);
    code.open(site, new PlannedInstr(site, in.causes()));
    return new Opened(
        node, site, Causes.of(node.id(), Event.Kind.PLANNED, code.scope().depth()));
  }

  private Flow close(Opened opened, Outcome outcome, Code code) {
    Val value = Operands.bounded(outcome.value(), opened.site(), code);
    code.close(
        opened.site(),
        new DidInstr(
            opened.site(),
            code.operand(value),
            opened.node().ann().costUnits().isPresent()
                ? opened.node().ann().costUnits()
                : outcome.cost(),
            outcome.attributes(),
            outcome.meta(),
            outcome.metaSlot().map(Val.Slot::index).orElse(NO_SLOT)));
    outcome.metaSlot().ifPresent(code.scope()::unpin);
    return new Flow(
        value, Causes.of(opened.node().id(), Event.Kind.DID, code.scope().depth()));
  }

  /** Helper nodes are only seen by listeners that want to see everything. */
  private boolean isVisible(Node node) {
    if (spec.observed().isEmpty()) {
      return false;
    }
    if (spec.observed().get() == RunListener.Scope.ALL) {
      return true;
    }
    return !(node instanceof Node.Ident || node instanceof Node.Seq || node instanceof Node.Par)
        && !(node instanceof Node.Arr arr && isPlumbing(arr));
  }

  /** Standard pures without a name from the source: {@code x#pluck}, {@code x.arg0}, {@code if_1.test}. */
  private static boolean isPlumbing(Node.Arr arr) {
    String name = arr.id().substring(arr.id().lastIndexOf('/') + 1);
    return arr.pure().startsWith("std.") && (name.indexOf('#') >= 0 || name.indexOf('.') >= 0);
  }
}

package dev.sluice.runtime.internal.link;

import dev.sluice.ir.Node;
import dev.sluice.ir.Step;
import dev.sluice.runtime.internal.exec.Causes;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/** Links one node, given what flows into it. */
final class NodeLinker implements Node.Visitor<Outcome> {

  private final Linker linker;
  private final Code code;
  private final Flow in;

  NodeLinker(Linker linker, Code code, Flow in) {
    this.linker = linker;
    this.code = code;
    this.in = in;
  }

  @Override
  public Outcome ident(Node.Ident node) {
    return Outcome.of(in.value(), in.causes());
  }

  @Override
  public Outcome arr(Node.Arr node) {
    return Outcome.of(
        new PureLinker(linker, code).apply(linker.site(node), node.pure(), node.args(), in.value()),
        in.causes());
  }

  @Override
  public Outcome prim(Node.Prim node) {
    EffectLinker effects = new EffectLinker(linker, code);
    if (node.step() instanceof Step.Sub sub) {
      return effects.sub(node, sub, in);
    }
    return node.step() instanceof Step.Call call
        ? effects.call(node, call, in)
        : effects.think(node, (Step.Think) node.step(), in);
  }

  @Override
  public Outcome par(Node.Par node) {
    return new ParLinker(linker, code).par(node, in);
  }

  @Override
  public Outcome each(Node.Each node) {
    return new EachLinker(linker, code).each(node, in);
  }

  @Override
  public Outcome alt(Node.Alt node) {
    return new ChoiceLinker(linker, code).alt(node, in);
  }

  @Override
  public Outcome choose(Node.Switch node) {
    return new ChoiceLinker(linker, code).choose(node, in);
  }

  @Override
  public Outcome iterUpTo(Node.IterUpTo node) {
    return new IterLinker(linker, code).iter(node, in);
  }

  @Override
  public Outcome seq(Node.Seq node) {
    throw new IllegalStateException("sequences are walked by the linker");
  }

  @Override
  public Outcome evalPlan(Node.EvalPlan node) {
    throw refused(node);
  }

  @Override
  public Outcome app(Node.App node) {
    throw refused(node);
  }

  @Override
  public Outcome loop(Node.Loop node) {
    throw refused(node);
  }

  private static IllegalStateException refused(Node node) {
    return new IllegalStateException("'" + node.id() + "' was to be refused before");
  }

  /** The value after a reducer, if there is one. */
  static Val reduced(Linker linker, Code code, Node node, Optional<String> reducer, Val value) {
    return reducer.isEmpty()
        ? value
        : new PureLinker(linker, code)
            .apply(linker.site(node), reducer.get(), Optional.empty(), value);
  }

  /** The causes of whatever follows several branches. */
  static Causes union(Iterable<Causes> exits) {
    LinkedHashSet<Causes.Ref> refs = new LinkedHashSet<>();
    exits.forEach(exit -> refs.addAll(exit.refs()));
    return Causes.of(List.copyOf(refs));
  }
}

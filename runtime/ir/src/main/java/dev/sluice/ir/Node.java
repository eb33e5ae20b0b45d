package dev.sluice.ir;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The program: a finite tree of eleven operators (the choice operator {@code alt} has a binary and an n-ary form, so
 * there are twelve records). A node only has the fields its operator can have; documents that say otherwise are
 * {@link WireNode}s and are refused by {@link IrReader}.
 */
public sealed interface Node {

  /** Unique in the tree; see {@code NodeIds} for how ids are formed. */
  String id();

  /** Options of this node; {@link Ann#NONE} when it has none. */
  Ann ann();

  <R> R accept(Visitor<R> visitor);

  /** {@code v -> v}. */
  record Ident(String id, Ann ann) implements Node {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.ident(this);
    }
  }

  /** {@code v -> pure(v)}, or {@code pure(v, args)} when static arguments are present. */
  record Arr(String id, Ann ann, String pure, Optional<Json.Obj> args) implements Node {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.arr(this);
    }
  }

  /** An effect. {@code channel} belongs to {@code __recv__} and {@code __emit__}, {@code args} to {@code __emit__}. */
  record Prim(String id, Ann ann, Step step, Optional<String> channel, Optional<Json.Obj> args)
      implements Node {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.prim(this);
    }
  }

  /** {@code right(left(v))}. */
  record Seq(String id, Ann ann, Node left, Node right) implements Node {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.seq(this);
    }
  }

  /** The same value to both sides. Chains of one kind are flattened into branches when run. */
  record Par(String id, Ann ann, Node left, Node right, Optional<Merge> merge) implements Node {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.par(this);
    }
  }

  /** The body on each element of a list; {@code bound} is the number in flight, absent means no limit. */
  record Each(String id, Ann ann, Node body, OptionalInt bound, Optional<String> reducer)
      implements Node {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.each(this);
    }
  }

  /** Binary choice: {@code predicate(v)} decides which side receives {@code v}. */
  record Alt(String id, Ann ann, String predicate, Node left, Node right) implements Node {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.alt(this);
    }
  }

  /** N-ary choice by {@code selector(v)}; without a matching case and without a fallback the run fails. */
  record Switch(
      String id, Ann ann, String selector, SortedMap<String, Node> cases, Optional<Node> fallback)
      implements Node {
    public Switch {
      SortedMap<String, Node> sorted = new TreeMap<>(CodePoints.ORDER);
      sorted.putAll((Map<String, Node>) cases);
      cases = Collections.unmodifiableSortedMap(sorted);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.choose(this);
    }
  }

  /** The body at least once and at most {@code bound} times, until the pure {@code until} holds for its result. */
  record IterUpTo(String id, Ann ann, Node body, int bound, Optional<String> until)
      implements Node {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.iterUpTo(this);
    }
  }

  /** A plan baked in, or one that {@code controller} writes at run time. At least one is present. */
  record EvalPlan(String id, Ann ann, Optional<Node> plan, Optional<String> controller)
      implements Node {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.evalPlan(this);
    }
  }

  /** A controller loop. */
  record App(String id, Ann ann, AppConfig config) implements Node {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.app(this);
    }
  }

  /** A session loop without bound. */
  record Loop(String id, Ann ann, Node body, LoopConfig config) implements Node {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.loop(this);
    }
  }

  /** One method per operator and no default: a new operator breaks every consumer at compile time. */
  interface Visitor<R> {
    R ident(Ident node);

    R arr(Arr node);

    R prim(Prim node);

    R seq(Seq node);

    R par(Par node);

    R each(Each node);

    R alt(Alt node);

    R choose(Switch node);

    R iterUpTo(IterUpTo node);

    R evalPlan(EvalPlan node);

    R app(App node);

    R loop(Loop node);
  }
}

package dev.sluice.ir.graph;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Contract;
import dev.sluice.ir.Json;
import dev.sluice.ir.SubContract;
import dev.sluice.ir.ToolRef;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/** One step of a {@link StepGraph}. */
public sealed interface GraphStep {

  /** The name of the step's value, unique in its graph; also the last part of its node id. */
  String output();

  /**
   * Names this step consumes, in order. Empty for a {@link Leaf} means the graph's input, but a
   * {@code std.expr} or {@code std.throw} without inputs reads nothing.
   */
  List<String> inputs();

  <R> R accept(Visitor<R> visitor);

  /** One method per kind and no default: a new kind of step breaks every consumer at compile time. */
  interface Visitor<R> {
    R tool(Tool step);

    R think(Think step);

    R sub(Sub step);

    R pure(Pure step);

    R passThrough(PassThrough step);

    R cond(Cond step);

    R choose(Switch step);

    R each(Each step);

    R iterate(Iterate step);
  }

  /** A step without inner graphs. */
  sealed interface Leaf extends GraphStep {
    Ann ann();
  }

  /** @param contract decides fencing; absent counts as a write */
  record Tool(ToolRef ref, List<String> inputs, String output, Optional<Contract> contract, Ann ann)
      implements Leaf {
    public Tool {
      inputs = List.copyOf(inputs);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.tool(this);
    }
  }

  record Think(String reasoner, List<String> inputs, String output, Ann ann) implements Leaf {
    public Think {
      inputs = List.copyOf(inputs);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.think(this);
    }
  }

  /**
   * A child run. What it does to the world is not known from its declaration, so it counts as a write.
   *
   * @param ref the id of the child's flow
   */
  record Sub(String ref, SubContract contract, List<String> inputs, String output, Ann ann)
      implements Leaf {
    public Sub {
      inputs = List.copyOf(inputs);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.sub(this);
    }
  }

  record Pure(String pure, List<String> inputs, String output, Optional<Json.Obj> args, Ann ann)
      implements Leaf {
    public Pure {
      inputs = List.copyOf(inputs);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.pure(this);
    }
  }

  record PassThrough(List<String> inputs, String output) implements Leaf {
    public PassThrough {
      inputs = List.copyOf(inputs);
    }

    @Override
    public Ann ann() {
      return Ann.NONE;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.passThrough(this);
    }
  }

  /**
   * A two-way branch. With a subject the predicate sees the subject's value, without one the record of all names the
   * branch uses. A subject without a predicate is itself the boolean.
   *
   * <p>Later steps may run before a branch that has no inputs and waits for a name its arms use.
   * Naming the subject as an input as well keeps the order, and with it which of two failures is
   * reported.
   */
  record Cond(
      Optional<String> predicate,
      Optional<String> subject,
      List<String> inputs,
      String output,
      StepGraph ifTrue,
      StepGraph ifFalse)
      implements GraphStep {
    public Cond {
      inputs = List.copyOf(inputs);
      if (predicate.isEmpty() && subject.isEmpty()) {
        throw new IllegalArgumentException("a branch needs a predicate or a boolean subject");
      }
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.cond(this);
    }
  }

  /** An n-way branch; a subject without a selector is itself the key. Inputs keep its place as in {@link Cond}. */
  record Switch(
      Optional<String> selector,
      Optional<String> subject,
      List<String> inputs,
      String output,
      SortedMap<String, StepGraph> cases,
      Optional<StepGraph> fallback)
      implements GraphStep {
    public Switch {
      inputs = List.copyOf(inputs);
      SortedMap<String, StepGraph> sorted = new TreeMap<>(dev.sluice.ir.CodePoints.ORDER);
      sorted.putAll((Map<String, StepGraph>) cases);
      cases = Collections.unmodifiableSortedMap(sorted);
      if (selector.isEmpty() && subject.isEmpty()) {
        throw new IllegalArgumentException("a switch needs a selector or a key subject");
      }
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.choose(this);
    }
  }

  /** The body on each element of the list {@code items}; constants and outer names may be used in the body. */
  record Each(
      String items,
      String output,
      StepGraph body,
      OptionalInt maxParallel,
      Optional<String> reducer,
      SortedMap<String, Json> consts,
      Ann ann)
      implements GraphStep {
    public Each {
      SortedMap<String, Json> sorted = new TreeMap<>(dev.sluice.ir.CodePoints.ORDER);
      sorted.putAll((Map<String, Json>) consts);
      consts = Collections.unmodifiableSortedMap(sorted);
    }

    @Override
    public List<String> inputs() {
      return List.of(items);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.each(this);
    }
  }

  /**
   * The body on its own results, at most {@code bound} times; the step's value is the first carried one after the last
   * round, and the start of it if the bound is 0. Outer names may be used in the body.
   *
   * <p>With one carried value and no {@code stops} the body gives that value. Otherwise it gives a record with a field
   * for each carried name and, with {@code stops}, the boolean {@link #STOP}, which ends the repetition when true.
   *
   * @param carried at least one; the first is the body's input
   */
  record Iterate(
      List<Carried> carried, String output, StepGraph body, int bound, boolean stops, Ann ann)
      implements GraphStep {

    /** The field of the body's record that says whether the round was the last. */
    public static final String STOP = Std.BRANCH_FIELD;

    /**
     * A value that each round takes from the one before.
     *
     * @param name in the body
     * @param start the name of the first round's value, around the step
     */
    public record Carried(String name, String start) {}

    public Iterate {
      carried = List.copyOf(carried);
      if (carried.isEmpty() || !carried.get(0).name().equals(body.input())) {
        throw new IllegalArgumentException("the first carried value is the body's input");
      }
    }

    /** Whether the body gives a record and not the carried value itself. */
    boolean isPacked() {
      return stops || carried.size() > 1;
    }

    @Override
    public List<String> inputs() {
      return carried.stream().map(Carried::start).toList();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.iterate(this);
    }
  }
}

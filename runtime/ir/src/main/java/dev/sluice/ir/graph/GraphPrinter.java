package dev.sluice.ir.graph;

import dev.sluice.ir.Ann;
import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Contract;
import dev.sluice.ir.Json;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A step graph as indented text for people: the input, one line per step as {@code name = what
 * (inputs) options}, graphs inside a step below it, the result. The text is stable, so tests
 * compare it.
 *
 * <p>A tool shows its effect, with {@code ?} when it has no contract and therefore counts as a write.
 */
public final class GraphPrinter {

  private final StringBuilder out = new StringBuilder();
  private final Steps steps = new Steps();
  private int depth;

  private GraphPrinter() {}

  /** Each line ends with a line feed. */
  public static String print(StepGraph graph) {
    GraphPrinter printer = new GraphPrinter();
    printer.graph("graph", graph);
    return printer.out.toString();
  }

  private void graph(String role, StepGraph graph) {
    line(role + " " + graph.input());
    depth++;
    graph.steps().forEach(step -> step.accept(steps));
    line("return " + graph.result());
    depth--;
  }

  private void inner(String role, StepGraph graph) {
    depth++;
    graph(role, graph);
    depth--;
  }

  private void line(String text) {
    out.append("  ".repeat(depth)).append(text).append('\n');
  }

  private void step(GraphStep step, String what, String after, Ann ann) {
    String options =
        Options.write(ann).map(json -> " options=" + CanonicalJson.text(json)).orElse("");
    line(step.output() + " = " + what + " (" + String.join(", ", step.inputs()) + ")" + after
        + options);
  }

  private static String quoted(String text) {
    return CanonicalJson.text(Json.of(text));
  }

  private final class Steps implements GraphStep.Visitor<Void> {

    @Override
    public Void tool(GraphStep.Tool step) {
      String effect =
          step.contract().map(Contract::effect).map(Contract.Effect::wire).orElse("write?");
      step(step, "tool " + step.ref().key(), " " + effect, step.ann());
      return null;
    }

    @Override
    public Void think(GraphStep.Think step) {
      step(step, "think " + step.reasoner(), "", step.ann());
      return null;
    }

    @Override
    public Void sub(GraphStep.Sub step) {
      step(step, "sub " + step.ref(), "", step.ann());
      return null;
    }

    @Override
    public Void pure(GraphStep.Pure step) {
      String args = step.args().map(json -> " args=" + CanonicalJson.text(json)).orElse("");
      step(step, "pure " + step.pure(), args, step.ann());
      return null;
    }

    @Override
    public Void passThrough(GraphStep.PassThrough step) {
      step(step, "pass", "", Ann.NONE);
      return null;
    }

    @Override
    public Void cond(GraphStep.Cond step) {
      branch(step, "if", step.predicate(), step.subject());
      inner("then", step.ifTrue());
      inner("else", step.ifFalse());
      return null;
    }

    @Override
    public Void choose(GraphStep.Switch step) {
      branch(step, "switch", step.selector(), step.subject());
      step.cases().forEach((key, arm) -> inner("case " + quoted(key), arm));
      step.fallback().ifPresent(arm -> inner("default", arm));
      return null;
    }

    @Override
    public Void each(GraphStep.Each step) {
      StringBuilder after = new StringBuilder();
      step.maxParallel().ifPresent(bound -> after.append(" bound=").append(bound));
      step.reducer().ifPresent(reducer -> after.append(" reducer=").append(reducer));
      step.consts()
          .forEach((name, value) ->
              after.append(' ').append(name).append(":=").append(CanonicalJson.text(value)));
      step(step, "each", after.toString(), step.ann());
      inner("body", step.body());
      return null;
    }

    @Override
    public Void iterate(GraphStep.Iterate step) {
      StringBuilder after = new StringBuilder();
      step.carried()
          .forEach(carried ->
              after.append(' ').append(carried.name()).append("<-").append(carried.start()));
      after.append(" bound=").append(step.bound()).append(step.stops() ? " stops" : "");
      step(step, "iterate", after.toString(), step.ann());
      inner("round", step.body());
      return null;
    }

    private void branch(
        GraphStep step, String what, Optional<String> test, Optional<String> subject) {
      String on =
          String.join(" of ", Stream.concat(test.stream(), subject.stream()).toList());
      step(step, what + " " + on, "", Ann.NONE);
    }
  }
}

package dev.sluice.testkit.differential;

import dev.sluice.ir.Node;
import java.util.stream.DoubleStream;

/**
 * An estimate of the size of the value that a program makes of a value of a given size, in JSON values. Doubling a value
 * in nested rounds makes programs whose result cannot be written down.
 */
final class SizeEstimate implements Node.Visitor<Double> {

  private static final double FEW = 3;

  private final double input;

  private SizeEstimate(double input) {
    this.input = input;
  }

  static double of(Node node, double input) {
    return node.accept(new SizeEstimate(input));
  }

  @Override
  public Double ident(Node.Ident node) {
    return input;
  }

  /** What may give a part of its input twice counts as if it doubled all of it. */
  @Override
  public Double arr(Node.Arr node) {
    switch (node.pure()) {
      case "std.each_pack":
        return FEW * input;
      case "std.pack", "std.unpack":
        return 2 * input;
      default:
        return input + 2;
    }
  }

  @Override
  public Double prim(Node.Prim node) {
    return input + 1;
  }

  @Override
  public Double seq(Node.Seq node) {
    return of(node.right(), of(node.left(), input));
  }

  @Override
  public Double par(Node.Par node) {
    return of(node.left(), input) + of(node.right(), input) + 1;
  }

  /** The items together are about as large as the list. */
  @Override
  public Double each(Node.Each node) {
    return of(node.body(), input);
  }

  @Override
  public Double alt(Node.Alt node) {
    return Math.max(of(node.left(), input), of(node.right(), input));
  }

  @Override
  public Double choose(Node.Switch node) {
    DoubleStream cases = node.cases().values().stream().mapToDouble(arm -> of(arm, input));
    return DoubleStream.concat(cases, node.fallback().stream().mapToDouble(arm -> of(arm, input)))
        .max()
        .orElse(input);
  }

  @Override
  public Double iterUpTo(Node.IterUpTo node) {
    double size = input;
    for (int round = 0; round < node.bound(); round++) {
      size = of(node.body(), size);
    }
    return size;
  }

  @Override
  public Double evalPlan(Node.EvalPlan node) {
    throw new IllegalArgumentException("random programs have no eval_plan");
  }

  @Override
  public Double app(Node.App node) {
    throw new IllegalArgumentException("random programs have no app");
  }

  @Override
  public Double loop(Node.Loop node) {
    throw new IllegalArgumentException("random programs have no loop");
  }
}

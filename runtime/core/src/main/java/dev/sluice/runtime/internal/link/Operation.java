package dev.sluice.runtime.internal.link;

import dev.sluice.ir.Node;
import dev.sluice.ir.Step;

/** What a node does, as events name it. */
final class Operation implements Node.Visitor<String> {

  static final Operation TEXT = new Operation();

  private Operation() {}

  @Override
  public String ident(Node.Ident node) {
    return "ident";
  }

  @Override
  public String arr(Node.Arr node) {
    return "pure " + node.pure();
  }

  @Override
  public String prim(Node.Prim node) {
    if (node.step() instanceof Step.Call call) {
      return "tool " + call.tool().key();
    }
    if (node.step() instanceof Step.Think think) {
      return "reasoner " + think.reasoner();
    }
    return "sub " + ((Step.Sub) node.step()).ref();
  }

  @Override
  public String seq(Node.Seq node) {
    return "seq";
  }

  @Override
  public String par(Node.Par node) {
    return "par";
  }

  @Override
  public String each(Node.Each node) {
    return "each";
  }

  @Override
  public String alt(Node.Alt node) {
    return "alt";
  }

  @Override
  public String choose(Node.Switch node) {
    return "alt";
  }

  @Override
  public String iterUpTo(Node.IterUpTo node) {
    return "iter_up_to";
  }

  @Override
  public String evalPlan(Node.EvalPlan node) {
    return "eval_plan";
  }

  @Override
  public String app(Node.App node) {
    return "app";
  }

  @Override
  public String loop(Node.Loop node) {
    return "loop";
  }
}

package dev.sluice.ir;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A program as indented text for people, one line per node: operator, id, what it does, options. The text is stable, so
 * tests compare it.
 *
 * <p>A sequence is written as a list: the ids of the nested {@code seq} nodes on its left side stand together on one
 * line, the outermost first, and the steps below it. Groups without merge are written in the same way.
 */
public final class IrPrinter {

  /** Deeper lines state their depth in front instead of being indented further. */
  private static final int MAX_INDENT = 32;

  private static final Line LINE = new Line();

  /** A node that has not been written yet; {@code label} says which arm it is. */
  private record Pending(Node node, String label, int depth) {}

  private IrPrinter() {}

  /** Each line ends with a line feed. */
  public static String print(Node root) {
    StringBuilder out = new StringBuilder();
    Deque<Pending> open = new ArrayDeque<>();
    open.push(new Pending(root, "", 0));
    while (!open.isEmpty()) {
      Pending next = open.pop();
      indent(next.depth(), out);
      out.append(next.label()).append(next.node().accept(LINE));
      List<Pending> below = spine(next, out);
      AnnCodec.write(next.node().ann())
          .ifPresent(ann -> out.append(" ann=").append(CanonicalJson.text(ann)));
      out.append('\n');
      for (int i = below.size() - 1; i >= 0; i--) {
        open.push(below.get(i));
      }
    }
    return out.toString();
  }

  private static void indent(int depth, StringBuilder out) {
    out.append("  ".repeat(Math.min(depth, MAX_INDENT)));
    if (depth > MAX_INDENT) {
      out.append('(').append(depth).append(") ");
    }
  }

  /** The children; those of nested nodes of the same kind on the left side are taken up, their ids written. */
  private static List<Pending> spine(Pending parent, StringBuilder out) {
    Deque<Pending> steps = new ArrayDeque<>();
    Node head = parent.node();
    while (true) {
      List<Map.Entry<Slot, Node>> children =
          new ArrayList<>(TreeWalk.children(head).entrySet());
      boolean nested =
          isPlain(parent.node()) && continues(parent.node(), children.get(0).getValue());
      for (int i = children.size() - 1; i >= (nested ? 1 : 0); i--) {
        Map.Entry<Slot, Node> child = children.get(i);
        steps.push(new Pending(child.getValue(), label(head, child.getKey()), parent.depth() + 1));
      }
      if (!nested) {
        return new ArrayList<>(steps);
      }
      head = children.get(0).getValue();
      out.append(' ').append(head.id());
    }
  }

  private static boolean isPlain(Node node) {
    return node instanceof Node.Seq
        || (node instanceof Node.Par par && par.merge().isEmpty());
  }

  private static boolean continues(Node outer, Node inner) {
    return inner.getClass() == outer.getClass() && isPlain(inner) && inner.ann().equals(Ann.NONE);
  }

  private static String label(Node parent, Slot slot) {
    return switch (slot.place()) {
      case LEFT -> parent instanceof Node.Alt ? "then: " : "";
      case RIGHT -> parent instanceof Node.Alt ? "else: " : "";
      case CASE -> "case " + CanonicalJson.text(new Json.Text(slot.key())) + ": ";
      case DEFAULT -> "default: ";
      case BODY, PLAN -> "";
    };
  }

  /** What stands on the line of a node, without its options. */
  private static final class Line implements Node.Visitor<String> {

    private static String line(String op, Node node, String... parts) {
      StringBuilder out = new StringBuilder(op).append(' ').append(node.id());
      for (String part : parts) {
        out.append(part.isEmpty() ? "" : " ").append(part);
      }
      return out.toString();
    }

    private static String named(String name, Optional<String> value) {
      return value.map(text -> name + "=" + text).orElse("");
    }

    private static String named(String name, OptionalInt value) {
      return value.isPresent() ? name + "=" + value.getAsInt() : "";
    }

    private static String json(String name, Optional<? extends Json> value) {
      return named(name, value.map(CanonicalJson::text));
    }

    @Override
    public String ident(Node.Ident node) {
      return line("ident", node);
    }

    @Override
    public String arr(Node.Arr node) {
      return line("arr", node, node.pure(), json("args", node.args()));
    }

    @Override
    public String prim(Node.Prim node) {
      String channel = named("channel", node.channel());
      String args = json("args", node.args());
      if (node.step() instanceof Step.Call call) {
        String ctx = json("ctx", call.ctx().map(AnnCodec::ctx));
        return line(
            "call",
            node,
            call.tool().key(),
            ctx,
            named("frozen", call.frozenHash()),
            channel,
            args);
      }
      if (node.step() instanceof Step.Think think) {
        return line(
            "think",
            node,
            think.reasoner(),
            json("ctx", think.ctx().map(AnnCodec::ctx)),
            channel,
            args);
      }
      Step.Sub sub = (Step.Sub) node.step();
      String policy =
          named("summary", sub.contract().summaryPolicy().map(SubContract.SummaryPolicy::wire));
      String queue = named("queue", sub.contract().queue());
      return line(
          "sub",
          node,
          sub.ref(),
          "shape=" + sub.contract().shape().wire(),
          policy,
          queue,
          channel,
          args);
    }

    @Override
    public String seq(Node.Seq node) {
      return line("seq", node);
    }

    @Override
    public String par(Node.Par node) {
      return line("par", node, json("merge", node.merge().map(MergeCodec::write)));
    }

    @Override
    public String each(Node.Each node) {
      return line("each", node, named("bound", node.bound()), named("reducer", node.reducer()));
    }

    @Override
    public String alt(Node.Alt node) {
      return line("alt", node, "if=" + node.predicate());
    }

    @Override
    public String choose(Node.Switch node) {
      return line("alt", node, "select=" + node.selector());
    }

    @Override
    public String iterUpTo(Node.IterUpTo node) {
      return line("iter_up_to", node, "bound=" + node.bound(), named("until", node.until()));
    }

    @Override
    public String evalPlan(Node.EvalPlan node) {
      return line("eval_plan", node, named("controller", node.controller()));
    }

    @Override
    public String app(Node.App node) {
      Json.Obj config = AppCodec.write(node.config());
      return line(
          "app",
          node,
          node.config().controller(),
          json("config", Optional.of(config).filter(Truthiness::of)));
    }

    @Override
    public String loop(Node.Loop node) {
      Optional<Json> channels = Optional.<Json>of(
              Json.of(node.config().channels().stream().map(MergeCodec::channel).toList()))
          .filter(Truthiness::of);
      String state = json("state", node.config().stateSchema());
      return line(
          "loop",
          node,
          state,
          json("channels", channels),
          json("args", node.config().args()));
    }
  }
}

package dev.sluice.ir;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Walks over program trees in pre-order; children in the order left, right, body, plan, cases by key, default. Nothing
 * here uses the call stack for depth: a sequence of steps is a tree as deep as it is long.
 */
public final class TreeWalk {

  private static final Children CHILDREN = new Children();

  private TreeWalk() {}

  /** The node itself first. */
  public static List<Node> preOrder(Node root) {
    return visits(root).stream().map(Visit::node).toList();
  }

  /** The node itself first. */
  public static List<WireNode> preOrder(WireNode root) {
    return visits(root).stream().map(Visit::node).toList();
  }

  public static List<Visit<Node>> visits(Node root) {
    return visits(root, TreeWalk::children);
  }

  public static List<Visit<WireNode>> visits(WireNode root) {
    return visits(root, WireNode::children);
  }

  /** The children that the node has, in walk order. */
  public static SortedMap<Slot, Node> children(Node node) {
    return node.accept(CHILDREN);
  }

  static <T> List<Visit<T>> visits(T root, Function<T, ? extends SortedMap<Slot, T>> children) {
    List<Visit<T>> order = new ArrayList<>();
    Deque<Visit<T>> open = new ArrayDeque<>();
    Visit<T> visit = new Visit<>(root, 0, Optional.empty(), Optional.empty());
    while (true) {
      order.add(visit);
      Visit<T> parent = visit;
      List<Visit<T>> below = new ArrayList<>();
      // the index is not known before the turn of the child comes
      children
          .apply(visit.node())
          .forEach((slot, child) ->
              below.add(new Visit<>(child, -1, Optional.of(parent), Optional.of(slot))));
      for (int i = below.size() - 1; i >= 0; i--) {
        open.push(below.get(i));
      }
      if (open.isEmpty()) {
        return Collections.unmodifiableList(order);
      }
      Visit<T> next = open.pop();
      visit = new Visit<>(next.node(), order.size(), next.parent(), next.slot());
    }
  }

  /**
   * Computes a value of the root from the bottom up.
   *
   * @param preOrder a whole tree as {@code visits} gives it
   * @param combine from a node and the values of its children
   */
  static <T, R> R fold(
      List<Visit<T>> preOrder, BiFunction<Visit<T>, SortedMap<Slot, R>, R> combine) {
    List<SortedMap<Slot, R>> below = new ArrayList<>(Collections.nCopies(preOrder.size(), none()));
    for (int i = preOrder.size() - 1; i > 0; i--) {
      Visit<T> visit = preOrder.get(i);
      R value = combine.apply(visit, below.set(i, none()));
      int parent = visit.parent().orElseThrow().index();
      if (below.get(parent).isEmpty()) {
        below.set(parent, new TreeMap<>());
      }
      below.get(parent).put(visit.slot().orElseThrow(), value);
    }
    return combine.apply(preOrder.get(0), below.get(0));
  }

  private static <R> SortedMap<Slot, R> none() {
    return Collections.emptySortedMap();
  }

  private static final class Children implements Node.Visitor<SortedMap<Slot, Node>> {

    private static SortedMap<Slot, Node> both(Node left, Node right) {
      SortedMap<Slot, Node> out = new TreeMap<>();
      out.put(Slot.LEFT, left);
      out.put(Slot.RIGHT, right);
      return out;
    }

    private static SortedMap<Slot, Node> one(Slot slot, Node child) {
      SortedMap<Slot, Node> out = new TreeMap<>();
      out.put(slot, child);
      return out;
    }

    @Override
    public SortedMap<Slot, Node> ident(Node.Ident node) {
      return none();
    }

    @Override
    public SortedMap<Slot, Node> arr(Node.Arr node) {
      return none();
    }

    @Override
    public SortedMap<Slot, Node> prim(Node.Prim node) {
      return none();
    }

    @Override
    public SortedMap<Slot, Node> seq(Node.Seq node) {
      return both(node.left(), node.right());
    }

    @Override
    public SortedMap<Slot, Node> par(Node.Par node) {
      return both(node.left(), node.right());
    }

    @Override
    public SortedMap<Slot, Node> each(Node.Each node) {
      return one(Slot.BODY, node.body());
    }

    @Override
    public SortedMap<Slot, Node> alt(Node.Alt node) {
      return both(node.left(), node.right());
    }

    @Override
    public SortedMap<Slot, Node> choose(Node.Switch node) {
      SortedMap<Slot, Node> out = new TreeMap<>();
      node.cases().forEach((key, child) -> out.put(Slot.ofCase(key), child));
      node.fallback().ifPresent(child -> out.put(Slot.DEFAULT, child));
      return out;
    }

    @Override
    public SortedMap<Slot, Node> iterUpTo(Node.IterUpTo node) {
      return one(Slot.BODY, node.body());
    }

    @Override
    public SortedMap<Slot, Node> evalPlan(Node.EvalPlan node) {
      return node.plan().map(plan -> one(Slot.PLAN, plan)).orElseGet(TreeWalk::none);
    }

    @Override
    public SortedMap<Slot, Node> app(Node.App node) {
      return none();
    }

    @Override
    public SortedMap<Slot, Node> loop(Node.Loop node) {
      return one(Slot.BODY, node.body());
    }
  }
}

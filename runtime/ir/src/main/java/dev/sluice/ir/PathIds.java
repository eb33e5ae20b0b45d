package dev.sluice.ir;

import java.util.List;

/**
 * Positional ids, for trees that have no ids of their own and for comparing trees without regard to ids: the root is
 * {@code $}, a child adds {@code .L .R .B .P .C[key] .D}. The ids of a very deep tree are together quadratic in size.
 */
public final class PathIds {

  public static final String ROOT = "$";

  private PathIds() {}

  /** The same tree with positional ids. */
  public static WireNode normalise(WireNode root) {
    return TreeWalk.fold(TreeWalk.visits(root), (visit, below) -> {
      WireDraft draft = visit.node().edit();
      draft.id = visit.pathId();
      draft.children = below;
      return draft.build();
    });
  }

  /** The same program with positional ids. */
  public static Node normalise(Node root) {
    return NodeFromWire.convert(normalise(WireNode.of(root)));
  }

  /** The positional ids in walk order. */
  public static List<String> of(WireNode root) {
    return TreeWalk.visits(root).stream().map(Visit::pathId).toList();
  }

  /** The positional ids in walk order. */
  public static List<String> of(Node root) {
    return TreeWalk.visits(root).stream().map(Visit::pathId).toList();
  }
}

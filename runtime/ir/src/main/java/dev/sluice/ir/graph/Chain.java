package dev.sluice.ir.graph;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Nodes that run one after another, before they are folded into pairs. Each belongs to a step or a graph. */
final class Chain {

  private record Part(String owner, Node node) {}

  private List<Part> parts = new ArrayList<>();

  Chain add(String owner, Node node) {
    parts.add(new Part(owner, node));
    return this;
  }

  Chain addAll(Chain other) {
    parts.addAll(other.parts);
    return this;
  }

  /** Merges each environment cut down to one field, followed by reading that field, into the reading. */
  Chain collapse() {
    List<Part> kept = new ArrayList<>(parts.size());
    for (int i = 0; i < parts.size(); i++) {
      boolean needless =
          i + 1 < parts.size() && isPair(parts.get(i).node(), parts.get(i + 1).node());
      kept.add(parts.get(needless ? ++i : i));
    }
    parts = kept;
    return this;
  }

  /** One node for all, folded to the left. There is at least one part. */
  Node toNode(NodeIds ids) {
    collapse();
    Node all = parts.get(0).node();
    for (Part part : parts.subList(1, parts.size())) {
      all = new Node.Seq(ids.helper(part.owner(), "seq"), Ann.NONE, all, part.node());
    }
    return all;
  }

  private static boolean isPair(Node first, Node second) {
    if (!(first instanceof Node.Arr pack && second instanceof Node.Arr pluck)) {
      return false;
    }
    return pack.pure().equals(Std.PACK)
        && pluck.pure().equals(Std.PLUCK)
        && onlyField(pack).map(key -> Json.Obj.of("key", Json.of(key))).equals(pluck.args());
  }

  /** The field of a record that is cut down to this one field. */
  private static Optional<String> onlyField(Node.Arr pack) {
    Optional<Json> fields = pack.args().flatMap(args -> args.get("fields"));
    if (fields.isEmpty()
        || !(fields.get() instanceof Json.Obj object)
        || object.members().size() != 1) {
      return Optional.empty();
    }
    Map.Entry<String, Json> field = object.members().entrySet().iterator().next();
    return field.getValue().equals(Json.Obj.of("field", Json.of(field.getKey())))
        ? Optional.of(field.getKey())
        : Optional.empty();
  }
}

package dev.sluice.ir;

import dev.sluice.ir.IrException.Code;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** {@link WireNode} from and to JSON: the table of the wire format's node keys. */
final class WireCodec {

  /** A node whose own fields have been read, and the objects in which its children stand. */
  private record Head(WireDraft draft, SortedMap<Slot, Fields> below) {}

  private WireCodec() {}

  static WireNode read(Json document, Fields.Reading reading) {
    Head root = head(Fields.of(document, JsonPath.ROOT, reading));
    return TreeWalk.fold(TreeWalk.visits(root, WireCodec::heads), (visit, below) -> {
      WireDraft draft = visit.node().draft();
      draft.children = below;
      return draft.build();
    });
  }

  private static SortedMap<Slot, Head> heads(Head head) {
    SortedMap<Slot, Head> out = new TreeMap<>();
    head.below().forEach((slot, fields) -> out.put(slot, head(fields)));
    return out;
  }

  private static Head head(Fields fields) {
    WireDraft draft = new WireDraft(op(fields), fields.text("id"));
    draft.ann = fields.object("ann").map(AnnCodec::read).orElse(Ann.NONE);
    draft.step = fields.object("step").map(StepCodec::read);
    draft.select = fields.optionalText("select");
    draft.bound = fields.whole("bound");
    draft.controller = fields.optionalText("controller");
    draft.pure = fields.optionalText("pure");
    draft.args = fields.value("args");
    draft.merge = fields.object("merge").map(MergeCodec::document);
    draft.channel = fields.optionalText("channel");
    draft.stateSchema = fields.value("stateSchema");
    draft.channels =
        fields.list(entry -> MergeCodec.channel(entry.fields()), "channels").orElse(draft.channels);
    if (draft.op == Op.APP) {
      draft.app = Optional.of(AppCodec.document(fields));
    }
    SortedMap<Slot, Fields> below = below(fields);
    draft.casesStated = fields.states("cases");
    fields.finish();
    return new Head(draft, below);
  }

  private static Op op(Fields fields) {
    String wire = fields.text("op");
    for (Op op : Op.values()) {
      if (op.wire().equals(wire)) {
        return op;
      }
    }
    throw new IrException(
        Code.IR_UNKNOWN_OP, fields.path("op").text(), "No operator is called '" + wire + "'");
  }

  private static SortedMap<Slot, Fields> below(Fields fields) {
    SortedMap<Slot, Fields> below = new TreeMap<>();
    for (Slot slot : new Slot[] {Slot.LEFT, Slot.RIGHT, Slot.BODY, Slot.PLAN, Slot.DEFAULT}) {
      fields.object(slot.wire()).ifPresent(child -> below.put(slot, child));
    }
    if (fields.states("cases")) {
      // unlike every other key this one may not be null
      fields.requiredObject("cases");
      fields
          .map(Fields.Entry::fields, "cases")
          .ifPresent(cases -> cases.forEach((key, child) -> below.put(Slot.ofCase(key), child)));
    }
    return below;
  }

  static Json.Obj write(WireNode root) {
    return TreeWalk.fold(TreeWalk.visits(root), (visit, below) -> write(visit.node(), below));
  }

  private static Json.Obj write(WireNode node, SortedMap<Slot, Json.Obj> below) {
    ObjBuilder out = new ObjBuilder().put("op", node.op().wire()).put("id", node.id());
    out.put("ann", AnnCodec.write(node.ann())).put("step", node.step().map(StepCodec::write));
    Map<String, Json> cases = new LinkedHashMap<>();
    below.forEach((slot, child) -> {
      if (slot.place() == Slot.Place.CASE) {
        cases.put(slot.key(), child);
      } else {
        out.put(slot.wire(), child);
      }
    });
    if (node.casesStated()) {
      out.put("cases", new Json.Obj(cases));
    }
    out.putText("select", node.select())
        .put("bound", node.bound())
        .putText("controller", node.controller())
        .putText("pure", node.pure())
        .put("args", node.args())
        .put("merge", node.merge())
        .put("stateSchema", node.stateSchema());
    if (usesChannel(node)) {
      out.putText("channel", node.channel());
    }
    if (!node.channels().isEmpty()) {
      out.put(
          "channels", Json.of(node.channels().stream().map(MergeCodec::channel).toList()));
    }
    node.app().ifPresent(app -> app.members().forEach(out::put));
    return out.build();
  }

  static boolean usesChannel(WireNode node) {
    return node.op() == Op.PRIM && node.step().filter(Reserved::isChannelCall).isPresent();
  }
}

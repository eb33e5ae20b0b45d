package dev.sluice.ir;

import dev.sluice.ir.IrException.Code;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/** Turns one node of a document into a program node, refusing what the operator cannot have or must have. */
final class NodeFromWire {

  private final Visit<WireNode> visit;
  private final WireNode wire;
  private final SortedMap<Slot, Node> below;

  private NodeFromWire(Visit<WireNode> visit, SortedMap<Slot, Node> below) {
    this.visit = visit;
    this.wire = visit.node();
    this.below = below;
  }

  static Node convert(WireNode root) {
    return TreeWalk.fold(
        TreeWalk.visits(root), (visit, below) -> new NodeFromWire(visit, below).node());
  }

  private Node node() {
    checkPlaces();
    String id = wire.id();
    Ann ann = wire.ann();
    return switch (wire.op()) {
      case IDENT -> new Node.Ident(id, ann);
      case ARR -> new Node.Arr(id, ann, need(wire.pure(), WireField.PURE), args());
      case PRIM -> prim(id, ann);
      case SEQ -> new Node.Seq(id, ann, child(Slot.LEFT), child(Slot.RIGHT));
      case PAR -> new Node.Par(id, ann, child(Slot.LEFT), child(Slot.RIGHT), merge());
      case EACH -> new Node.Each(id, ann, child(Slot.BODY), bound(1), wire.pure());
      case ALT -> wire.pure().isPresent() ? binary(id, ann, wire.pure().get()) : choice(id, ann);
      case ITER_UP_TO -> {
        int bound = bound(0).orElseThrow(() -> missing(WireField.BOUND));
        yield new Node.IterUpTo(id, ann, child(Slot.BODY), bound, wire.pure());
      }
      case EVAL_PLAN -> plan(id, ann);
      case APP -> new Node.App(id, ann, app());
      case LOOP -> {
        LoopConfig config = new LoopConfig(wire.stateSchema(), wire.channels(), args());
        yield new Node.Loop(id, ann, child(Slot.BODY), config);
      }
    };
  }

  private Optional<Merge> merge() {
    return wire.merge().map(document -> MergeCodec.read(document, path(WireField.MERGE)));
  }

  private Node plan(String id, Ann ann) {
    Optional<Node> plan = Optional.ofNullable(below.get(Slot.PLAN));
    if (plan.isEmpty() && wire.controller().isEmpty()) {
      throw missing(WireField.PLAN);
    }
    return new Node.EvalPlan(id, ann, plan, wire.controller());
  }

  private AppConfig app() {
    String controller = need(wire.controller(), WireField.CONTROLLER);
    return AppCodec.read(controller, wire.app().orElse(Json.Obj.EMPTY), visit.jsonPath());
  }

  private Node prim(String id, Ann ann) {
    Step step = need(wire.step(), WireField.STEP);
    if (wire.channel().isPresent() && !Reserved.isChannelCall(step)) {
      throw misplaced(WireField.CHANNEL);
    }
    if (wire.args().isPresent() && !Reserved.isCallOf(step, Reserved.EMIT)) {
      throw misplaced(WireField.ARGS);
    }
    return new Node.Prim(id, ann, step, wire.channel(), args());
  }

  private Node binary(String id, Ann ann, String predicate) {
    refuse(wire.select().isPresent(), WireField.SELECT);
    refuse(wire.casesStated(), WireField.CASES);
    refuse(below.containsKey(Slot.DEFAULT), WireField.DEFAULT);
    return new Node.Alt(id, ann, predicate, child(Slot.LEFT), child(Slot.RIGHT));
  }

  private Node choice(String id, Ann ann) {
    String selector = need(wire.select(), wire.casesStated() ? WireField.SELECT : WireField.PURE);
    refuse(below.containsKey(Slot.LEFT), WireField.LEFT);
    refuse(below.containsKey(Slot.RIGHT), WireField.RIGHT);
    SortedMap<String, Node> cases = new TreeMap<>(CodePoints.ORDER);
    below.forEach((slot, arm) -> {
      if (slot.place() == Slot.Place.CASE) {
        cases.put(slot.key(), arm);
      }
    });
    if (cases.isEmpty() && !below.containsKey(Slot.DEFAULT)) {
      throw missing(WireField.CASES);
    }
    return new Node.Switch(id, ann, selector, cases, Optional.ofNullable(below.get(Slot.DEFAULT)));
  }

  private void checkPlaces() {
    for (WireField field : WireField.values()) {
      refuse(!wire.op().has(field) && states(field), field);
    }
  }

  private boolean states(WireField field) {
    return switch (field) {
      case STEP -> wire.step().isPresent();
      case LEFT -> below.containsKey(Slot.LEFT);
      case RIGHT -> below.containsKey(Slot.RIGHT);
      case SELECT -> wire.select().isPresent();
      case CASES -> wire.casesStated();
      case DEFAULT -> below.containsKey(Slot.DEFAULT);
      case BOUND -> wire.bound().isPresent();
      case BODY -> below.containsKey(Slot.BODY);
      case PLAN -> below.containsKey(Slot.PLAN);
      case CONTROLLER -> wire.controller().isPresent();
      case PURE -> wire.pure().isPresent();
      case ARGS -> wire.args().isPresent();
      case MERGE -> wire.merge().isPresent();
      case CHANNEL -> wire.channel().isPresent();
      case STATE_SCHEMA -> wire.stateSchema().isPresent();
      case CHANNELS -> !wire.channels().isEmpty();
    };
  }

  private Node child(Slot slot) {
    Node child = below.get(slot);
    if (child == null) {
      throw missing(slot.wire());
    }
    return child;
  }

  private OptionalInt bound(int least) {
    if (wire.bound().isEmpty()) {
      return OptionalInt.empty();
    }
    int bound = Fields.asInt(wire.bound().get(), path(WireField.BOUND));
    if (bound < least) {
      throw new IrException(
          Code.IR_FIELD_RANGE, path(WireField.BOUND).text(), "Expected at least " + least);
    }
    return OptionalInt.of(bound);
  }

  private Optional<Json.Obj> args() {
    return wire.args().map(value -> {
      if (value instanceof Json.Obj object) {
        return object;
      }
      throw Fields.typeError(path(WireField.ARGS), "an object", value);
    });
  }

  private <T> T need(Optional<T> value, WireField field) {
    return value.orElseThrow(() -> missing(field));
  }

  private void refuse(boolean present, WireField field) {
    if (present) {
      throw misplaced(field);
    }
  }

  private JsonPath path(WireField field) {
    return visit.jsonPath().member(field.key());
  }

  private IrException missing(WireField field) {
    return missing(field.key());
  }

  private IrException missing(String key) {
    return new IrException(
        Code.IR_FIELD_MISSING,
        visit.jsonPath().text(),
        "'" + wire.op().wire() + "' needs the field '" + key + "'");
  }

  private IrException misplaced(WireField field) {
    return new IrException(
        Code.IR_FIELD_MISPLACED,
        path(field).text(),
        "This '" + wire.op().wire() + "' cannot have the field '" + field.key() + "'");
  }
}

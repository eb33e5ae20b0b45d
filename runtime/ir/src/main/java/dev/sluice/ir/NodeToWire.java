package dev.sluice.ir;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;

/** The document form of a program. */
final class NodeToWire implements Node.Visitor<WireDraft> {

  private static final NodeToWire INSTANCE = new NodeToWire();

  private NodeToWire() {}

  static WireNode convert(Node root) {
    return TreeWalk.fold(TreeWalk.visits(root), NodeToWire::build);
  }

  private static WireNode build(Visit<Node> visit, SortedMap<Slot, WireNode> below) {
    WireDraft draft = visit.node().accept(INSTANCE);
    draft.ann = visit.node().ann();
    draft.children = below;
    return draft.build();
  }

  private static Optional<Json> integer(OptionalInt value) {
    return value.isPresent() ? Optional.of(Json.of(value.getAsInt())) : Optional.empty();
  }

  /** Programs hold objects where documents can hold anything. */
  private static Optional<Json> any(Optional<Json.Obj> args) {
    return args.map(object -> object);
  }

  @Override
  public WireDraft ident(Node.Ident node) {
    return new WireDraft(Op.IDENT, node.id());
  }

  @Override
  public WireDraft arr(Node.Arr node) {
    WireDraft draft = new WireDraft(Op.ARR, node.id());
    draft.pure = Optional.of(node.pure());
    draft.args = any(node.args());
    return draft;
  }

  @Override
  public WireDraft prim(Node.Prim node) {
    WireDraft draft = new WireDraft(Op.PRIM, node.id());
    draft.step = Optional.of(node.step());
    draft.channel = node.channel();
    draft.args = any(node.args());
    return draft;
  }

  @Override
  public WireDraft seq(Node.Seq node) {
    return new WireDraft(Op.SEQ, node.id());
  }

  @Override
  public WireDraft par(Node.Par node) {
    WireDraft draft = new WireDraft(Op.PAR, node.id());
    draft.merge = node.merge().map(MergeCodec::write);
    return draft;
  }

  @Override
  public WireDraft each(Node.Each node) {
    WireDraft draft = new WireDraft(Op.EACH, node.id());
    draft.bound = integer(node.bound());
    draft.pure = node.reducer();
    return draft;
  }

  @Override
  public WireDraft alt(Node.Alt node) {
    WireDraft draft = new WireDraft(Op.ALT, node.id());
    draft.pure = Optional.of(node.predicate());
    return draft;
  }

  @Override
  public WireDraft choose(Node.Switch node) {
    WireDraft draft = new WireDraft(Op.ALT, node.id());
    draft.select = Optional.of(node.selector());
    draft.casesStated = true;
    return draft;
  }

  @Override
  public WireDraft iterUpTo(Node.IterUpTo node) {
    WireDraft draft = new WireDraft(Op.ITER_UP_TO, node.id());
    draft.bound = integer(OptionalInt.of(node.bound()));
    draft.pure = node.until();
    return draft;
  }

  @Override
  public WireDraft evalPlan(Node.EvalPlan node) {
    WireDraft draft = new WireDraft(Op.EVAL_PLAN, node.id());
    draft.controller = node.controller();
    return draft;
  }

  @Override
  public WireDraft app(Node.App node) {
    WireDraft draft = new WireDraft(Op.APP, node.id());
    draft.controller = Optional.of(node.config().controller());
    draft.app = Optional.of(AppCodec.write(node.config()));
    return draft;
  }

  @Override
  public WireDraft loop(Node.Loop node) {
    WireDraft draft = new WireDraft(Op.LOOP, node.id());
    draft.stateSchema = node.config().stateSchema();
    draft.channels = node.config().channels();
    draft.args = any(node.config().args());
    return draft;
  }
}

package dev.sluice.ir;

import dev.sluice.ir.LoopConfig.Channel;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** A {@link WireNode} being put together; everything but operator and id starts absent. */
final class WireDraft {

  final Op op;
  String id;
  Ann ann = Ann.NONE;
  Optional<Step> step = Optional.empty();
  Optional<String> select = Optional.empty();
  Optional<Json> bound = Optional.empty();
  Optional<String> controller = Optional.empty();
  Optional<String> pure = Optional.empty();
  Optional<Json> args = Optional.empty();
  Optional<Json.Obj> merge = Optional.empty();
  Optional<String> channel = Optional.empty();
  Optional<Json> stateSchema = Optional.empty();
  List<Channel> channels = List.of();
  Optional<Json.Obj> app = Optional.empty();
  boolean casesStated;
  SortedMap<Slot, WireNode> children = new TreeMap<>();

  WireDraft(Op op, String id) {
    this.op = op;
    this.id = id;
  }

  WireDraft(WireNode node) {
    this(node.op(), node.id());
    ann = node.ann();
    step = node.step();
    select = node.select();
    bound = node.bound();
    controller = node.controller();
    pure = node.pure();
    args = node.args();
    merge = node.merge();
    channel = node.channel();
    stateSchema = node.stateSchema();
    channels = node.channels();
    app = node.app();
    casesStated = node.casesStated();
    children = node.children();
  }

  WireNode build() {
    return new WireNode(
        op,
        id,
        ann,
        step,
        select,
        bound,
        controller,
        pure,
        args,
        merge,
        channel,
        stateSchema,
        channels,
        app,
        casesStated,
        children);
  }
}

package dev.sluice.ir;

import dev.sluice.ir.LoopConfig.Channel;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A node as a document states it: any operator may carry any field, and a field may be missing. Reading and writing
 * keep what the wire format keeps, so hashes of foreign documents come out the same. {@link IrReader} turns a document
 * into a {@link Node} when it is well-formed.
 *
 * <p>{@code equals}, {@code hashCode} and {@code toString} descend into the tree with the call stack; compare deep
 * documents by hash.
 *
 * @param ann {@link Ann#NONE} when nothing is stated
 * @param select the selector of a switch
 * @param bound any JSON value; a program has an integer here
 * @param pure function, predicate, stop test or reducer, depending on the operator
 * @param args any JSON value; a program has an object here
 * @param merge {@code kind} and the other known members, unchecked
 * @param channel written only for a call of {@code __recv__} or {@code __emit__}
 * @param channels empty when none are stated
 * @param app the members of an {@code app}, under their first spelling; absent for every other operator
 * @param casesStated whether the node has {@code cases}, which may be empty
 */
public record WireNode(
    Op op,
    String id,
    Ann ann,
    Optional<Step> step,
    Optional<String> select,
    Optional<Json> bound,
    Optional<String> controller,
    Optional<String> pure,
    Optional<Json> args,
    Optional<Json.Obj> merge,
    Optional<String> channel,
    Optional<Json> stateSchema,
    List<Channel> channels,
    Optional<Json.Obj> app,
    boolean casesStated,
    SortedMap<Slot, WireNode> children) {

  public WireNode {
    channels = List.copyOf(channels);
    children = Collections.unmodifiableSortedMap(new TreeMap<>(children));
  }

  /** Reads as the wire format does; a missing {@code op} or {@code id}, or an unknown word, is an error. */
  public static WireNode read(Json document) {
    return WireCodec.read(document, Fields.Reading.LENIENT);
  }

  public static WireNode of(Node program) {
    return NodeToWire.convert(program);
  }

  public Json.Obj toJson() {
    return WireCodec.write(this);
  }

  public Optional<WireNode> child(Slot slot) {
    return Optional.ofNullable(children.get(slot));
  }

  /** The tools of the calls in the tree, in walk order and as often as they are called. */
  public List<ToolRef> toolRefs() {
    return TreeWalk.preOrder(this).stream()
        .flatMap(node -> node.step().stream())
        .filter(Step.Call.class::isInstance)
        .map(step -> ((Step.Call) step).tool())
        .toList();
  }

  WireDraft edit() {
    return new WireDraft(this);
  }
}

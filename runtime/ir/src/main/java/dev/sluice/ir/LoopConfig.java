package dev.sluice.ir;

import java.util.List;
import java.util.Optional;

/**
 * What a session loop declares.
 *
 * @param stateSchema JSON Schema of the carrier that the body returns
 * @param channels in declaration order; the second one takes replies when the body returns a pair
 * @param args static arguments; see {@link #split()}
 */
public record LoopConfig(
    Optional<Json> stateSchema, List<Channel> channels, Optional<Json.Obj> args) {

  public static final LoopConfig NONE =
      new LoopConfig(Optional.empty(), List.of(), Optional.empty());

  public LoopConfig {
    channels = List.copyOf(channels);
  }

  /** Whether a two-element result of the body is carrier and reply. */
  public boolean split() {
    return args.isPresent() && args.get().get("split").equals(Optional.of(Json.TRUE));
  }

  /** @param payload JSON Schema of a message */
  public record Channel(String name, Optional<Json> payload) {}
}

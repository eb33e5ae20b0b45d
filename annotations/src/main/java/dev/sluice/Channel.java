package dev.sluice;

import java.util.Objects;

/**
 * A named way for messages into or out of a run. In a flow it must be a constant.
 *
 * @param name unique among the channels of a session
 * @param type of the messages
 */
public record Channel<M>(String name, Class<M> type) {
  public Channel {
    Objects.requireNonNull(type, "type");
    if (name.isBlank()) {
      throw new IllegalArgumentException("a channel needs a name");
    }
  }

  public static <M> Channel<M> of(String name, Class<M> type) {
    return new Channel<>(name, type);
  }
}

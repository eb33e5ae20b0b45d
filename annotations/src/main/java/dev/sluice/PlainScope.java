package dev.sluice;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What the world answers while flows run as plain Java on this thread:
 *
 * <pre>{@code
 * try (var plain = Flows.plain().answer(new Approved<>(view, "ann", ""))) {
 *   assertThat(refunds.refund(order)).isEqualTo(...);
 * }
 * }</pre>
 *
 * <p>Answers and messages are used in the order given; closing with some left is an {@link IllegalStateException}, since
 * the flow then did not do what the test prepared for. Not thread-safe: it belongs to the thread that opened it.
 */
public final class PlainScope implements AutoCloseable {

  private static final ThreadLocal<PlainScope> CURRENT = new ThreadLocal<>();

  private record Sent(String channel, Object message) {}

  private final Deque<Decision<?>> answers = new ArrayDeque<>();
  private final Map<String, Deque<Object>> messages = new HashMap<>();
  private final List<Sent> sent = new ArrayList<>();
  private final List<Duration> sleeps = new ArrayList<>();

  private PlainScope() {}

  static PlainScope open() {
    if (CURRENT.get() != null) {
      throw new IllegalStateException(
          "A plain scope is open on this thread already. Close it first.");
    }
    PlainScope scope = new PlainScope();
    CURRENT.set(scope);
    return scope;
  }

  static PlainScope current(String operation, String preparation) {
    PlainScope scope = CURRENT.get();
    if (scope == null) {
      throw new IllegalStateException(
          "Flows." + operation + " has no meaning in plain Java outside a scope. Call the flow"
              + " inside try (var plain = Flows.plain()" + preparation
              + ") { ... }, or run it with Sluice.");
    }
    return scope;
  }

  /** Decisions of the next gates, in order. An approved value must have the type of the view. */
  public PlainScope answer(Decision<?>... decisions) {
    answers.addAll(List.of(decisions));
    return this;
  }

  /** The next messages of a channel, in order. */
  @SafeVarargs
  public final <M> PlainScope messages(Channel<M> channel, M... next) {
    messages.computeIfAbsent(channel.name(), name -> new ArrayDeque<>()).addAll(List.of(next));
    return this;
  }

  /** What was sent to a channel so far, in order. */
  public <M> List<M> emitted(Channel<M> channel) {
    return sent.stream()
        .filter(s -> s.channel().equals(channel.name()))
        .map(s -> channel.type().cast(s.message()))
        .toList();
  }

  /** The durations slept so far, in order. */
  public List<Duration> sleeps() {
    return List.copyOf(sleeps);
  }

  // The test states decisions for gates of any type; a wrong one shows as a ClassCastException in
  // the flow.
  @SuppressWarnings("unchecked")
  <V> Decision<V> decide(V view) {
    Decision<?> decision = answers.poll();
    if (decision == null) {
      throw new IllegalStateException("No answer is left for the gate that shows " + view
          + ". Give one more to Flows.plain().answer(...).");
    }
    return (Decision<V>) decision;
  }

  <M> M next(Channel<M> channel) {
    Deque<Object> waiting = messages.get(channel.name());
    if (waiting == null || waiting.isEmpty()) {
      throw new IllegalStateException("No message is left on channel '" + channel.name()
          + "'. Give one more to Flows.plain().messages(channel, ...).");
    }
    return channel.type().cast(waiting.poll());
  }

  void slept(Duration duration) {
    sleeps.add(duration);
  }

  void emitted(Channel<?> channel, Object message) {
    sent.add(new Sent(channel.name(), Objects.requireNonNull(message, "message")));
  }

  @Override
  public void close() {
    if (CURRENT.get() != this) {
      throw new IllegalStateException(
          "This plain scope is closed already, or belongs to another thread.");
    }
    CURRENT.remove();
    if (!answers.isEmpty()) {
      throw new IllegalStateException(
          answers.size() + " answers were not asked for, the first is " + answers.peek());
    }
    messages.forEach((channel, left) -> {
      if (!left.isEmpty()) {
        throw new IllegalStateException(
            left.size() + " messages on channel '" + channel + "' were not received");
      }
    });
  }
}

package dev.sluice;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * What flows can do beyond plain Java. In a compiled flow each call becomes an operator of its own; called as plain Java
 * it does what is written at the method, one thing after the other on the calling thread, so that a flow method can be
 * unit-tested and stepped through. A body may throw checked exceptions; the call throws the same ones.
 *
 * <p>Options, names, counts and durations must be constants in a flow. A bad one raises
 * {@link IllegalArgumentException} in plain Java.
 */
public final class Flows {

  private Flows() {}

  /**
   * The body on each item; results stand in the order of the items and may be null. Items start in order, and at most
   * {@link #concurrency} of them are under way at a time: 16 if not stated, 1 if the body has a write. When one fails,
   * later ones do not start and the earliest failure is thrown. Plain Java: one after the other.
   *
   * @return an immutable list
   */
  public static <T, R, E extends Exception> List<R> each(
      List<T> items, Fn<? super T, ? extends R, E> body, EachOption... options) throws E {
    requireOptions(options);
    List<R> results = new ArrayList<>(items.size());
    for (T item : items) {
      results.add(body.apply(item));
    }
    return Collections.unmodifiableList(results);
  }

  /** The number of items of an {@link #each} under way at a time, at least 1. Above 1 the order of writes is open. */
  public static EachOption concurrency(int items) {
    return new EachOption.Concurrency(items);
  }

  /**
   * {@code body} on {@code start}, then on its own result, until {@code until} holds for a result or it ran {@code max}
   * times. It runs before the first test, so at least once, unless {@code max} is 0: then the result is {@code start}.
   *
   * @param max 0 or more
   */
  public static <T, E extends Exception> T iterate(
      T start, int max, Fn<T, T, E> body, Predicate<T> until) throws E {
    Objects.requireNonNull(until, "until");
    if (max < 0) {
      throw new IllegalArgumentException("max must not be negative: " + max);
    }
    T value = start;
    for (int round = 0; round < max; round++) {
      value = body.apply(value);
      if (until.test(value)) {
        break;
      }
    }
    return value;
  }

  /**
   * The value of the branch that succeeds first; the others are cancelled. If all fail, the failure of the first branch
   * is thrown, with the others suppressed in it. Branches may only read or be idempotent. Plain Java: the first branch
   * in order that succeeds; later ones do not run.
   */
  @SafeVarargs
  public static <T, E extends Exception> T race(Body<T, E>... branches) throws E {
    return Branches.firstSuccesses(1, branches).get(0);
  }

  /**
   * Like {@link #race}, but each further branch starts only when the ones before it have not succeeded for
   * {@code delay}. Plain Java: like {@code race}, without waiting.
   *
   * @param delay zero or more
   */
  @SafeVarargs
  public static <T, E extends Exception> T hedge(Duration delay, Body<T, E>... branches) throws E {
    Durations.requireNotNegative(delay, "delay");
    return Branches.firstSuccesses(1, branches).get(0);
  }

  /**
   * The values of the {@code k} branches that succeed first, in branch order. If too many fail, the first failure in
   * branch order is thrown, with the others suppressed in it. Plain Java: the first {@code k} in order that succeed.
   *
   * @param k 1 to the number of branches
   * @return an immutable list
   */
  @SafeVarargs
  public static <T, E extends Exception> List<T> quorum(int k, Body<T, E>... branches) throws E {
    return Branches.firstSuccesses(k, branches);
  }

  /** The values of all branches, in branch order, as an immutable list. Plain Java: one after the other. */
  @SafeVarargs
  public static <T, E extends Exception> List<T> all(Body<T, E>... branches) throws E {
    return Branches.firstSuccesses(branches.length, branches);
  }

  /**
   * The call of another flow as a child run of its own, with its own journal and contract. Plain Java: the call.
   *
   * @param flowCall calls one flow and nothing else
   */
  public static <T, E extends Exception> T sub(Body<T, E> flowCall, SubOption... options) throws E {
    requireOptions(options);
    return flowCall.call();
  }

  /** The queue whose workers take the child run. */
  public static SubOption queue(String name) {
    return new SubOption.Queue(name);
  }

  /** What the parent's conversation keeps of the child run. */
  public static SubOption summary(SubOption.Kept kept) {
    return new SubOption.Summary(kept);
  }

  /**
   * One call under a name of its own and with options, wherever it stands; {@link Step} does the same for a call that
   * gives a variable its value. Plain Java: the call, once.
   *
   * @param name {@code ""} to keep the name the step would have without
   * @param call calls one tool, reasoner or flow and nothing else
   */
  public static <T, E extends Exception> T step(String name, StepOptions options, Body<T, E> call)
      throws E {
    requireStep(name, options);
    return call.call();
  }

  /** {@link #step(String, StepOptions, Body)} for a call without result. */
  public static <E extends Exception> void step(String name, StepOptions options, VoidBody<E> call)
      throws E {
    requireStep(name, options);
    call.call();
  }

  /**
   * Shows a value to a person and waits for the decision. Dangerous calls must stand where the decision is known to be
   * {@link Approved}. Plain Java: the answer of the open {@link PlainScope}, else {@link IllegalStateException}.
   */
  public static <V> Decision<V> humanGate(V view, GateOption... options) {
    Objects.requireNonNull(view, "view");
    requireOptions(options);
    return PlainScope.current("humanGate", ".answer(new Approved<>(view, \"me\", \"\"))")
        .decide(view);
  }

  /** The sentence shown to the person. */
  public static GateOption question(String text) {
    return new GateOption.Question(text);
  }

  /** How long the gate stays open, at least one second; then the decision is {@link Denied} with reason timeout. */
  public static GateOption answerWithin(Duration time) {
    return new GateOption.AnswerWithin(time);
  }

  /**
   * Waits; a run that only waits costs no thread. Plain Java: noted in the open {@link PlainScope} without waiting, else
   * {@link IllegalStateException}.
   *
   * @param duration zero or more, whole seconds
   */
  public static void sleep(Duration duration) {
    Durations.requireNotNegative(duration, "duration");
    PlainScope.current("sleep", "").slept(duration);
  }

  /**
   * Waits for the next message of a channel. Plain Java: the next message given to the open {@link PlainScope}, else
   * {@link IllegalStateException}.
   */
  public static <M> M recv(Channel<M> channel) {
    Objects.requireNonNull(channel, "channel");
    return PlainScope.current("recv", ".messages(channel, message)").next(channel);
  }

  /**
   * Sends a message out of the run. Plain Java: noted in the open {@link PlainScope}, else
   * {@link IllegalStateException}.
   */
  public static <M> void emit(Channel<M> channel, M message) {
    Objects.requireNonNull(message, "message");
    PlainScope.current("emit", "").emitted(channel, message);
  }

  /** Ends this run and asks for another on {@code state}; only as the result of a flow. Plain Java: the request. */
  public static <S> Continuation<S> reschedule(S state, Duration after) {
    return new Continuation<>(state, after);
  }

  /**
   * Opens the answers for gates, messages and sleeps of flows that this thread calls as plain Java, until it is closed.
   *
   * @throws IllegalStateException if one is open on this thread
   */
  public static PlainScope plain() {
    return PlainScope.open();
  }

  private static void requireOptions(Object[] options) {
    for (Object option : options) {
      Objects.requireNonNull(option, "option");
    }
  }

  private static void requireStep(String name, StepOptions options) {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(options, "options");
  }
}

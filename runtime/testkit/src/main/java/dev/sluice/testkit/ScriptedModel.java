package dev.sluice.testkit;

import dev.sluice.ir.Json;
import dev.sluice.runtime.ModelCaller;
import dev.sluice.runtime.ModelReply;
import dev.sluice.runtime.ModelRequest;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A model that answers as a test tells it to, without network. Each reasoner has answers of its own, used in order; a
 * question without an answer left is an {@link IllegalStateException}, since the flow then asked more than the test
 * expected. Safe for use by several threads.
 */
public final class ScriptedModel implements ModelCaller {

  private final Map<String, Deque<Function<ModelRequest, ModelReply>>> answers = new HashMap<>();
  private final List<ModelRequest> requests = new ArrayList<>();

  /** The next answer of a reasoner. */
  public ScriptedModel reply(String reasonerId, Json value) {
    return answer(reasonerId, request -> ModelReply.of(value));
  }

  /** The next answer of a reasoner is a failure of the call. */
  public ScriptedModel fail(String reasonerId, RuntimeException failure) {
    return answer(reasonerId, request -> {
      throw failure;
    });
  }

  /** The next answer of a reasoner is computed from the question. */
  public synchronized ScriptedModel answer(
      String reasonerId, Function<ModelRequest, ModelReply> answer) {
    answers.computeIfAbsent(reasonerId, id -> new ArrayDeque<>()).add(answer);
    return this;
  }

  @Override
  public ModelReply call(ModelRequest request) {
    return next(request).apply(request);
  }

  /** What was asked so far, in order. */
  public synchronized List<ModelRequest> requests() {
    return List.copyOf(requests);
  }

  private synchronized Function<ModelRequest, ModelReply> next(ModelRequest request) {
    requests.add(request);
    Deque<Function<ModelRequest, ModelReply>> left =
        answers.getOrDefault(request.reasonerId(), new ArrayDeque<>());
    if (left.isEmpty()) {
      throw new IllegalStateException("No answer is left for reasoner '" + request.reasonerId()
          + "'. Give one more to ScriptedModel.reply(\"" + request.reasonerId() + "\", ...).");
    }
    return left.poll();
  }
}

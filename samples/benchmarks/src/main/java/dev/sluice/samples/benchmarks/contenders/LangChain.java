package dev.sluice.samples.benchmarks.contenders;

import dev.langchain4j.agentic.AgenticServices;
import dev.langchain4j.agentic.UntypedAgent;
import java.util.Collections;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * The sequence of langchain4j-agentic. A step is an action on the scope, the lightest form it has: no proxy, no method
 * looked up, no model.
 */
final class LangChain {

  private static final String KEY = "value";

  private LangChain() {}

  @SuppressWarnings("unchecked")
  static <T> Contender chain(int length, UnaryOperator<T> step, T input) {
    Object action = AgenticServices.agentAction(
        scope -> scope.writeState(KEY, step.apply((T) scope.readState(KEY))));
    UntypedAgent sequence = AgenticServices.sequenceBuilder()
        .subAgents(Collections.nCopies(length, action))
        .outputKey(KEY)
        .build();
    Map<String, Object> arguments = Map.of(KEY, input);
    return () -> sequence.invoke(arguments);
  }
}

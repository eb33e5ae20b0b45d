package dev.sluice.samples.benchmarks.contenders;

import static org.bsc.langgraph4j.action.AsyncNodeAction.node_async;

import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.bsc.langgraph4j.CompileConfig;
import org.bsc.langgraph4j.CompiledGraph;
import org.bsc.langgraph4j.GraphDefinition;
import org.bsc.langgraph4j.GraphStateException;
import org.bsc.langgraph4j.StateGraph;
import org.bsc.langgraph4j.state.AgentState;

/** A row of nodes of LangGraph4j over a state of one value, with its default serializer and no checkpoints. */
public final class LangGraph {

  private static final String KEY = "value";

  private LangGraph() {}

  /** A graph of {@code length} nodes that all take the same step. */
  @SuppressWarnings("unchecked")
  public static <T> Contender chain(int length, UnaryOperator<T> step, T input) {
    try {
      StateGraph<AgentState> graph = new StateGraph<>(AgentState::new);
      String last = GraphDefinition.START;
      for (int i = 0; i < length; i++) {
        String node = "step" + i;
        graph.addNode(
            node, node_async(state -> Map.of(KEY, step.apply((T) state.data().get(KEY)))));
        graph.addEdge(last, node);
        last = node;
      }
      graph.addEdge(last, GraphDefinition.END);
      // Its start and end count as iterations too.
      CompiledGraph<AgentState> compiled =
          graph.compile(CompileConfig.builder().recursionLimit(length + 10).build());
      Map<String, Object> inputs = Map.of(KEY, input);
      return () ->
          Objects.requireNonNull(compiled.invoke(inputs).orElseThrow().data().get(KEY));
    } catch (GraphStateException e) {
      throw new IllegalStateException("the graph is a plain row", e);
    }
  }
}

package dev.sluice.samples.benchmarks.contenders;

/** Who does the work. */
public enum Kind {
  /** Plain Java calls through interfaces with several implementations: the floor. */
  DIRECT,
  /** The same when each call site has seen one implementation only, so that the JIT compiler leaves no call. */
  DIRECT_INLINED,
  /** Sluice without a listener. */
  SLUICE,
  /** Sluice with a listener that keeps the events of a run in a list. */
  SLUICE_EVENTS,
  /** The sequence of langchain4j-agentic, its steps being actions on the scope. */
  LANGCHAIN4J,
  /** A compiled graph of LangGraph4j whose nodes stand in a row. */
  LANGGRAPH4J
}

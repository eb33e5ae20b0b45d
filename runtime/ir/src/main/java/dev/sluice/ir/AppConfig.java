package dev.sluice.ir;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a controller loop may do. Absent is not empty: without {@code tools} the grants alone decide, an empty list
 * allows none.
 *
 * @param controller the reasoner that decides each round
 * @param tools grant names
 * @param toolAliases alias to tool key
 * @param toolDefs function definitions as a model sees them, filled by freezing
 * @param toolContracts by alias, filled by freezing
 * @param subflows flows that may be started as child runs
 * @param subflowQueues flow to queue
 * @param maxRounds rounds before the loop gives up
 * @param roundNote a pure that writes a note to the model each round
 * @param replySchema JSON Schema of the final answer
 * @param outputRetries how often an answer that misses the schema is asked for again
 */
public record AppConfig(
    String controller,
    Optional<List<String>> tools,
    Optional<SortedMap<String, String>> toolAliases,
    Optional<List<Json>> toolDefs,
    Optional<SortedMap<String, Contract>> toolContracts,
    Optional<List<String>> subflows,
    SortedMap<String, String> subflowQueues,
    Optional<Budget> budget,
    OptionalInt maxRounds,
    Optional<CtxPolicy> ctx,
    Optional<String> summarizer,
    Optional<String> roundNote,
    boolean nativeTools,
    boolean requireToolCall,
    Optional<Json> replySchema,
    OptionalInt outputRetries) {

  public AppConfig {
    tools = tools.map(List::copyOf);
    toolAliases = toolAliases.map(AppConfig::sorted);
    toolDefs = toolDefs.map(List::copyOf);
    toolContracts = toolContracts.map(AppConfig::sorted);
    subflows = subflows.map(List::copyOf);
    subflowQueues = sorted(subflowQueues);
  }

  /** A loop with nothing but a controller. */
  public static AppConfig of(String controller) {
    return new AppConfig(
        controller,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Collections.emptySortedMap(),
        Optional.empty(),
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        false,
        false,
        Optional.empty(),
        OptionalInt.empty());
  }

  private static <V> SortedMap<String, V> sorted(Map<String, V> map) {
    SortedMap<String, V> sorted = new TreeMap<>(CodePoints.ORDER);
    sorted.putAll(map);
    return Collections.unmodifiableSortedMap(sorted);
  }

  /**
   * Limits of one run of the loop; numbers keep the form they were written in.
   *
   * @param cost cost units
   * @param tokens model tokens, in and out
   * @param wallSeconds seconds of elapsed time
   */
  public record Budget(Optional<Json> cost, Optional<Json> tokens, Optional<Json> wallSeconds) {}
}

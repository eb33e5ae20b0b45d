package dev.sluice.testkit;

import dev.sluice.ir.Node;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * All that a run finds outside itself, by name. Tools are named by their key: the native name or {@code server/tool}.
 * The {@code std.*} pures need no handler.
 *
 * @param subs programs of child runs
 * @param gate answers every human gate; it is given what the gate shows
 */
public record Handlers(
    Map<String, ToolHandler> tools,
    Map<String, ReasonerHandler> reasoners,
    Map<String, PureHandler> pures,
    Map<String, Node> subs,
    Optional<ToolHandler> gate) {

  public static final Handlers NONE = builder().build();

  public Handlers {
    tools = Map.copyOf(tools);
    reasoners = Map.copyOf(reasoners);
    pures = Map.copyOf(pures);
    subs = Map.copyOf(subs);
  }

  /** The same with these programs of child runs. */
  public Handlers withSubs(Map<String, Node> programs) {
    return new Handlers(tools, reasoners, pures, programs, gate);
  }

  public static Builder builder() {
    return new Builder();
  }

  /** Collects handlers; a later one of the same name replaces an earlier one. */
  public static final class Builder {
    private final Map<String, ToolHandler> tools = new LinkedHashMap<>();
    private final Map<String, ReasonerHandler> reasoners = new LinkedHashMap<>();
    private final Map<String, PureHandler> pures = new LinkedHashMap<>();
    private final Map<String, Node> subs = new LinkedHashMap<>();
    private Optional<ToolHandler> gate = Optional.empty();

    private Builder() {}

    public Builder tool(String key, ToolHandler handler) {
      tools.put(key, handler);
      return this;
    }

    public Builder reasoner(String id, ReasonerHandler handler) {
      reasoners.put(id, handler);
      return this;
    }

    public Builder pure(String id, PureHandler handler) {
      pures.put(id, handler);
      return this;
    }

    /** The program that a child run of this name runs, with the same handlers. */
    public Builder sub(String ref, Node program) {
      subs.put(ref, program);
      return this;
    }

    public Builder gate(ToolHandler handler) {
      gate = Optional.of(handler);
      return this;
    }

    public Handlers build() {
      return new Handlers(tools, reasoners, pures, subs, gate);
    }
  }
}

package dev.sluice.processor.read;

import dev.sluice.processor.decl.FlowDecl;
import dev.sluice.processor.decl.PureDecl;
import dev.sluice.processor.decl.ReasonerDecl;
import dev.sluice.processor.decl.StepDecl;
import dev.sluice.processor.decl.ToolDecl;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The tools, pures, reasoners and child runs of a flow, by the name they have in the program. */
public final class Uses {

  /**
   * A tool or reasoner and the object it is called on.
   *
   * @param qualifier of the collaborator, empty without
   */
  public record Use<D extends StepDecl>(D decl, Optional<String> qualifier) {

    /** {@code id} or {@code id@qualifier}. */
    public String key() {
      return decl.id() + qualifier.map(text -> "@" + text).orElse("");
    }
  }

  private final SortedMap<String, Use<ToolDecl>> tools = new TreeMap<>();
  private final SortedMap<String, Use<ReasonerDecl>> reasoners = new TreeMap<>();
  private final SortedMap<String, Use<PureDecl>> pures = new TreeMap<>();

  private final SortedMap<String, Use<FlowDecl>> subs = new TreeMap<>();

  /** The flows that are started as child runs. */
  public SortedMap<String, Use<FlowDecl>> subs() {
    return subs;
  }

  public SortedMap<String, Use<ToolDecl>> tools() {
    return tools;
  }

  public SortedMap<String, Use<ReasonerDecl>> reasoners() {
    return reasoners;
  }

  public SortedMap<String, Use<PureDecl>> pures() {
    return pures;
  }

  /** Adds a use; the other method that has this name already, if there is one. */
  Optional<StepDecl> add(ToolDecl decl, Optional<String> qualifier) {
    return put(tools, new Use<>(decl, qualifier));
  }

  Optional<StepDecl> add(ReasonerDecl decl, Optional<String> qualifier) {
    return put(reasoners, new Use<>(decl, qualifier));
  }

  Optional<StepDecl> add(PureDecl decl) {
    return put(pures, new Use<>(decl, Optional.empty()));
  }

  Optional<StepDecl> add(FlowDecl decl) {
    return put(subs, new Use<>(decl, Optional.empty()));
  }

  private static <D extends StepDecl> Optional<StepDecl> put(
      SortedMap<String, Use<D>> uses, Use<D> use) {
    Use<D> known = uses.putIfAbsent(use.key(), use);
    return known == null || isSame(known.decl(), use.decl())
        ? Optional.empty()
        : Optional.of(known.decl());
  }

  private static boolean isSame(StepDecl a, StepDecl b) {
    return a.owner().equals(b.owner()) && a.member().equals(b.member());
  }
}

package dev.sluice.processor.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes flows that javac accepts. */
final class FlowMaker {

  private static final int DEPTH = 3;

  /** Flows this small may be called by others. */
  private static final int SMALL = 12;

  private FlowMaker() {}

  /** The class of a seed. */
  static FlowClass make(String name, long seed, int count) {
    Draw draw = new Draw(seed);
    FlowClass.Form form = draw.from(List.of(FlowClass.Form.values()));
    List<Flow> flows = new ArrayList<>();
    List<Flow> small = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      boolean isSmall = i % 4 == 0;
      Flow flow = flow("flow" + i, draw, form, small, isSmall);
      flows.add(flow);
      if (isSmall && flow.size() <= SMALL) {
        small.add(flow);
      }
    }
    return new FlowClass(name, form, List.copyOf(flows));
  }

  private static Flow flow(
      String name, Draw draw, FlowClass.Form form, List<Flow> callable, boolean isSmall) {
    Makers makers = new Makers(draw, form, callable, isSmall ? 5 : 20, isSmall ? 30 : 140);
    boolean checked = draw.chance(35);
    Optional<Type> returns =
        draw.chance(12) ? Optional.empty() : Optional.of(makers.statements().type());
    Scope scope = Scope.flow(returns, checked, draw.below(22));
    int count = draw.<Integer>pick()
        .or(2, () -> 0)
        .or(4, () -> 1)
        .or(8, () -> 2 + draw.below(3))
        .take();
    for (int i = 0; i < count; i++) {
      scope.add(scope.fresh(), makers.statements().type());
    }
    List<Scope.Variable> parameters = List.copyOf(scope.variables());
    makers.seen(
        count == 0
            ? Construct.PARAMETERS_NONE
            : count == 1 ? Construct.PARAMETERS_ONE : Construct.PARAMETERS_SEVERAL);
    if (returns.isEmpty()) {
      makers.seen(Construct.VOID);
    }
    int statements = isSmall ? 1 + draw.below(2) : 3 + draw.below(4);
    Statements.Block block = makers.statements().list(scope, statements, isSmall ? 1 : DEPTH);
    List<Code> all = new ArrayList<>(block.statements());
    if (block.completes() && !isSmall && draw.chance(70)) {
      all.add(makers.statements().shown(scope));
    }
    if (block.completes() && returns.isPresent()) {
      all.add(makers.branches().exit(scope));
    }
    Code body = Code.of("", all);
    return new Flow(
        name, parameters, returns, checked, body, makers.coverage(), makers.calls(), makers.size());
  }
}

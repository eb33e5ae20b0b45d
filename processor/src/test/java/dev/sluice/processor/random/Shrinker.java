package dev.sluice.processor.random;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Takes pieces out of a flow while it still fails in the same way. */
final class Shrinker {

  private final Function<FlowClass, Optional<Trials.Failure>> trial;
  private int left;

  /** @param most how many smaller flows are tried */
  Shrinker(Function<FlowClass, Optional<Trials.Failure>> trial, int most) {
    this.trial = trial;
    this.left = most;
  }

  /** The failure with as little around it as could be. */
  Trials.Failure shrink(Trials.Failure failure) {
    Trials.Failure best = failure;
    Optional<Trials.Failure> next = smaller(best);
    while (next.isPresent()) {
      best = next.get();
      next = smaller(best);
    }
    return best;
  }

  private Optional<Trials.Failure> smaller(Trials.Failure failure) {
    for (FlowClass candidate : candidates(failure.flows())) {
      if (left-- <= 0) {
        return Optional.empty();
      }
      Optional<Trials.Failure> found =
          trial.apply(candidate).filter(other -> other.kind().equals(failure.kind()));
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** Shortest first; the last flow is the one that fails. */
  private static List<FlowClass> candidates(FlowClass flows) {
    List<FlowClass> candidates = new ArrayList<>();
    int last = flows.flows().size() - 1;
    for (int i = 0; i <= last; i++) {
      if (i < last) {
        List<Flow> without = new ArrayList<>(flows.flows());
        without.remove(i);
        candidates.add(new FlowClass(flows.name(), flows.form(), List.copyOf(without)));
      }
      for (Code body : smaller(flows.flows().get(i).body())) {
        List<Flow> changed = new ArrayList<>(flows.flows());
        changed.set(i, changed.get(i).withBody(body));
        candidates.add(new FlowClass(flows.name(), flows.form(), List.copyOf(changed)));
      }
    }
    int length = flows.source().length();
    candidates.removeIf(candidate -> candidate.source().length() >= length);
    candidates.sort(Comparator.comparing(candidate -> candidate.source().length()));
    return candidates;
  }

  private static List<Code> smaller(Code code) {
    List<Code> found = new ArrayList<>();
    for (int i = 0; i < code.parts().size(); i++) {
      if (code.parts().get(i) instanceof Code child) {
        int index = i;
        Stream.concat(instead(child).stream(), smaller(child).stream())
            .forEach(replacement -> found.add(code.with(index, replacement)));
      }
    }
    return found;
  }

  private static List<Code> instead(Code code) {
    List<Code> found = new ArrayList<>();
    Optional<Type> type =
        Stream.of(Type.values()).filter(t -> t.text().equals(code.role())).findFirst();
    if (type.isPresent()) {
      found.add(Code.expression(type.get(), "(" + type.get().literals().get(0) + ")"));
      same(code, found);
    } else {
      found.add(Code.of(""));
      found.add(Code.of("", code.children().stream().filter(Code::isStatement).toList()));
    }
    return found;
  }

  /** Expressions of the same type in it. */
  private static void same(Code code, List<Code> found) {
    for (Code child : code.children()) {
      if (child.role().equals(code.role())) {
        found.add(child);
      } else {
        same(child, found);
      }
    }
  }
}

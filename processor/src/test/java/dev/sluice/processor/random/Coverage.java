package dev.sluice.processor.random;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** In how many places each construct stands. */
final class Coverage {

  private final Map<Construct, Integer> counts = new EnumMap<>(Construct.class);

  void seen(Construct construct) {
    counts.merge(construct, 1, Integer::sum);
  }

  void add(Coverage other) {
    other.counts.forEach((construct, count) -> counts.merge(construct, count, Integer::sum));
  }

  /** Constructs written less often than {@code least} times. */
  List<Construct> rare(int least) {
    return Stream.of(Construct.values())
        .filter(construct -> count(construct) < least)
        .toList();
  }

  /** A line {@code construct: count} each. */
  String table() {
    return Stream.of(Construct.values())
        .map(construct -> construct.title() + ": " + count(construct) + "\n")
        .collect(Collectors.joining());
  }

  private int count(Construct construct) {
    return counts.getOrDefault(construct, 0);
  }
}

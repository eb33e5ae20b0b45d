package dev.sluice.samples.benchmarks.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The figures that JMH's scores are held against. What was not measured is left out. */
final class Targets {

  private static final double OF_DIRECT = 5;
  private static final double OF_DIRECT_WITH_EVENTS = 10;
  private static final double OF_LANGCHAIN = 1.0 / 25;
  private static final double OF_LANGGRAPH = 1.0 / 400;
  /** Costs that are to be independent of something may differ by what two measurements of one thing differ by. */
  private static final double SAME = 1.15;

  private static final double OF_HAND_STARTED = 1.3;

  private final Scores scores;
  private final List<Target> targets = new ArrayList<>();

  private Targets(Scores scores) {
    this.scores = scores;
  }

  static List<Target> of(Scores scores) {
    Targets targets = new Targets(scores);
    for (String chain :
        List.of("ChainOf10", "ChainOf100", "BuiltChainOf100", "BuiltChainOf10000")) {
      for (String cargo : List.of("SMALL", "HEAVY_PARCEL")) {
        targets.chain(chain, cargo);
      }
    }
    targets.independences();
    targets.compare(
        "a pair of blocking tools that wait for each other, of two threads started by hand",
        "BlockingBranches blocking=APPOINTMENT kind=SLUICE",
        "BlockingBranches blocking=APPOINTMENT kind=DIRECT",
        OF_HAND_STARTED);
    targets.compare(
        "a pair of blocking tools of a millisecond, of two threads started by hand",
        "BlockingBranches blocking=MILLISECOND kind=SLUICE",
        "BlockingBranches blocking=MILLISECOND kind=DIRECT",
        OF_HAND_STARTED);
    return List.copyOf(targets.targets);
  }

  private void chain(String chain, String cargo) {
    String of = chain + " cargo=" + cargo + " kind=";
    String what = chain + ", " + cargo + ": ";
    compare(what + "no listener, of plain Java", of + "SLUICE", of + "DIRECT", OF_DIRECT);
    compare(
        what + "events kept, of plain Java",
        of + "SLUICE_EVENTS",
        of + "DIRECT",
        OF_DIRECT_WITH_EVENTS);
    compare(what + "of LangChain4j", of + "SLUICE", of + "LANGCHAIN4J", OF_LANGCHAIN);
    compare(what + "of LangGraph4j", of + "SLUICE", of + "LANGGRAPH4J", OF_LANGGRAPH);
  }

  private void independences() {
    for (String kind : List.of("SLUICE", "SLUICE_EVENTS")) {
      compare(
          "100 steps, " + kind + ": with 10 KB, of the same with 1 KB",
          "ChainOf100 cargo=HEAVY_PARCEL kind=" + kind,
          "ChainOf100 cargo=LIGHT_PARCEL kind=" + kind,
          SAME);
      compare(
          kind + ": a step of 10,000, of a step of 100",
          "BuiltChainOf10000 cargo=SMALL kind=" + kind,
          "BuiltChainOf100 cargo=SMALL kind=" + kind,
          SAME);
    }
  }

  private void compare(String what, String ours, String other, double most) {
    Optional<Score> figure = scores.find(ours);
    Optional<Score> base = scores.find(other);
    if (figure.isPresent() && base.isPresent()) {
      targets.add(new Target(what, figure.get().nanos() / base.get().nanos(), most));
    }
  }
}

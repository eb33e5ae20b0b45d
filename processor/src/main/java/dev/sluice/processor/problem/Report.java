package dev.sluice.processor.problem;

import dev.sluice.processor.problem.ProblemCode.Severity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects the problems of one stage. */
public final class Report {

  private final List<Problem> problems = new ArrayList<>();

  public void add(Problem problem) {
    problems.add(problem);
  }

  /** Adds a problem that involves one place only. */
  public void add(Spot spot, ProblemCode code, Object... arguments) {
    add(Problem.at(spot, code, arguments));
  }

  public void addAll(Report other) {
    problems.addAll(other.problems);
  }

  /** In the order of discovery. */
  public List<Problem> problems() {
    return List.copyOf(problems);
  }

  public boolean hasErrors() {
    return problems.stream().anyMatch(problem -> problem.code().severity() == Severity.ERROR);
  }

  /**
   * One message for each place, in the order of discovery. javac drops a second error at the same place, so problems
   * there are merged: the first leads, unless only a later one is an error.
   */
  public List<Message> messages() {
    Map<Spot, List<Problem>> bySpot = new LinkedHashMap<>();
    for (Problem problem : problems) {
      List<Problem> here = bySpot.computeIfAbsent(problem.spot(), spot -> new ArrayList<>());
      if (!here.contains(problem)) {
        here.add(problem);
      }
    }
    List<Message> messages = new ArrayList<>();
    bySpot.forEach((spot, here) -> messages.add(Message.of(spot, here)));
    return messages;
  }

  /** Prints every message. */
  public void print(ProblemPrinter printer) {
    messages().forEach(printer::print);
  }
}

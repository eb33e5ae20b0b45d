package dev.sluice.processor.problem;

import dev.sluice.processor.problem.ProblemCode.Severity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What is printed at one place.
 *
 * @param text several lines; the first one stands alone
 */
public record Message(Severity severity, Spot spot, String text) {

  static Message of(Spot spot, List<Problem> problems) {
    List<Problem> sorted = new ArrayList<>(problems);
    sorted.sort(Comparator.comparing(problem -> problem.code().severity()));
    List<String> lines = new ArrayList<>();
    for (Problem problem : sorted) {
      String also = lines.isEmpty() ? "" : "also ";
      lines.add(also + "[" + problem.code().name() + "] " + problem.sentence());
      problem.place().ifPresent(lines::add);
      lines.add(problem.remedy() + " See " + problem.code().name() + " in processor/ERRORS.md.");
    }
    return new Message(sorted.get(0).code().severity(), spot, String.join("\n", lines));
  }
}

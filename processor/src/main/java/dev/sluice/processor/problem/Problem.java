package dev.sluice.processor.problem;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Something the user has to change.
 *
 * @param arguments for the templates of the code, in order
 * @param place a sentence about the other place that is involved, if there is one
 */
public record Problem(ProblemCode code, List<String> arguments, Spot spot, Optional<String> place) {

  public Problem {
    arguments = List.copyOf(arguments);
    int wanted = Math.max(Template.holes(code.sentence()), Template.holes(code.remedy()));
    if (arguments.size() != wanted) {
      throw new IllegalArgumentException(
          code.name() + " takes " + wanted + " arguments, not " + arguments.size());
    }
  }

  /** A problem that involves one place only. */
  public static Problem at(Spot spot, ProblemCode code, Object... arguments) {
    return new Problem(
        code, Arrays.stream(arguments).map(String::valueOf).toList(), spot, Optional.empty());
  }

  /** The same problem with a sentence about the other place. */
  public Problem with(String otherPlace) {
    return new Problem(code, arguments, spot, Optional.of(otherPlace));
  }

  /** What is wrong, without id. */
  public String sentence() {
    return Template.fill(code.sentence(), arguments);
  }

  /** What to write instead. */
  public String remedy() {
    return Template.fill(code.remedy(), arguments);
  }
}

package dev.sluice.samples.benchmarks.report;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;

/** Scores by benchmark and parameters, as {@code ChainOf10 cargo=SMALL kind=SLUICE}. */
final class Scores {

  private static final String BYTES = "gc.alloc.rate.norm";

  private final Map<String, Score> scores;

  Scores(Map<String, Score> scores) {
    this.scores = new TreeMap<>(scores);
  }

  static Scores of(Collection<RunResult> results) {
    Map<String, Score> scores = new TreeMap<>();
    for (RunResult result : results) {
      List<Double> times = result.getBenchmarkResults().stream()
          .map(fork -> fork.getPrimaryResult().getScore())
          .toList();
      double bytes =
          Objects.requireNonNull(result.getSecondaryResults().get(BYTES)).getScore();
      scores.put(
          key(result.getParams()),
          new Score(Collections.min(times), Collections.max(times), bytes));
    }
    return new Scores(scores);
  }

  private static String key(BenchmarkParams params) {
    String[] name = params.getBenchmark().split("\\.");
    return key(
        name[name.length - 2],
        params.getParamsKeys().stream()
            .collect(Collectors.toMap(param -> param, params::getParam)));
  }

  static String key(String benchmark, Map<String, String> params) {
    return new TreeMap<>(params)
        .entrySet().stream()
            .map(param -> " " + param.getKey() + "=" + param.getValue())
            .collect(Collectors.joining("", benchmark, ""));
  }

  /** Empty when this was not measured. */
  Optional<Score> find(String key) {
    return Optional.ofNullable(scores.get(key));
  }

  Map<String, Score> all() {
    return scores;
  }
}

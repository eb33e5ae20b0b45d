package dev.sluice.samples.releasenotes;

import dev.sluice.ir.Json;
import dev.sluice.runtime.ModelCaller;
import dev.sluice.runtime.ModelReply;
import dev.sluice.runtime.ModelRequest;
import dev.sluice.samples.releasenotes.Editor.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Answers the reasoners of {@link Editor} by fixed rules over words: no language model, no network, the same answer every
 * time. It reads the same requests a language model would, so one can take its place.
 */
final class KeywordModel implements ModelCaller {

  private static final String MODEL = "offline:keywords";

  private static final Map<Kind, List<String>> WORDS = Map.of(
      Kind.FIX,
          List.of(
              "fix",
              "fixes",
              "fixed",
              "bug",
              "repair",
              "correct",
              "crash",
              "wrong",
              "leak",
              "regression"),
      Kind.FEATURE,
          List.of(
              "add", "adds", "added", "feat", "feature", "support", "introduce", "new", "allow"),
      Kind.PERFORMANCE,
          List.of("perf", "faster", "speed", "slow", "cache", "optimize", "performance"),
      Kind.DOCUMENTATION, List.of("doc", "docs", "readme", "javadoc", "tutorial", "documentation"),
      Kind.INTERNAL,
          List.of("refactor", "test", "tests", "ci", "build", "chore", "style", "bump", "cleanup"));

  /** Where two kinds have equally many words, the earlier of this list. */
  private static final List<Kind> BY_WEIGHT =
      List.of(Kind.FIX, Kind.PERFORMANCE, Kind.DOCUMENTATION, Kind.INTERNAL, Kind.FEATURE);

  @Override
  public ModelReply call(ModelRequest request) {
    if (!request.model().equals(MODEL)) {
      throw new IllegalArgumentException(
          "the offline rules answer " + MODEL + " only, not " + request.model());
    }
    Json.Obj input = (Json.Obj) request.input();
    return switch (request.reasonerId()) {
      case "classify" -> ModelReply.of(Json.of(kind(text(input, "subject")).name()));
      case "headline" ->
        ModelReply.of(Json.of(headline(text(input, "kind"), texts(input, "subjects"))));
      default ->
        throw new IllegalArgumentException("the offline rules do not know " + request.reasonerId());
    };
  }

  private static Kind kind(String subject) {
    List<String> words = List.of(subject.toLowerCase(Locale.ROOT).split("[^a-z]+"));
    Kind best = Kind.FEATURE;
    long most = 0;
    for (Kind kind : BY_WEIGHT) {
      // The first word says most: "Fix the new cache" is a fix.
      List<String> typical = WORDS.getOrDefault(kind, List.of());
      long hits = words.stream().filter(typical::contains).count()
          + (typical.contains(firstWord(words)) ? 2 : 0);
      if (hits > most) {
        best = kind;
        most = hits;
      }
    }
    return most == 0 ? Kind.INTERNAL : best;
  }

  private static String firstWord(List<String> words) {
    return words.stream().filter(word -> !word.isEmpty()).findFirst().orElse("");
  }

  private static String headline(String kind, List<String> subjects) {
    String name = kind.toLowerCase(Locale.ROOT);
    String changes = subjects.size() == 1
        ? "One " + name + " change"
        : subjects.size() + " " + name + " changes";
    String longest = subjects.stream().reduce("", (a, b) -> b.length() > a.length() ? b : a);
    return changes + ", among them: " + longest;
  }

  private static String text(Json.Obj input, String key) {
    return ((Json.Text) input.get(key).orElseThrow()).value();
  }

  private static List<String> texts(Json.Obj input, String key) {
    List<String> texts = new ArrayList<>();
    for (Json item : ((Json.Arr) input.get(key).orElseThrow()).items()) {
      texts.add(((Json.Text) item).value());
    }
    return texts;
  }
}

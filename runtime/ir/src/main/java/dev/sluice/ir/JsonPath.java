package dev.sluice.ir;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.regex.Pattern;

/** A place in a document, written out only when it is needed: in deep documents the text of every path is large. */
record JsonPath(Optional<JsonPath> parent, String segment) {

  private static final Pattern PLAIN = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*");

  static final JsonPath ROOT = new JsonPath(Optional.empty(), "$");

  JsonPath member(String key) {
    String segment = PLAIN.matcher(key).matches()
        ? "." + key
        : "[" + CanonicalJson.text(new Json.Text(key)) + "]";
    return new JsonPath(Optional.of(this), segment);
  }

  JsonPath item(int index) {
    return new JsonPath(Optional.of(this), "[" + index + "]");
  }

  /** For example {@code $.left.cases["a b"].tools[0]}. */
  String text() {
    Deque<String> segments = new ArrayDeque<>();
    for (Optional<JsonPath> path = Optional.of(this);
        path.isPresent();
        path = path.get().parent()) {
      segments.push(path.get().segment());
    }
    return String.join("", segments);
  }
}

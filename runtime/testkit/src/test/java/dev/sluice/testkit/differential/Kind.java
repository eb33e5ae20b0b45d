package dev.sluice.testkit.differential;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** What the generator knows of a value, so that most programs run further than their first step. */
sealed interface Kind {

  Kind INT = new Scalar("int");
  Kind BOOL = new Scalar("bool");
  Kind TEXT = new Scalar("text");

  /** Nothing is known. */
  Kind ANY = new Scalar("any");

  record Scalar(String name) implements Kind {}

  record ListOf(Kind item) implements Kind {}

  /** A list of known length, as a group of branches gives it. */
  record Tuple(List<Kind> items) implements Kind {
    public Tuple {
      items = List.copyOf(items);
    }
  }

  record Rec(SortedMap<String, Kind> fields) implements Kind {
    Rec with(String name, Kind kind) {
      SortedMap<String, Kind> more = new TreeMap<>(fields);
      more.put(name, kind);
      return new Rec(more);
    }
  }

  static Rec rec(String name, Kind kind) {
    return new Rec(new TreeMap<>()).with(name, kind);
  }

  /** The kind of a value that is either one. */
  static Kind either(Kind a, Kind b) {
    return a.equals(b) ? a : ANY;
  }
}

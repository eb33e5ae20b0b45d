package dev.sluice.ir;

import java.math.BigInteger;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A JSON value, immutable. Integers and floating-point numbers are different values: {@code 1} and {@code 1.0} have
 * different canonical texts and therefore different hashes.
 */
public sealed interface Json {

  /** The only {@code null}. */
  Null NULL = new Null();

  Bool TRUE = new Bool(true);
  Bool FALSE = new Bool(false);

  /** JSON {@code null}; use {@link #NULL}. */
  record Null() implements Json {}

  record Bool(boolean value) implements Json {}

  /** A number written without fraction and exponent, of any size. */
  record Int(BigInteger value) implements Json {}

  /** A finite double; non-finite values are refused because JSON has no text for them. */
  record Real(double value) implements Json {
    public Real {
      if (!Double.isFinite(value)) {
        throw new IllegalArgumentException("JSON has no number for " + value);
      }
    }
  }

  record Text(String value) implements Json {}

  record Arr(List<Json> items) implements Json {
    public Arr {
      items = List.copyOf(items);
    }
  }

  /** Members keep the order in which they were given; the canonical text sorts them. */
  record Obj(Map<String, Json> members) implements Json {
    public static final Obj EMPTY = new Obj(Map.of());

    public Obj {
      members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
    }

    public Optional<Json> get(String key) {
      return Optional.ofNullable(members.get(key));
    }

    /** Key and value in turn: {@code Obj.of("key", value, ...)}. */
    public static Obj of(Object... keysAndValues) {
      Map<String, Json> members = new LinkedHashMap<>();
      for (int i = 0; i < keysAndValues.length; i += 2) {
        members.put((String) keysAndValues[i], (Json) keysAndValues[i + 1]);
      }
      return new Obj(members);
    }
  }

  static Bool of(boolean value) {
    return value ? TRUE : FALSE;
  }

  static Int of(long value) {
    return new Int(BigInteger.valueOf(value));
  }

  static Real of(double value) {
    return new Real(value);
  }

  static Text of(String value) {
    return new Text(value);
  }

  static Arr of(List<? extends Json> items) {
    return new Arr(List.copyOf(items));
  }

  /** An array of texts. */
  static Arr texts(List<String> items) {
    return new Arr(items.stream().<Json>map(Text::new).toList());
  }
}

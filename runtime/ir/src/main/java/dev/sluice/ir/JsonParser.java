package dev.sluice.ir;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON text exactly as RFC 8259 defines it: no comments, no trailing commas, no {@code NaN}, nothing after the
 * value. Nesting does not use the call stack, so depth is limited by memory only.
 *
 * <p>A number without fraction and exponent is a {@link Json.Int} of any size, every other one a {@link Json.Real}. An
 * escaped surrogate without its partner is kept, since the canonical text can express it.
 */
public final class JsonParser {

  /** What a repeated key in one object means. */
  public enum Duplicates {
    REFUSED,
    LAST_WINS
  }

  /** An array or object being read; {@code key} is the key whose value comes next. */
  private static final class Container {
    private final boolean object;
    private final List<Json> items = new ArrayList<>();
    private final Map<String, Json> members = new LinkedHashMap<>();
    private String key = "";

    private Container(boolean object) {
      this.object = object;
    }

    private void add(Json value) {
      if (object) {
        members.put(key, value);
      } else {
        items.add(value);
      }
    }

    private Json close() {
      return object ? new Json.Obj(members) : new Json.Arr(items);
    }
  }

  private final JsonScanner scan;
  private final Duplicates duplicates;
  private final Deque<Container> open = new ArrayDeque<>();

  private JsonParser(String text, Duplicates duplicates) {
    this.scan = new JsonScanner(text);
    this.duplicates = duplicates;
  }

  /** Parses one value; a repeated key is an error. */
  public static Json parse(String text) {
    return parse(text, Duplicates.REFUSED);
  }

  public static Json parse(String text, Duplicates duplicates) {
    return new JsonParser(text, duplicates).document();
  }

  private Json document() {
    while (true) {
      scan.skipSpace();
      char c = scan.peek();
      Json value;
      if (c == '[' || c == '{') {
        scan.next();
        Container container = new Container(c == '{');
        if (!scan.skipIf(c == '{' ? '}' : ']')) {
          open.push(container);
          if (container.object) {
            key(container);
          }
          continue;
        }
        value = container.close();
      } else {
        value = scalar(c);
      }
      while (!open.isEmpty() && isLast(open.peek(), value)) {
        value = open.pop().close();
      }
      if (open.isEmpty()) {
        scan.end();
        return value;
      }
    }
  }

  /** Adds the value to its container and says whether the container ends behind it. */
  private boolean isLast(Container container, Json value) {
    container.add(value);
    if (scan.skipIf(container.object ? '}' : ']')) {
      return true;
    }
    scan.skipSpace();
    scan.expect(',');
    if (container.object) {
      key(container);
    }
    return false;
  }

  private void key(Container container) {
    scan.skipSpace();
    int start = scan.position();
    scan.expect('"');
    container.key = scan.string();
    if (duplicates == Duplicates.REFUSED && container.members.containsKey(container.key)) {
      throw scan.error(
          IrException.Code.JSON_DUPLICATE_KEY,
          start,
          "The key " + quoted(container.key) + " stands twice");
    }
    scan.skipSpace();
    scan.expect(':');
  }

  private Json scalar(char c) {
    switch (c) {
      case '"':
        scan.next();
        return new Json.Text(scan.string());
      case 't':
        scan.word("true");
        return Json.TRUE;
      case 'f':
        scan.word("false");
        return Json.FALSE;
      case 'n':
        scan.word("null");
        return Json.NULL;
      default:
        return number();
    }
  }

  private Json number() {
    int start = scan.position();
    String digits = scan.number();
    if (digits.indexOf('.') < 0 && digits.indexOf('e') < 0 && digits.indexOf('E') < 0) {
      return new Json.Int(new BigInteger(digits));
    }
    double value = Double.parseDouble(digits);
    if (Double.isInfinite(value)) {
      throw scan.error(
          IrException.Code.JSON_NUMBER_RANGE, start, "The number is beyond the range of a double");
    }
    return new Json.Real(value);
  }

  private static String quoted(String key) {
    return CanonicalJson.text(new Json.Text(key));
  }
}

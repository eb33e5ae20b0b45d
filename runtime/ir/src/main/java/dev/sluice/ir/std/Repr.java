package dev.sluice.ir.std;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Json;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The text by which {@code std.branch_selector} turns a value into a case key: a text is its own key, other values read
 * as literals with {@code True}, {@code False} and {@code None}, texts inside them quoted. Case keys of existing
 * programs depend on it.
 */
final class Repr {

  /** A container being written; an object's keys and values in turn. */
  private static final class Frame {
    private final boolean object;
    private final List<Json> parts;
    private int next;

    private Frame(boolean object, List<Json> parts) {
      this.object = object;
      this.parts = parts;
    }
  }

  private Repr() {}

  static String key(Json value) {
    return value instanceof Json.Text text ? text.value() : of(value);
  }

  static String of(Json root) {
    StringBuilder out = new StringBuilder();
    Deque<Frame> open = new ArrayDeque<>();
    write(root, out, open);
    while (!open.isEmpty()) {
      Frame frame = open.peek();
      if (frame.next == frame.parts.size()) {
        out.append(frame.object ? '}' : ']');
        open.pop();
        continue;
      }
      if (frame.next > 0) {
        out.append(frame.object && frame.next % 2 == 1 ? ": " : ", ");
      }
      write(frame.parts.get(frame.next++), out, open);
    }
    return out.toString();
  }

  private static void write(Json value, StringBuilder out, Deque<Frame> open) {
    if (value instanceof Json.Obj object) {
      List<Json> parts = new ArrayList<>();
      object.members().forEach((key, member) -> {
        parts.add(Json.of(key));
        parts.add(member);
      });
      out.append('{');
      open.push(new Frame(true, parts));
    } else if (value instanceof Json.Arr array) {
      out.append('[');
      open.push(new Frame(false, array.items()));
    } else if (value instanceof Json.Text text) {
      quoted(text.value(), out);
    } else if (value instanceof Json.Bool bool) {
      out.append(bool.value() ? "True" : "False");
    } else if (value.equals(Json.NULL)) {
      out.append("None");
    } else {
      out.append(CanonicalJson.text(value));
    }
  }

  private static void quoted(String text, StringBuilder out) {
    char quote = text.indexOf('\'') >= 0 && text.indexOf('"') < 0 ? '"' : '\'';
    out.append(quote);
    text.codePoints().forEach(c -> {
      if (c == quote || c == '\\') {
        out.append('\\').append((char) c);
      } else if (c == '\n') {
        out.append("\\n");
      } else if (c == '\r') {
        out.append("\\r");
      } else if (c == '\t') {
        out.append("\\t");
      } else if (isPrintable(c)) {
        out.appendCodePoint(c);
      } else {
        out.append(String.format(c > 0xffff ? "\\U%08x" : c > 0xff ? "\\u%04x" : "\\x%02x", c));
      }
    });
    out.append(quote);
  }

  private static boolean isPrintable(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR -> false;
      case Character.SPACE_SEPARATOR -> c == ' ';
      default -> true;
    };
  }
}

package dev.sluice.ir;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The one text of a JSON value, and so the basis of every hash: keys in the order of {@link CodePoints#ORDER}, no
 * spaces, ASCII only, integers in full, doubles in their shortest form. Nesting does not use the call stack.
 */
public final class CanonicalJson {

  private static final char[] HEX = "0123456789abcdef".toCharArray();

  /** A container being written and how far it is; {@code keys} is empty for an array. */
  private static final class Frame {
    private final boolean object;
    private final List<String> keys;
    private final List<Json> values;
    private int next;

    private Frame(Json.Arr array) {
      object = false;
      keys = List.of();
      values = array.items();
    }

    private Frame(Json.Obj obj) {
      object = true;
      keys = new ArrayList<>(obj.members().keySet());
      keys.sort(CodePoints.ORDER);
      values = keys.stream().map(obj.members()::get).toList();
    }
  }

  private CanonicalJson() {}

  public static String text(Json value) {
    StringBuilder out = new StringBuilder();
    Deque<Frame> open = new ArrayDeque<>();
    write(value, out, open);
    while (!open.isEmpty()) {
      Frame frame = open.peek();
      if (frame.next == frame.values.size()) {
        out.append(frame.object ? '}' : ']');
        open.pop();
        continue;
      }
      if (frame.next > 0) {
        out.append(',');
      }
      if (frame.object) {
        string(frame.keys.get(frame.next), out);
        out.append(':');
      }
      write(frame.values.get(frame.next++), out, open);
    }
    return out.toString();
  }

  /** The text in UTF-8, which for this text is ASCII. */
  public static byte[] bytes(Json value) {
    return text(value).getBytes(StandardCharsets.US_ASCII);
  }

  private static void write(Json value, StringBuilder out, Deque<Frame> open) {
    if (value instanceof Json.Obj object) {
      out.append('{');
      open.push(new Frame(object));
    } else if (value instanceof Json.Arr array) {
      out.append('[');
      open.push(new Frame(array));
    } else if (value instanceof Json.Text text) {
      string(text.value(), out);
    } else if (value instanceof Json.Int number) {
      out.append(number.value());
    } else if (value instanceof Json.Real number) {
      out.append(ShortestDouble.text(number.value()));
    } else if (value instanceof Json.Bool bool) {
      out.append(bool.value());
    } else {
      out.append("null");
    }
  }

  private static void string(String value, StringBuilder out) {
    out.append('"');
    for (int i = 0; i < value.length(); i++) {
      character(value.charAt(i), out);
    }
    out.append('"');
  }

  private static void character(char c, StringBuilder out) {
    switch (c) {
      case '"':
        out.append("\\\"");
        return;
      case '\\':
        out.append("\\\\");
        return;
      case '\n':
        out.append("\\n");
        return;
      case '\r':
        out.append("\\r");
        return;
      case '\t':
        out.append("\\t");
        return;
      case '\b':
        out.append("\\b");
        return;
      case '\f':
        out.append("\\f");
        return;
      default:
        if (c >= 0x20 && c < 0x7f) {
          out.append(c);
        } else {
          out.append("\\u")
              .append(HEX[c >> 12])
              .append(HEX[c >> 8 & 15])
              .append(HEX[c >> 4 & 15])
              .append(HEX[c & 15]);
        }
    }
  }
}

package dev.sluice.ir.type;

import dev.sluice.ir.IrException;
import java.util.ArrayList;
import java.util.List;

/** Reads the grammar of {@link TypeText}; one use per text. */
final class TypeParser {

  private final String text;
  private final String place;
  private int at;

  /** @param place put before the column in errors, empty or ending with a separator */
  TypeParser(String text, String place) {
    this.text = text;
    this.place = place;
  }

  BoundaryType parse() {
    BoundaryType type = type(0);
    if (at < text.length()) {
      throw error(at, "nothing may follow the type");
    }
    return type;
  }

  private BoundaryType type(int depth) {
    if (depth > TypeText.MAX_DEPTH) {
      throw error(at, "the type is nested too deep");
    }
    int start = at;
    String name = name();
    switch (name) {
      case "List":
        return new BoundaryType.ListOf(arguments(1, depth).get(0));
      case "Optional":
        return new BoundaryType.OptionalOf(arguments(1, depth).get(0));
      case "Map":
        return new BoundaryType.MapOf(mapValue(depth));
      default:
        break;
    }
    BoundaryType word = TypeText.plainWords().get(name);
    if (word == null) {
      return new BoundaryType.Named(name, peek('<') ? arguments(0, depth) : List.of());
    }
    if (depth > 0
        && (word instanceof BoundaryType.None || word instanceof BoundaryType.Primitive)) {
      throw error(start, "'" + name + "' cannot be a type argument");
    }
    return word;
  }

  private BoundaryType mapValue(int depth) {
    int start = at + 1;
    List<BoundaryType> arguments = arguments(2, depth);
    if (!(arguments.get(0) instanceof BoundaryType.Text)) {
      throw error(start, "the keys of a map are of type String");
    }
    return arguments.get(1);
  }

  /** @param count how many there must be, 0 for one or more */
  private List<BoundaryType> arguments(int count, int depth) {
    int start = at;
    expect('<');
    List<BoundaryType> arguments = new ArrayList<>();
    arguments.add(type(depth + 1));
    while (peek(',')) {
      at++;
      arguments.add(type(depth + 1));
    }
    expect('>');
    if (count > 0 && arguments.size() != count) {
      throw error(
          start,
          count + " type argument" + (count == 1 ? "" : "s") + " expected, found "
              + arguments.size());
    }
    return arguments;
  }

  /** Java identifiers joined by dots; the {@code $} of nested classes is an identifier character. */
  private String name() {
    int start = at;
    boolean first = true;
    while (at < text.length()) {
      int c = text.codePointAt(at);
      boolean dot = c == '.' && !first;
      if (!dot
          && !(first ? Character.isJavaIdentifierStart(c) : Character.isJavaIdentifierPart(c))) {
        break;
      }
      first = dot;
      at += Character.charCount(c);
    }
    if (first) {
      throw error(at, at == start ? "a type name expected" : "a name cannot end with a dot");
    }
    return text.substring(start, at);
  }

  private boolean peek(char c) {
    return at < text.length() && text.charAt(at) == c;
  }

  private void expect(char c) {
    if (!peek(c)) {
      throw error(at, "'" + c + "' expected");
    }
    at++;
  }

  private IrException error(int position, String message) {
    return new IrException(
        IrException.Code.TYPE_SYNTAX,
        place + "column " + (position + 1),
        message + " in type '" + text + "'");
  }
}

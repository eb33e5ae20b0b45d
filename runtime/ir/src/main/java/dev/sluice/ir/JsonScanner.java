package dev.sluice.ir;

/** The tokens of JSON text. The end of the text reads as {@link #END}, which no token may contain. */
final class JsonScanner {

  private static final char END = '\uffff';

  private final String text;
  private int at;

  JsonScanner(String text) {
    this.text = text;
  }

  int position() {
    return at;
  }

  char peek() {
    return at < text.length() ? text.charAt(at) : END;
  }

  char next() {
    char c = peek();
    at++;
    return c;
  }

  void skipSpace() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c != ' ' && c != '\n' && c != '\t' && c != '\r') {
        return;
      }
      at++;
    }
  }

  boolean skipIf(char wanted) {
    skipSpace();
    if (peek() != wanted) {
      return false;
    }
    at++;
    return true;
  }

  void expect(char wanted) {
    if (peek() != wanted || at >= text.length()) {
      throw syntax("Expected '" + wanted + "' but found " + found());
    }
    at++;
  }

  void word(String word) {
    if (!text.startsWith(word, at)) {
      throw syntax("Expected a value but found " + found());
    }
    at += word.length();
  }

  void end() {
    skipSpace();
    if (at < text.length()) {
      throw syntax("Expected the end of the text but found " + found());
    }
  }

  /** The text of a number, checked against the grammar. */
  String number() {
    int start = at;
    if (peek() == '-') {
      at++;
    }
    if (peek() == '0') {
      at++;
    } else {
      digits(at == start ? "Expected a value" : "Expected a digit");
    }
    if (peek() == '.') {
      at++;
      digits("Expected a digit behind the point");
    }
    if (peek() == 'e' || peek() == 'E') {
      at++;
      if (peek() == '+' || peek() == '-') {
        at++;
      }
      digits("Expected a digit of the exponent");
    }
    return text.substring(start, at);
  }

  private void digits(String complaint) {
    int start = at;
    while (peek() >= '0' && peek() <= '9') {
      at++;
    }
    if (at == start) {
      throw syntax(complaint + " but found " + found());
    }
  }

  /** The content of a string whose opening quote has been read. */
  String string() {
    int start = at;
    while (at < text.length() && isPlain(text.charAt(at))) {
      at++;
    }
    if (at < text.length() && text.charAt(at) == '"') {
      return text.substring(start, at++);
    }
    StringBuilder out = new StringBuilder(text.substring(start, at));
    while (true) {
      if (at >= text.length()) {
        throw syntax("The string has no end");
      }
      char c = text.charAt(at);
      if (c == '"') {
        at++;
        return out.toString();
      }
      if (c < 0x20) {
        throw syntax("A control character in a string has to be escaped");
      }
      at++;
      out.append(c == '\\' ? escape() : c);
    }
  }

  private static boolean isPlain(char c) {
    return c != '"' && c != '\\' && c >= 0x20;
  }

  private char escape() {
    char c = next();
    switch (c) {
      case '"':
      case '\\':
      case '/':
        return c;
      case 'b':
        return '\b';
      case 'f':
        return '\f';
      case 'n':
        return '\n';
      case 'r':
        return '\r';
      case 't':
        return '\t';
      case 'u':
        return hex();
      default:
        at -= 2;
        throw syntax("Unknown escape in a string");
    }
  }

  private char hex() {
    int value = 0;
    for (int i = 0; i < 4; i++) {
      char c = peek();
      // Character.digit also takes digits of other scripts
      int digit = c < 0x80 ? Character.digit(c, 16) : -1;
      if (digit < 0) {
        throw syntax("Expected four hexadecimal digits");
      }
      value = value * 16 + digit;
      at++;
    }
    return (char) value;
  }

  private String found() {
    if (at >= text.length()) {
      return "the end of the text";
    }
    int c = text.codePointAt(at);
    return c > 0x20 && c < 0x7f ? "'" + (char) c + "'" : String.format("U+%04X", c);
  }

  IrException syntax(String message) {
    return error(IrException.Code.JSON_SYNTAX, at, message);
  }

  /** Lines end at a line feed; columns count code points from 1. */
  IrException error(IrException.Code code, int offset, String message) {
    int line = 1;
    int lineStart = 0;
    int end = Math.min(offset, text.length());
    for (int i = 0; i < end; i++) {
      if (text.charAt(i) == '\n') {
        line++;
        lineStart = i + 1;
      }
    }
    int column = text.codePointCount(lineStart, end) + 1;
    return new IrException(code, "line " + line + ", column " + column, message);
  }
}

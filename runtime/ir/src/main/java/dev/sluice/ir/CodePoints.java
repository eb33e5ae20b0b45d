package dev.sluice.ir;

import java.util.Comparator;

/** The order of canonical JSON keys. */
public final class CodePoints {

  /** By Unicode code point; {@link String#compareTo} orders by UTF-16 unit and differs above U+FFFF. */
  public static final Comparator<String> ORDER = CodePoints::compare;

  private CodePoints() {}

  private static int compare(String a, String b) {
    int n = Math.min(a.length(), b.length());
    for (int i = 0; i < n; i++) {
      if (a.charAt(i) != b.charAt(i)) {
        // a common high surrogate in front belongs to the code points that differ
        int start = i > 0 && Character.isHighSurrogate(a.charAt(i - 1)) ? i - 1 : i;
        int order = Integer.compare(a.codePointAt(start), b.codePointAt(start));
        return order != 0 ? order : Integer.compare(a.codePointAt(i), b.codePointAt(i));
      }
    }
    return Integer.compare(a.length(), b.length());
  }
}

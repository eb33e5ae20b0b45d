package dev.sluice.processor.random;

import java.util.List;

/** The types of random values, with expressions of exactly that type that need nothing. */
enum Type {
  INT(
      "int",
      "Integer",
      "0",
      "1",
      "2",
      "3",
      "7",
      "-1",
      "'a' + 1",
      "1 + 2 * 3",
      "Kit.TWO",
      "42",
      "0xFFFF_FFFF",
      "017",
      "0b101",
      "2147483647",
      "-2147483648"),
  LONG(
      "long",
      "Long",
      "0L",
      "1L",
      "5L",
      "-3L",
      "1L << 33",
      "Long.MAX_VALUE",
      "-9223372036854775808L",
      "1_000L"),
  FLOAT("float", "Float", "1f", "0.5f", "-2f", "1e10f", "0.1f", "-0f", "1e-45f"),
  DOUBLE(
      "double",
      "Double",
      "1.0",
      "0.5",
      "-2.25",
      "1e9",
      "1e308",
      "-0.0",
      "4.9e-324",
      "0x1p3",
      "1 / 0.0",
      "3 / 2.0"),
  BOOLEAN("boolean", "Boolean", "true", "false", "1 < 2", "ON && 1 < 2 || !ON"),
  CHAR("char", "Character", "'a'", "'b'", "'0'", "'\\n'", "'\\ud800'", "(char) 99"),
  BYTE("byte", "Byte", "(byte) 1", "(byte) 2", "(byte) 300"),
  SHORT("short", "Short", "(short) 1", "(short) -5", "(short) 70000"),
  STRING(
      "String",
      "String",
      "\"\"",
      "\"a\"",
      "\"word\"",
      "\"B-c \"",
      "\"a/b#1\"",
      "\"q\\\"\\\\\\u00e9\\uD83D\\uDE00\"",
      "\"\\ud800x\"",
      "Kit.WORD",
      "Kit.WORD + Kit.TWO",
      "\"\"\"\n  two\n  lines\"\"\""),
  INTEGER("Integer", "Integer", "Integer.valueOf(1)", "Integer.valueOf(-4)", "BOXED"),
  LONG_BOX("Long", "Long", "Long.valueOf(6)", "Long.valueOf(1L << 40)"),
  BOOLEAN_BOX("Boolean", "Boolean", "Boolean.valueOf(true)", "Boolean.valueOf(false)"),
  CHARACTER("Character", "Character", "Character.valueOf('x')"),
  MODE("Kit.Mode", "Kit.Mode", "Kit.Mode.OFF", "Kit.Mode.SLOW", "Kit.Mode.FAST"),
  POINT(
      "Kit.Point", "Kit.Point", "new Kit.Point(1, 2, \"a\")", "new Kit.Point(-3, null, \"word\")"),
  TRIP(
      "Kit.Trip",
      "Kit.Trip",
      "new Kit.Trip(new Kit.Point(4, 5, \"p\"), Kit.Mode.SLOW, Optional.of(\"n\"), List.of(\"s\"), Map.of(\"a\", 1))"),
  NATURAL("Kit.Natural", "Kit.Natural", "new Kit.Natural(3)"),
  MIXED("Kit.Mixed", "Kit.Mixed", "new Kit.Mixed((byte) 3, (short) 4, 'd', 1.5f, 5L, true)"),
  PAIR(
      "Kit.Pair<String, Integer>",
      "Kit.Pair<String, Integer>",
      "new Kit.Pair<String, Integer>(\"k\", 3)"),
  DOT("Kit.Dot", "Kit.Dot", "new Kit.Dot(3, \"d\")"),
  CROSS("Kit.Cross", "Kit.Cross", "new Kit.Cross(new Kit.Dot(1, null), 2)"),
  SHAPE(
      "Kit.Shape", "Kit.Shape", "(Kit.Shape) new Kit.Dot(5, \"s\")", "(Kit.Shape) new Kit.Blank()"),
  STRINGS("List<String>", "List<String>", "List.of(\"a\", \"word\")", "WORDS", "List.<String>of()"),
  INTS("List<Integer>", "List<Integer>", "List.of(1, 2)", "List.of(7)", "NUMBERS"),
  POINTS(
      "List<Kit.Point>",
      "List<Kit.Point>",
      "List.of(new Kit.Point(1, 2, \"a\"), new Kit.Point(0, 0, \"b\"))"),
  NOTE("Optional<String>", "Optional<String>", "Optional.of(\"some\")", "Optional.<String>empty()"),
  COUNTS(
      "Map<String, Integer>",
      "Map<String, Integer>",
      "Map.of(\"a\", 1)",
      "Map.<String, Integer>of()");

  /** From narrow to wide. */
  static final List<Type> NUMBERS =
      List.of(BYTE, SHORT, CHAR, INT, INTEGER, LONG, LONG_BOX, FLOAT, DOUBLE);

  static final List<Type> LISTS = List.of(STRINGS, INTS, POINTS);

  private final String text;
  private final String boxed;
  private final List<String> literals;

  Type(String text, String boxed, String... literals) {
    this.text = text;
    this.boxed = boxed;
    this.literals = List.of(literals);
  }

  /** As it is written in a flow. */
  String text() {
    return text;
  }

  /** The least class that has all its values. */
  String boxed() {
    return boxed;
  }

  List<String> literals() {
    return literals;
  }

  boolean isPrimitive() {
    return compareTo(SHORT) <= 0;
  }

  /** Whether a value may be joined into a text. */
  boolean hasText() {
    return compareTo(POINT) <= 0 || this == NATURAL || this == MIXED || this == PAIR || this == DOT;
  }

  boolean isNumber() {
    return NUMBERS.contains(this);
  }

  boolean isList() {
    return LISTS.contains(this);
  }

  /** Of a list. */
  Type element() {
    return this == STRINGS ? STRING : this == INTS ? INTEGER : POINT;
  }

  /** Types whose values become a value of this one by a primitive conversion, boxes included; itself first. */
  List<Type> narrower() {
    return switch (this) {
      case INT -> List.of(INT, INTEGER, CHAR, SHORT, BYTE);
      case LONG -> List.of(LONG, LONG_BOX, INT, INTEGER, CHAR, SHORT, BYTE);
      case FLOAT -> List.of(FLOAT, LONG, INT, INTEGER, CHAR, SHORT, BYTE);
      case DOUBLE -> List.of(DOUBLE, FLOAT, LONG, INT, INTEGER, LONG_BOX, CHAR);
      case SHORT -> List.of(SHORT, BYTE);
      case BOOLEAN -> List.of(BOOLEAN, BOOLEAN_BOX);
      case CHAR -> List.of(CHAR, CHARACTER);
      default -> List.of(this);
    };
  }
}

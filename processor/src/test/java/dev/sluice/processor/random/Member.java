package dev.sluice.processor.random;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A method of the JDK or an accessor of a record.
 *
 * @param on the type of the receiver; empty for a static method, whose name then has its class
 * @param parameters names of types; {@code INDEX} is a small number, {@code OBJECT} anything, {@code KEY} a
 *     text that is not null, since copies of maps answer about null and some originals do not, and
 *     one that is {@code plain} has no parentheses
 */
record Member(
    Optional<Type> on, String name, List<String> parameters, Type returns, Construct construct) {

  private static final String TEXT = """
      STRING.length() INT
      STRING.indexOf(STRING) INT
      STRING.compareTo(STRING) INT
      STRING.isEmpty() BOOLEAN
      STRING.equals(OBJECT) BOOLEAN
      STRING.contains(STRING) BOOLEAN
      STRING.startsWith(STRING) BOOLEAN
      STRING.charAt(INDEX) CHAR
      STRING.substring(INDEX) STRING
      STRING.strip() STRING
      STRING.concat(STRING) STRING
      STRING.replace(CHAR,CHAR) STRING
      String.valueOf(DOUBLE) STRING
      String.valueOf(CHAR) STRING
      String.valueOf(INT) STRING
      String.valueOf(plain POINT) STRING
      String.join(STRING,plain STRINGS) STRING
      Integer.valueOf(INT) INTEGER
      Integer.parseInt(STRING) INT
      Integer.compare(INT,INT) INT
      Integer.toHexString(INT) STRING
      INTEGER.equals(OBJECT) BOOLEAN
      INTEGER.intValue() INT
      INTEGER.compareTo(INTEGER) INT
      Long.valueOf(LONG) LONG_BOX
      LONG_BOX.equals(OBJECT) BOOLEAN
      Boolean.valueOf(BOOLEAN) BOOLEAN_BOX
      Character.valueOf(CHAR) CHARACTER
      Character.isLetter(CHAR) BOOLEAN
      Math.max(INT,INT) INT
      Math.max(LONG,LONG) LONG
      Math.min(DOUBLE,DOUBLE) DOUBLE
      Math.abs(FLOAT) FLOAT
      Math.abs(INT) INT
      Math.round(DOUBLE) LONG
      Math.addExact(INT,INT) INT
      Math.multiplyExact(LONG,LONG) LONG
      Math.floorMod(INT,INT) INT
      MODE.name() STRING
      MODE.ordinal() INT
      MODE.compareTo(MODE) INT
      MODE.equals(OBJECT) BOOLEAN
      Objects.equals(OBJECT,OBJECT) BOOLEAN
      Objects.requireNonNull(STRING) STRING
      Objects.requireNonNull(POINT) POINT
      Objects.isNull(OBJECT) BOOLEAN
      STRINGS.size() INT
      STRINGS.isEmpty() BOOLEAN
      STRINGS.contains(STRING) BOOLEAN
      STRINGS.indexOf(STRING) INT
      STRINGS.get(INDEX) STRING
      STRINGS.equals(OBJECT) BOOLEAN
      STRINGS.subList(INDEX,INDEX) STRINGS
      List.copyOf(plain STRINGS) STRINGS
      INTS.size() INT
      INTS.contains(INT) BOOLEAN
      INTS.get(INDEX) INTEGER
      POINTS.get(INDEX) POINT
      POINTS.size() INT
      POINTS.contains(POINT) BOOLEAN
      NOTE.isPresent() BOOLEAN
      NOTE.orElse(STRING) STRING
      NOTE.get() STRING
      NOTE.equals(OBJECT) BOOLEAN
      COUNTS.get(KEY) INTEGER
      COUNTS.getOrDefault(KEY,INTEGER) INTEGER
      COUNTS.containsKey(KEY) BOOLEAN
      COUNTS.size() INT
      Map.copyOf(COUNTS) COUNTS
      """;

  private static final String ACCESSORS = """
      POINT.x() INT
      POINT.y() INTEGER
      POINT.label() STRING
      TRIP.from() POINT
      TRIP.mode() MODE
      TRIP.note() NOTE
      TRIP.stops() STRINGS
      TRIP.counts() COUNTS
      NATURAL.n() INT
      MIXED.small() BYTE
      MIXED.medium() SHORT
      MIXED.letter() CHAR
      MIXED.part() FLOAT
      MIXED.big() LONG_BOX
      MIXED.flag() BOOLEAN_BOX
      DOT.n() INT
      DOT.label() STRING
      CROSS.of() SHAPE
      CROSS.size() INTEGER
      PAIR.first() STRING
      PAIR.second() INTEGER
      """;

  static final List<Member> ALL = Stream.concat(
          TEXT.lines().map(line -> parse(line, Construct.JDK_METHOD)),
          ACCESSORS.lines().map(line -> parse(line, Construct.ACCESSOR)))
      .toList();

  private static Member parse(String line, Construct construct) {
    int dot = line.indexOf('.');
    int open = line.indexOf('(');
    int close = line.indexOf(')');
    String owner = line.substring(0, dot);
    Optional<Type> on =
        Stream.of(Type.values()).filter(type -> type.name().equals(owner)).findFirst();
    String name = on.isPresent() ? line.substring(dot + 1, open) : line.substring(0, open);
    List<String> parameters =
        close == open + 1 ? List.of() : List.of(line.substring(open + 1, close).split(","));
    return new Member(on, name, parameters, Type.valueOf(line.substring(close + 2)), construct);
  }
}

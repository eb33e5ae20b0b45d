package dev.sluice.ir.expr;

import dev.sluice.ir.CodePoints;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The typed expression tree of the pure {@code std.expr}. Semantics are those of the Java language; types are stated,
 * never inferred: every widening, boxing and unboxing that Java inserts is a node of its own, so an evaluator needs no
 * type rules. {@code And}, {@code Or}, {@code If} and {@code Choose} are lazy.
 */
public sealed interface Expr {

  <R> R accept(Visitor<R> visitor);

  /** The version of this grammar, stated in the arguments of each {@code std.expr}. */
  int VERSION = 1;

  /** A constant. {@code value} is a box of {@code type}, a String, or absent for {@code NULL} and {@code VOID}. */
  record Literal(Kind type, Optional<Object> value) implements Expr {
    public Literal {
      ExprChecks.literal(type, value);
    }

    /** A literal of the kind that belongs to a box or a String. */
    public static Literal of(Object value) {
      return new Literal(ExprChecks.kindOf(value), Optional.of(value));
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.literal(this);
    }
  }

  /** An enum constant. */
  record EnumConstant(String enumName, String constant) implements Expr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.enumConstant(this);
    }
  }

  /** A named input of the step. */
  record Var(String name) implements Expr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.var(this);
    }
  }

  /** An implicit record accessor. */
  record Get(Expr on, String recordName, String component) implements Expr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.get(this);
    }
  }

  /** A canonical record constructor. */
  record New(String recordName, List<Expr> arguments) implements Expr {
    public New {
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.create(this);
    }
  }

  /** An {@linkplain AllowList allow-listed} member by exact signature; only an instance method has {@code on}. */
  record Call(String signature, Optional<Expr> on, List<Expr> arguments) implements Expr {
    public Call {
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.call(this);
    }
  }

  /** {@code - ~ !}; {@code type} is the promoted operand type. */
  record Unary(UnaryOp op, Kind type, Expr operand) implements Expr {
    public Unary {
      ExprChecks.unary(op, type);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.unary(this);
    }
  }

  /**
   * Arithmetic, bitwise, shift, comparison. {@code type} is the promoted type of the operands (of the left one for
   * shifts); for {@code EQ} and {@code NE} also {@code REFERENCE}.
   */
  record Binary(BinaryOp op, Kind type, Expr left, Expr right) implements Expr {
    public Binary {
      ExprChecks.binary(op, type);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.binary(this);
    }
  }

  record And(Expr left, Expr right) implements Expr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.and(this);
    }
  }

  record Or(Expr left, Expr right) implements Expr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.or(this);
    }
  }

  record If(Expr condition, Expr then, Expr otherwise) implements Expr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.choice(this);
    }
  }

  /**
   * Keys are enum constant names, strings, or decimal text of the number; a char's key is its code in decimal. Cases
   * are kept in the order of keys, which has no meaning.
   */
  record Choose(Expr subject, Map<String, Expr> cases, Optional<Expr> fallback) implements Expr {
    public Choose {
      SortedMap<String, Expr> sorted = new TreeMap<>(CodePoints.ORDER);
      sorted.putAll(cases);
      cases = Collections.unmodifiableSortedMap(sorted);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.choose(this);
    }
  }

  /** String concatenation of two or more parts, with Java's text of each part. */
  record Concat(List<Expr> parts) implements Expr {
    public Concat {
      parts = List.copyOf(parts);
      ExprChecks.parts(parts);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.concat(this);
    }
  }

  /** A primitive conversion that loses no magnitude ({@code int -> long}, {@code long -> double}, ...). */
  record Widen(Kind from, Kind to, Expr operand) implements Expr {
    public Widen {
      ExprChecks.widen(from, to);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.widen(this);
    }
  }

  /** {@code null} raises {@code NullPointerException}. */
  record Unbox(Kind type, Expr operand) implements Expr {
    public Unbox {
      ExprChecks.primitive(type);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.unbox(this);
    }
  }

  /**
   * The key text of a switch subject: an enum's constant name, a String itself, an integer's decimal text, a char's
   * code. {@code null} raises {@code NullPointerException}.
   */
  record Key(Expr operand) implements Expr {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.key(this);
    }
  }

  /**
   * Whether a value is one of these records; {@code false} for null. An object is judged by its class, which is exact
   * since records are final. A JSON object, which only programs without typed values meet, is judged by its property.
   *
   * @param property the property that tells the records apart in JSON
   * @param records the value of the property by binary name of the record, at least one
   */
  record Is(Expr operand, String property, Map<String, String> records) implements Expr {
    public Is {
      SortedMap<String, String> sorted = new TreeMap<>(CodePoints.ORDER);
      sorted.putAll(records);
      records = Collections.unmodifiableSortedMap(sorted);
      ExprChecks.records(records);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.is(this);
    }
  }

  /** One method per form and no default: a new form breaks every consumer at compile time. */
  interface Visitor<R> {
    R literal(Literal expr);

    R enumConstant(EnumConstant expr);

    R var(Var expr);

    R get(Get expr);

    R create(New expr);

    R call(Call expr);

    R unary(Unary expr);

    R binary(Binary expr);

    R and(And expr);

    R or(Or expr);

    R choice(If expr);

    R choose(Choose expr);

    R concat(Concat expr);

    R widen(Widen expr);

    R unbox(Unbox expr);

    R key(Key expr);

    R is(Is expr);
  }

  /** What a value is to an operator. All values are boxed; {@code REFERENCE} is any object that no other kind names. */
  enum Kind {
    BOOLEAN,
    BYTE,
    SHORT,
    CHAR,
    INT,
    LONG,
    FLOAT,
    DOUBLE,
    STRING,
    NULL,
    VOID,
    REFERENCE;

    /** The name in lower case, as in the JSON form; for primitives the Java keyword. */
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }

    public boolean isPrimitive() {
      return compareTo(DOUBLE) <= 0;
    }
  }

  enum UnaryOp {
    NEGATE("-"),
    COMPLEMENT("~"),
    NOT("!");

    private final String symbol;

    UnaryOp(String symbol) {
      this.symbol = symbol;
    }

    public String symbol() {
      return symbol;
    }
  }

  enum BinaryOp {
    ADD("+"),
    SUBTRACT("-"),
    MULTIPLY("*"),
    DIVIDE("/"),
    REMAINDER("%"),
    SHIFT_LEFT("<<"),
    SHIFT_RIGHT(">>"),
    SHIFT_RIGHT_UNSIGNED(">>>"),
    BIT_AND("&"),
    BIT_OR("|"),
    BIT_XOR("^"),
    LESS("<"),
    LESS_EQUAL("<="),
    GREATER(">"),
    GREATER_EQUAL(">="),
    EQ("=="),
    NE("!=");

    private final String symbol;

    BinaryOp(String symbol) {
      this.symbol = symbol;
    }

    public String symbol() {
      return symbol;
    }
  }
}

package dev.sluice.ir.expr;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Json;
import dev.sluice.ir.expr.Expr.BinaryOp;
import dev.sluice.ir.expr.Expr.Kind;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/**
 * An expression as Java-like text on one line, for people: classes by their simple names, conversions as casts, only
 * needed parentheses. The same on every JDK, but not meant to be read back.
 */
public final class ExprPrinter implements Expr.Visitor<String> {

  private static final int CHOICE = 0;
  private static final int OR = 1;
  private static final int AND = 2;
  private static final int RELATION = 7;
  private static final int SUM = 9;
  private static final int PREFIX = 11;
  private static final int PRIMARY = 12;

  private static final ExprPrinter INSTANCE = new ExprPrinter();

  private ExprPrinter() {}

  public static String print(Expr expr) {
    return expr.accept(INSTANCE);
  }

  private static int level(BinaryOp op) {
    return switch (op) {
      case BIT_OR -> 3;
      case BIT_XOR -> 4;
      case BIT_AND -> 5;
      case EQ, NE -> 6;
      case LESS, LESS_EQUAL, GREATER, GREATER_EQUAL -> RELATION;
      case SHIFT_LEFT, SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED -> 8;
      case ADD, SUBTRACT -> SUM;
      case MULTIPLY, DIVIDE, REMAINDER -> 10;
    };
  }

  private static int level(Expr expr) {
    if (expr instanceof Expr.If) {
      return CHOICE;
    } else if (expr instanceof Expr.Or) {
      return OR;
    } else if (expr instanceof Expr.And) {
      return AND;
    } else if (expr instanceof Expr.Binary binary) {
      return level(binary.op());
    } else if (expr instanceof Expr.Is) {
      return RELATION;
    } else if (expr instanceof Expr.Concat) {
      return SUM;
    } else if (expr instanceof Expr.Unary
        || expr instanceof Expr.Widen
        || expr instanceof Expr.Unbox) {
      return PREFIX;
    }
    return expr instanceof Expr.Literal literal
            && literal(literal.type(), literal).startsWith("-")
        ? PREFIX
        : PRIMARY;
  }

  private String at(int least, Expr expr) {
    String text = print(expr);
    return level(expr) < least ? "(" + text + ")" : text;
  }

  private static String arguments(List<Expr> arguments) {
    return arguments.stream().map(ExprPrinter::print).collect(Collectors.joining(", ", "(", ")"));
  }

  private static String simple(String binaryName) {
    return binaryName.substring(binaryName.lastIndexOf('.') + 1).replace('$', '.');
  }

  @Override
  public String literal(Expr.Literal expr) {
    return literal(expr.type(), expr);
  }

  private static String literal(Kind kind, Expr.Literal expr) {
    Object value = expr.value().orElse("null");
    switch (kind) {
      case BYTE, SHORT:
        return "(" + kind.text() + ") " + value;
      case LONG:
        return value + "L";
      case FLOAT, DOUBLE:
        return real(((Number) value).doubleValue(), kind == Kind.FLOAT ? "f" : "");
      case CHAR:
        return "'" + unquoted(value.toString()).replace("'", "\\'").replace("\\\"", "\"") + "'";
      case STRING:
        return "\"" + unquoted((String) value) + "\"";
      case VOID:
        return "void";
      default:
        return value.toString();
    }
  }

  /** The shortest text of the double, also for a float: texts of the JDK differ between releases. */
  private static String real(double value, String suffix) {
    if (Double.isFinite(value)) {
      return CanonicalJson.text(Json.of(value)) + suffix;
    }
    String owner = suffix.isEmpty() ? "Double." : "Float.";
    return owner
        + (Double.isNaN(value) ? "NaN" : value > 0 ? "POSITIVE_INFINITY" : "NEGATIVE_INFINITY");
  }

  private static String unquoted(String value) {
    String quoted = CanonicalJson.text(Json.of(value));
    return quoted.substring(1, quoted.length() - 1);
  }

  @Override
  public String enumConstant(Expr.EnumConstant expr) {
    return simple(expr.enumName()) + "." + expr.constant();
  }

  @Override
  public String var(Expr.Var expr) {
    return expr.name();
  }

  @Override
  public String get(Expr.Get expr) {
    return at(PRIMARY, expr.on()) + "." + expr.component() + "()";
  }

  @Override
  public String create(Expr.New expr) {
    return "new " + simple(expr.recordName()) + arguments(expr.arguments());
  }

  @Override
  public String call(Expr.Call expr) {
    String signature = expr.signature();
    String owner = simple(signature.substring(0, signature.indexOf('#')));
    String member = signature.substring(signature.indexOf('#') + 1);
    if (!member.contains("(")) {
      return owner + "." + member;
    }
    String name = member.substring(0, member.indexOf('('));
    if (name.equals("<init>")) {
      return "new " + owner + arguments(expr.arguments());
    }
    return expr.on().map(on -> at(PRIMARY, on)).orElse(owner) + "." + name
        + arguments(expr.arguments());
  }

  @Override
  public String unary(Expr.Unary expr) {
    String operand = at(PREFIX, expr.operand());
    // "--x" would be another operator.
    return expr.op().symbol() + (operand.startsWith("-") ? "(" + operand + ")" : operand);
  }

  @Override
  public String binary(Expr.Binary expr) {
    int level = level(expr.op());
    return at(level, expr.left()) + " " + expr.op().symbol() + " " + at(level + 1, expr.right());
  }

  @Override
  public String and(Expr.And expr) {
    return at(AND, expr.left()) + " && " + at(AND + 1, expr.right());
  }

  @Override
  public String or(Expr.Or expr) {
    return at(OR, expr.left()) + " || " + at(OR + 1, expr.right());
  }

  @Override
  public String choice(Expr.If expr) {
    return at(OR, expr.condition()) + " ? " + at(OR, expr.then()) + " : "
        + at(CHOICE, expr.otherwise());
  }

  @Override
  public String choose(Expr.Choose expr) {
    Expr subject = expr.subject() instanceof Expr.Key key ? key.operand() : expr.subject();
    StringJoiner cases = new StringJoiner("; ", "switch (" + print(subject) + ") { ", " }");
    expr.cases()
        .forEach((key, body) -> cases.add("case \"" + unquoted(key) + "\" -> " + print(body)));
    expr.fallback().ifPresent(body -> cases.add("default -> " + print(body)));
    return cases.toString();
  }

  @Override
  public String concat(Expr.Concat expr) {
    StringJoiner text = new StringJoiner(" + ");
    // Java would add two numbers in front; an empty string shows that the sum is a concatenation.
    if (expr.parts().stream().limit(2).noneMatch(ExprPrinter::isText)) {
      text.add("\"\"");
    }
    expr.parts().forEach(part -> text.add(at(SUM + 1, part)));
    return text.toString();
  }

  private static boolean isText(Expr expr) {
    return expr instanceof Expr.Literal literal && literal.type() == Kind.STRING;
  }

  @Override
  public String widen(Expr.Widen expr) {
    return cast(expr.to(), expr.operand());
  }

  @Override
  public String unbox(Expr.Unbox expr) {
    return cast(expr.type(), expr.operand());
  }

  private String cast(Kind to, Expr operand) {
    return "(" + to.text() + ") " + at(PREFIX, operand);
  }

  @Override
  public String key(Expr.Key expr) {
    return "key(" + print(expr.operand()) + ")";
  }

  @Override
  public String is(Expr.Is expr) {
    return expr.records().keySet().stream()
        .map(ExprPrinter::simple)
        .collect(Collectors.joining("|", at(RELATION + 1, expr.operand()) + " instanceof ", ""));
  }
}

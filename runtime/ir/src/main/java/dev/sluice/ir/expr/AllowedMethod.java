package dev.sluice.ir.expr;

import java.util.List;
import java.util.Set;

/**
 * One line of the {@link AllowList}.
 *
 * @param owner binary name of the class that declares the member
 * @param name method or field name, {@code <init>} for a constructor
 * @param parameters erased parameter types as binary names, {@code int}, {@code java.lang.Object[]}; empty for a field
 * @param returns erased type of the result; the owner for a constructor
 */
public record AllowedMethod(
    String owner,
    String name,
    List<String> parameters,
    String returns,
    Form form,
    Use use,
    Set<Trait> traits) {

  public AllowedMethod {
    parameters = List.copyOf(parameters);
    traits = Set.copyOf(traits);
  }

  /** {@code java.lang.String#substring(int,int)}; a constant has no parentheses: {@code java.util.Locale#ROOT}. */
  public String signature() {
    String head = owner + "#" + name;
    return form == Form.CONSTANT ? head : head + "(" + String.join(",", parameters) + ")";
  }

  /** What the result is to an operator. */
  public Expr.Kind resultKind() {
    for (Expr.Kind kind : Expr.Kind.values()) {
      if ((kind.isPrimitive() || kind == Expr.Kind.VOID) && kind.text().equals(returns)) {
        return kind;
      }
    }
    return returns.equals("java.lang.String") ? Expr.Kind.STRING : Expr.Kind.REFERENCE;
  }

  public boolean isFlow() {
    return use == Use.FLOW;
  }

  /** Whether calls have no receiver. */
  public boolean isStatic() {
    return form != Form.INSTANCE;
  }

  /** Whether it can throw although neither the receiver nor an argument is null. */
  public boolean canThrow() {
    return traits.contains(Trait.THROWS);
  }

  public boolean is(Trait trait) {
    return traits.contains(trait);
  }

  /** Whether so many arguments fit; a variable-arity call passes its elements one by one. */
  public boolean accepts(int arguments) {
    return is(Trait.VARARGS) ? arguments >= parameters.size() - 1 : arguments == parameters.size();
  }

  /** How the member is reached. */
  public enum Form {
    STATIC,
    INSTANCE,
    CONSTRUCTOR,
    /** A {@code static final} field, called without arguments. */
    CONSTANT
  }

  /** Where a call may stand. */
  public enum Use {
    /** In {@code std.expr} and in a pure. */
    FLOW,
    /** Only in a pure. */
    PURE_ONLY
  }

  /** What a caller has to know beyond the types. */
  public enum Trait {
    /** Can throw although nothing is null. */
    THROWS,
    /** Null arguments are allowed and do not raise {@code NullPointerException}. */
    NULLS,
    /** The result may be null. */
    MAYBE,
    /** The last parameter is of variable arity. */
    VARARGS,
    /** The {@code Locale} argument must be the constant {@code Locale.ROOT}. */
    ROOT_LOCALE,
    /** The result depends on the iteration order of an argument, which must have one of its own: no set, no map. */
    ORDERED,
    /** Takes the text of an {@code Object} argument, which must be of a type that concatenation takes. */
    TEXT
  }
}

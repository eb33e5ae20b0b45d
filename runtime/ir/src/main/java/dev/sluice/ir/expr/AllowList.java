package dev.sluice.ir.expr;

import dev.sluice.ir.expr.AllowedMethod.Use;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The JDK members that may be used: {@link Use#FLOW} ones in {@code std.expr} and in pures, {@link Use#PURE_ONLY} ones
 * in pures. One table for compiler and runtime. Every member exists in JDK 17 and later, is public in {@code java.base}
 * and deterministic: no clock, no randomness, no default locale or zone, no identity hash, nothing parallel.
 *
 * <p>A signature is exact and erased, with the class that declares the member:
 * {@code java.lang.String#substring(int,int)}, {@code java.math.BigDecimal#<init>(java.lang.String)},
 * {@code java.util.List#of(java.lang.Object[])}; a nested class has its binary name. A {@code static final} field has
 * no parentheses, {@code java.util.Locale#ROOT}, and is a call without arguments. A variable-arity member is called
 * with its elements, not with an array. A method of a subclass that overrides a listed one ({@code ArrayList.size}) has
 * to be looked up by the signature of the listed one; what a class inherits from one that is not public
 * ({@code StringBuilder.length}) is listed at the public class.
 *
 * <p>Left to the caller, and marked by a {@link AllowedMethod.Trait}: a {@code Locale} argument must be
 * {@code Locale.ROOT}; an argument whose order matters must have one; an argument whose text is taken must be of a type
 * that concatenation takes.
 *
 * <p>Two kinds of results are the same on one JDK only. The text of a {@code float} or {@code double} (also by
 * {@code BigDecimal.valueOf(double)}) has for some values more digits before JDK 19. The functions of {@code Math} from
 * {@code cbrt} to {@code tanh} may differ in the last place between platforms; those of {@code StrictMath} may not.
 */
public final class AllowList {

  private static final Map<String, AllowedMethod> METHODS = read();

  private AllowList() {}

  /** In the order of signatures. */
  public static List<AllowedMethod> methods() {
    return List.copyOf(METHODS.values());
  }

  public static Optional<AllowedMethod> find(String signature) {
    return Optional.ofNullable(METHODS.get(signature));
  }

  /** Why a call is not one that a flow may make, in one sentence without a full stop; empty if it is. */
  public static Optional<String> problem(Expr.Call call) {
    AllowedMethod method = METHODS.get(call.signature());
    if (method == null) {
      return Optional.of("no allow-listed member " + call.signature());
    } else if (!method.isFlow()) {
      return Optional.of(call.signature() + " is allowed in pures only");
    } else if (method.isStatic() == call.on().isPresent()) {
      return Optional.of(
          call.signature() + (method.isStatic() ? " takes no receiver" : " needs a receiver"));
    }
    return method.accepts(call.arguments().size())
        ? Optional.empty()
        : Optional.of(call.signature() + " cannot take " + call.arguments().size() + " arguments");
  }

  private static Map<String, AllowedMethod> read() {
    AllowTableReader reader = new AllowTableReader()
        .names(FlowTableLang.TEXT)
        .names(FlowTableUtil.TEXT)
        .names(PureTable.TEXT)
        .names(PureTableStreams.TEXT)
        .members(FlowTableLang.TEXT, Use.FLOW)
        .members(FlowTableUtil.TEXT, Use.FLOW)
        .members(PureTable.TEXT, Use.PURE_ONLY)
        .members(PureTableStreams.TEXT, Use.PURE_ONLY);
    List<AllowedMethod> methods = new ArrayList<>(reader.methods());
    methods.sort(Comparator.comparing(AllowedMethod::signature));
    Map<String, AllowedMethod> bySignature = new TreeMap<>();
    for (AllowedMethod method : methods) {
      if (bySignature.put(method.signature(), method) != null) {
        throw new IllegalStateException("listed twice: " + method.signature());
      }
    }
    return bySignature;
  }
}

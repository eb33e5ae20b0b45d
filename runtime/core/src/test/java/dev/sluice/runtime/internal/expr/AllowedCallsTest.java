package dev.sluice.runtime.internal.expr;

import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.ir.expr.AllowList;
import dev.sluice.ir.expr.AllowedMethod;
import dev.sluice.ir.expr.AllowedMethod.Form;
import dev.sluice.ir.expr.AllowedMethod.Trait;
import dev.sluice.ir.expr.Expr;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.Month;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Every member that flows may use, linked and called, against a reflective call of the same member. */
class AllowedCallsTest {

  private static final int ROUNDS = 60;

  private static final List<Object> POOL = pool();

  private static List<Object> pool() {
    List<Object> pool = new ArrayList<>();
    Values.BY_KIND.values().forEach(pool::addAll);
    pool.addAll(List.of(
        "",
        "a",
        " Straße ",
        "12",
        "-7",
        "1.5",
        "true",
        "PT1H",
        "2024-02-29",
        "2024-02-29T12:00:00Z",
        "\\t",
        "123e4567-e89b-12d3-a456-426614174000",
        Locale.ROOT,
        RoundingMode.HALF_UP,
        MathContext.DECIMAL64,
        new BigDecimal("12.345"),
        new BigDecimal("-3"),
        BigInteger.TWO,
        new BigInteger("97"),
        BigInteger.ONE.negate(),
        Duration.ofMinutes(90),
        Duration.ZERO,
        Instant.EPOCH,
        Instant.ofEpochSecond(1_700_000_000L),
        DayOfWeek.FRIDAY));
    pool.addAll(List.of(
        Month.MARCH,
        LocalDate.of(2024, 2, 29),
        ChronoUnit.DAYS,
        ChronoUnit.SECONDS,
        UUID.fromString("123e4567-e89b-12d3-a456-426614174000"),
        List.of(),
        List.of("a", "b"),
        Set.of("a"),
        Map.of("a", 1),
        Optional.empty(),
        Optional.of("a"),
        OptionalInt.empty(),
        OptionalInt.of(1),
        OptionalLong.of(1),
        OptionalLong.empty(),
        OptionalDouble.of(1),
        OptionalDouble.empty()));
    pool.addAll(List.of(
        1,
        2,
        3,
        4,
        10,
        1L,
        2L,
        3L,
        Map.entry("a", 1),
        Map.entry("b", 1),
        Map.entry("c", 1),
        Map.entry("d", 1)));
    pool.add(null);
    return pool;
  }

  private static final Map<String, Class<?>> PRIMITIVES = Map.of(
      "boolean", boolean.class,
      "byte", byte.class,
      "short", short.class,
      "char", char.class,
      "int", int.class,
      "long", long.class,
      "float", float.class,
      "double", double.class);

  @Test
  void everyMemberGivesWhatJavaGives() throws ReflectiveOperationException {
    Random random = new Random(17);
    for (AllowedMethod method : AllowList.methods()) {
      if (method.isFlow()) {
        compare(method, random);
      }
    }
  }

  private static void compare(AllowedMethod method, Random random)
      throws ReflectiveOperationException {
    List<String> types = new ArrayList<>();
    if (method.form() == Form.INSTANCE) {
      types.add(method.owner());
    }
    types.addAll(method.parameters());
    if (method.is(Trait.VARARGS)) {
      String array = types.remove(types.size() - 1);
      int elements = 3;
      for (int i = 0; i < elements; i++) {
        types.add(array.replace("[]", ""));
      }
    }
    Evaluator evaluator = link(method, types.size());
    Map<String, List<Object>> candidates = new LinkedHashMap<>();
    for (String type : types) {
      candidates.put(type, candidates(type, method.owner()));
    }
    boolean returned = false;
    for (int i = 0; i < ROUNDS || !returned && i < 100 * ROUNDS; i++) {
      Object[] operands = types.stream()
          .map(type ->
              candidates.get(type).get(random.nextInt(candidates.get(type).size())))
          .toArray();
      Outcome java = Outcome.of(reflective(method, operands));
      returned |= java.isValue();
      assertWithMessage("%s of %s", method.signature(), Arrays.toString(operands))
          .that(Outcome.of(() -> evaluator.eval(operands)))
          .isEqualTo(java);
      if (!java.isValue() && Arrays.stream(operands).noneMatch(operand -> operand == null)) {
        assertWithMessage("%s of %s threw %s", method.signature(), Arrays.toString(operands), java)
            .that(method.canThrow())
            .isTrue();
      }
      if (java.value().equals("null") && java.kind().equals("null")) {
        assertWithMessage("%s gave null", method.signature())
            .that(method.is(Trait.MAYBE))
            .isTrue();
      }
    }
    assertWithMessage("%s never returned", method.signature()).that(returned).isTrue();
  }

  private static Evaluator link(AllowedMethod method, int operands) {
    List<Expr> variables = new ArrayList<>();
    for (int i = 0; i < operands; i++) {
      variables.add(new Expr.Var(String.valueOf(i)));
    }
    boolean instance = method.form() == Form.INSTANCE;
    Expr call = new Expr.Call(
        method.signature(),
        instance ? Optional.of(variables.get(0)) : Optional.empty(),
        instance ? variables.subList(1, operands) : variables);
    return ExprCompiler.compile(call, Integer::parseInt, Values.ACCESS);
  }

  /** Repetitions, powers and scales stay small: the others would only fill the memory. */
  private static boolean isTooMuch(Object value, String owner) {
    boolean grows = owner.equals("java.lang.String") || owner.startsWith("java.math.");
    return grows && value instanceof Integer number && (number > 1_000 || number < -1_000);
  }

  private static List<Object> candidates(String type, String owner) throws ClassNotFoundException {
    Class<?> wanted = MethodType.methodType(type(type)).wrap().returnType();
    boolean nullable = wanted == type(type);
    return POOL.stream()
        .filter(value -> value == null ? nullable : wanted.isInstance(value))
        .filter(value -> !isTooMuch(value, owner))
        .collect(Collectors.toCollection(ArrayList::new));
  }

  private static Class<?> type(String name) throws ClassNotFoundException {
    if (name.endsWith("[]")) {
      return type(name.substring(0, name.length() - 2)).arrayType();
    }
    return PRIMITIVES.containsKey(name) ? PRIMITIVES.get(name) : Class.forName(name);
  }

  private static Callable<Object> reflective(AllowedMethod method, Object[] operands)
      throws ReflectiveOperationException {
    Class<?> owner = type(method.owner());
    Class<?>[] types = new Class<?>[method.parameters().size()];
    for (int i = 0; i < types.length; i++) {
      types[i] = type(method.parameters().get(i));
    }
    boolean instance = method.form() == Form.INSTANCE;
    Object[] rest = instance ? Arrays.copyOfRange(operands, 1, operands.length) : operands;
    Object[] arguments = method.is(Trait.VARARGS) ? packed(rest, types) : rest;
    return switch (method.form()) {
      case CONSTANT -> () -> owner.getField(method.name()).get(null);
      case CONSTRUCTOR -> {
        Constructor<?> constructor = owner.getConstructor(types);
        yield () -> unwrapped(() -> constructor.newInstance(arguments));
      }
      default -> {
        Method found = owner.getMethod(method.name(), types);
        yield () -> unwrapped(() -> found.invoke(instance ? operands[0] : null, arguments));
      }
    };
  }

  private static Object[] packed(Object[] operands, Class<?>[] types) {
    int fixed = types.length - 1;
    Object rest = Array.newInstance(types[fixed].getComponentType(), operands.length - fixed);
    for (int i = fixed; i < operands.length; i++) {
      Array.set(rest, i - fixed, operands[i]);
    }
    Object[] packed = Arrays.copyOf(operands, types.length);
    packed[fixed] = rest;
    return packed;
  }

  private static Object unwrapped(Callable<Object> call) throws Exception {
    try {
      return call.call();
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof Exception cause) {
        throw cause;
      }
      throw e;
    }
  }
}

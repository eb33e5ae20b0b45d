package dev.sluice.ir.expr;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.ir.expr.AllowedMethod.Form;
import dev.sluice.ir.expr.AllowedMethod.Trait;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AllowListTest {

  private static final Map<String, Class<?>> PRIMITIVES = Map.of(
      "void", void.class,
      "boolean", boolean.class,
      "byte", byte.class,
      "short", short.class,
      "char", char.class,
      "int", int.class,
      "long", long.class,
      "float", float.class,
      "double", double.class);

  private static List<AllowedMethod> methods() {
    return AllowList.methods();
  }

  private static Class<?> type(String name) throws ClassNotFoundException {
    if (name.endsWith("[]")) {
      return type(name.substring(0, name.length() - 2)).arrayType();
    }
    return PRIMITIVES.containsKey(name) ? PRIMITIVES.get(name) : Class.forName(name);
  }

  private static Class<?>[] parameters(AllowedMethod method) throws ClassNotFoundException {
    Class<?>[] types = new Class<?>[method.parameters().size()];
    for (int i = 0; i < types.length; i++) {
      types[i] = type(method.parameters().get(i));
    }
    return types;
  }

  @Test
  void everyMemberIsDeclaredPublicAsTheTableSays() throws ReflectiveOperationException {
    for (AllowedMethod method : methods()) {
      Class<?> owner = type(method.owner());
      assertWithMessage(method.owner())
          .that(Modifier.isPublic(owner.getModifiers()))
          .isTrue();
      assertWithMessage(method.owner()).that(owner.getModule()).isEqualTo(Object.class.getModule());
      if (method.form() == Form.CONSTANT) {
        check(method, owner.getDeclaredField(method.name()));
      } else if (method.form() == Form.CONSTRUCTOR) {
        check(method, owner.getDeclaredConstructor(parameters(method)));
      } else {
        Method member = owner.getDeclaredMethod(method.name(), parameters(method));
        check(method, member);
        assertWithMessage(method.signature())
            .that(member.getReturnType())
            .isEqualTo(type(method.returns()));
      }
    }
  }

  private static void check(AllowedMethod method, Field field) {
    int modifiers = field.getModifiers();
    assertWithMessage(method.signature())
        .that(Modifier.isFinal(modifiers) && Modifier.isStatic(modifiers))
        .isTrue();
    assertWithMessage(method.signature())
        .that(field.getType().getName())
        .isEqualTo(method.returns());
  }

  private static void check(AllowedMethod method, Executable member) {
    assertWithMessage(method.signature())
        .that(Modifier.isPublic(member.getModifiers()))
        .isTrue();
    assertWithMessage(method.signature())
        .that(Modifier.isStatic(member.getModifiers()))
        .isEqualTo(method.form() == Form.STATIC);
    assertWithMessage(method.signature())
        .that(member.isVarArgs() && !isBridge(member))
        .isEqualTo(method.is(Trait.VARARGS));
    for (Class<?> exception : member.getExceptionTypes()) {
      assertWithMessage("%s throws %s", method.signature(), exception)
          .that(RuntimeException.class.isAssignableFrom(exception)
              || method.name().equals("orElseThrow"))
          .isTrue();
    }
  }

  /** In a bridge the bit of variable arity is another one's. */
  private static boolean isBridge(Executable member) {
    return member instanceof Method method && method.isBridge();
  }

  @Test
  void theListIsSortedAndFindsItsOwn() {
    List<String> signatures = methods().stream().map(AllowedMethod::signature).toList();
    assertThat(signatures).isInStrictOrder();
    for (AllowedMethod method : methods()) {
      assertThat(AllowList.find(method.signature())).hasValue(method);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "java.lang.Math#random()",
        "java.lang.System#currentTimeMillis()",
        "java.time.Instant#now()",
        "java.lang.String#toLowerCase()",
        "java.lang.String#format(java.lang.String,java.lang.Object[])",
        "java.lang.Object#hashCode()",
        "java.lang.Object#toString()",
        "java.lang.Enum#hashCode()",
        "java.util.UUID#randomUUID()",
        "java.util.Collections#shuffle(java.util.List)",
        "java.util.Collection#parallelStream()",
        "java.util.stream.Stream#findAny()",
        "java.util.stream.Stream#forEach(java.util.function.Consumer)",
        "java.math.BigDecimal#divide(java.math.BigDecimal)"
      })
  void whatIsNotDeterministicIsNotListed(String signature) {
    assertThat(AllowList.find(signature)).isEmpty();
  }

  @Test
  void flowsHaveNoSourceOfIterationOrder() {
    Set<String> ordering =
        Set.of("iterator", "stream", "forEach", "keySet", "values", "entrySet", "toArray");
    assertThat(methods().stream()
            .filter(AllowedMethod::isFlow)
            .map(AllowedMethod::name)
            .filter(ordering::contains))
        .isEmpty();
  }

  @Test
  void localesAreMarked() {
    for (AllowedMethod method : methods()) {
      assertWithMessage("%s", method.signature())
          .that(method.is(Trait.ROOT_LOCALE))
          .isEqualTo(method.parameters().contains("java.util.Locale"));
    }
  }

  @Test
  void factsOfAMember() {
    AllowedMethod charAt = AllowList.find("java.lang.String#charAt(int)").orElseThrow();
    assertThat(charAt.resultKind()).isEqualTo(Expr.Kind.CHAR);
    assertThat(charAt.canThrow()).isTrue();
    assertThat(charAt.isStatic()).isFalse();
    AllowedMethod of = AllowList.find("java.util.List#of(java.lang.Object[])").orElseThrow();
    assertThat(of.accepts(0)).isTrue();
    assertThat(of.accepts(12)).isTrue();
    assertThat(of.resultKind()).isEqualTo(Expr.Kind.REFERENCE);
    AllowedMethod decimal =
        AllowList.find("java.math.BigDecimal#<init>(java.lang.String)").orElseThrow();
    assertThat(decimal.returns()).isEqualTo("java.math.BigDecimal");
    assertThat(decimal.form()).isEqualTo(Form.CONSTRUCTOR);
    AllowedMethod clear = AllowList.find("java.util.List#clear()").orElseThrow();
    assertThat(clear.resultKind()).isEqualTo(Expr.Kind.VOID);
    assertThat(clear.isFlow()).isFalse();
  }

  @Test
  void problemsOfCallsAreSentences() {
    Expr.Call call = new Expr.Call("java.lang.Math#random()", Optional.empty(), List.of());
    assertThat(AllowList.problem(call)).hasValue("no allow-listed member java.lang.Math#random()");
  }
}

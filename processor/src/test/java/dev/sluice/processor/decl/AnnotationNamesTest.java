package dev.sluice.processor.decl;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.Effect;
import dev.sluice.Idempotency;
import dev.sluice.ir.Contract;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The processor reads annotations by name, so nothing but this test ties the names to the module. */
class AnnotationNamesTest {

  private static final List<String> READ = List.of(
      AnnotationNames.FLOW,
      AnnotationNames.TOOL,
      AnnotationNames.PURE,
      AnnotationNames.REASONER,
      AnnotationNames.SESSION,
      AnnotationNames.STEP,
      AnnotationNames.DOC,
      AnnotationNames.NAMED,
      AnnotationNames.GRANTS,
      AnnotationNames.DISCRIMINATOR,
      AnnotationNames.DESCRIPTOR);

  @Test
  void everyNameIsAnAnnotation() throws ClassNotFoundException {
    for (String name : READ) {
      assertThat(Class.forName(name).isAnnotation()).isTrue();
    }
  }

  @Test
  void everyHonouredMemberExists() throws ClassNotFoundException {
    for (String name : READ) {
      assertWithMessage(name)
          .that(members(name))
          .containsAtLeastElementsIn(AnnotationNames.honoured(name));
    }
  }

  @Test
  void everyNumberThatIsHonouredHasARangeThatHoldsNotItsDefault() throws ClassNotFoundException {
    for (String name : READ) {
      for (Method member : Class.forName(name).getDeclaredMethods()) {
        if (member.getReturnType().isPrimitive()
            && AnnotationNames.honoured(name).contains(member.getName())) {
          assertWithMessage(member.toString())
              .that(AnnotationNames.range(member.getName())
                  .orElseThrow()
                  .contains(((Number) member.getDefaultValue()).doubleValue()))
              .isFalse();
        }
      }
    }
  }

  @Test
  void contractsHaveTheSameWords() {
    assertThat(names(Effect.values())).isEqualTo(names(Contract.Effect.values()));
    assertThat(names(Idempotency.values())).isEqualTo(names(Contract.Idempotency.values()));
  }

  private static Set<String> members(String annotation) throws ClassNotFoundException {
    Class<? extends Annotation> type = Class.forName(annotation).asSubclass(Annotation.class);
    return Arrays.stream(type.getDeclaredMethods())
        .map(Method::getName)
        .collect(Collectors.toSet());
  }

  private static List<String> names(Enum<?>[] constants) {
    return Arrays.stream(constants).map(Enum::name).toList();
  }
}

package dev.sluice.runtime.internal.exec;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Over Java values nothing is decided that Java would not decide. */
final class JavaRulesTest {

  private enum Queue {
    BUG {
      @Override
      public String toString() {
        return "not its name";
      }
    }
  }

  private final JavaRules rules = new JavaRules();

  @Test
  void onlyBooleansAreConditions() {
    assertThat(rules.truth(true)).isTrue();
    assertThat(rules.truth(false)).isFalse();
    assertThrows(NullPointerException.class, () -> rules.truth(null));
    assertThrows(ClassCastException.class, () -> rules.truth(1));
    assertThrows(ClassCastException.class, () -> rules.truth(""));
  }

  @Test
  void keysAreNamesAndDecimalTexts() {
    assertThat(rules.key("a")).isEqualTo("a");
    assertThat(rules.key("")).isEqualTo("");
    assertThat(rules.key(Queue.BUG)).isEqualTo("BUG");
    assertThat(rules.key(-7)).isEqualTo("-7");
    assertThat(rules.key((short) 7)).isEqualTo("7");
    assertThat(rules.key((byte) 7)).isEqualTo("7");
    assertThat(rules.key('a')).isEqualTo("97");
    assertThrows(NullPointerException.class, () -> rules.key(null));
    assertThrows(ClassCastException.class, () -> rules.key(true));
    assertThrows(ClassCastException.class, () -> rules.key(1L));
  }

  @Test
  void onlyListsAreRunOver() {
    assertThat(rules.items(List.of(1))).isEqualTo(List.of(1));
    assertThrows(NullPointerException.class, () -> rules.items(null));
    assertThrows(ClassCastException.class, () -> rules.items("ab"));
  }
}

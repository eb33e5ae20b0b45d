package dev.sluice;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

final class PlainScopeTest {

  private static final Channel<String> IN = Channel.of("in", String.class);
  private static final Channel<String> OUT = Channel.of("out", String.class);

  @Test
  void outsideAScopeWaitingNamesTheRemedy() {
    assertRefused(() -> Flows.humanGate("view"), "Flows.plain().answer(");
    assertRefused(() -> Flows.sleep(Duration.ofSeconds(1)), "Flows.plain()");
    assertRefused(() -> Flows.recv(IN), "Flows.plain().messages(");
    assertRefused(() -> Flows.emit(OUT, "hi"), "Flows.plain()");
  }

  @Test
  void gatesGetTheAnswersInOrder() {
    try (PlainScope plain =
        Flows.plain().answer(new Approved<>("v2", "ann", ""), new Denied<>("bob", "no"))) {
      assertThat(
              Flows.humanGate("v", Flows.question("ok?"), Flows.answerWithin(Duration.ofHours(4))))
          .isEqualTo(new Approved<>("v2", "ann", ""));
      assertThat(Flows.humanGate("v")).isEqualTo(new Denied<String>("bob", "no"));
      assertRefused(() -> Flows.humanGate("third"), "third");
      assertThat(plain.sleeps()).isEmpty();
    }
  }

  @Test
  void messagesAreReceivedAndEmittedOnesKept() {
    try (PlainScope plain = Flows.plain().messages(IN, "a", "b")) {
      Flows.emit(OUT, Flows.recv(IN) + Flows.recv(IN));
      Flows.emit(IN, "other");

      assertThat(plain.emitted(OUT)).containsExactly("ab");
      assertRefused(() -> Flows.recv(IN), "'in'");
    }
  }

  @Test
  void sleepIsNotedAndDoesNotWait() {
    try (PlainScope plain = Flows.plain()) {
      Flows.sleep(Duration.ofDays(365));

      assertThat(plain.sleeps()).containsExactly(Duration.ofDays(365));
    }
  }

  @Test
  void leftoversAreReported() {
    PlainScope answers = Flows.plain().answer(new Denied<>("", ""));
    assertRefused(answers::close, "1 answers");
    PlainScope messages = Flows.plain().messages(IN, "a");
    assertRefused(messages::close, "'in'");
    assertRefused(messages::close, "closed already");
  }

  @Test
  void oneScopeAtATime() {
    try (PlainScope plain = Flows.plain()) {
      assertRefused(Flows::plain, "already");
      assertThat(plain.sleeps()).isEmpty();
    }
    Flows.plain().close();
  }

  private static void assertRefused(Executable call, String text) {
    assertThat(assertThrows(IllegalStateException.class, call)).hasMessageThat().contains(text);
  }
}

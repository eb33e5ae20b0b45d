package dev.sluice.testkit;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.Json;
import dev.sluice.runtime.ModelReply;
import dev.sluice.runtime.ModelRequest;
import org.junit.jupiter.api.Test;

final class ScriptedModelTest {

  private final ScriptedModel model = new ScriptedModel();

  @Test
  void answersEachReasonerInOrder() {
    model
        .reply("a", Json.of(1))
        .reply("b", Json.of(2))
        .answer("a", request -> ModelReply.of(request.input()));

    assertThat(model.call(ask("a", "x")).value()).isEqualTo(Json.of(1));
    assertThat(model.call(ask("a", "y")).value()).isEqualTo(Json.of("y"));
    assertThat(model.call(ask("b", "z")).value()).isEqualTo(Json.of(2));
    assertThat(model.requests())
        .containsExactly(ask("a", "x"), ask("a", "y"), ask("b", "z"))
        .inOrder();
  }

  @Test
  void aQuestionTooManyIsNamed() {
    model.reply("a", Json.of(1));

    IllegalStateException e =
        assertThrows(IllegalStateException.class, () -> model.call(ask("b", "x")));

    assertThat(e).hasMessageThat().contains("'b'");
  }

  @Test
  void failuresAreThrownAsGiven() {
    IllegalArgumentException failure = new IllegalArgumentException("overloaded");
    model.fail("a", failure);

    assertThat(assertThrows(IllegalArgumentException.class, () -> model.call(ask("a", "x"))))
        .isSameInstanceAs(failure);
  }

  private static ModelRequest ask(String reasoner, String input) {
    return new ModelRequest(reasoner, "m", "", Json.of(input), Json.Obj.EMPTY, Json.Obj.EMPTY);
  }
}

package dev.sluice.processor.decl;

import static com.google.common.truth.Truth.assertThat;

import org.junit.jupiter.api.Test;

class CompanionsTest {

  @Test
  void constantsAreUpperSnake() {
    assertThat(Companions.constant("triage")).isEqualTo("TRIAGE");
    assertThat(Companions.constant("lookupOrder")).isEqualTo("LOOKUP_ORDER");
    assertThat(Companions.constant("HTTPGet")).isEqualTo("HTTP_GET");
    assertThat(Companions.constant("getHTTP")).isEqualTo("GET_HTTP");
    assertThat(Companions.constant("step2Of3")).isEqualTo("STEP2_OF3");
    assertThat(Companions.constant("two-words.v2")).isEqualTo("TWO_WORDS_V2");
    assertThat(Companions.constant("snake_Case")).isEqualTo("SNAKE_CASE");
    assertThat(Companions.constant("größe")).isEqualTo("GRÖSSE");
  }

  @Test
  void inputRecordsAreNamedAfterTheFlow() {
    assertThat(Companions.inputRecord("triage")).isEqualTo("TriageInput");
    assertThat(Companions.inputRecord("two-words.v2")).isEqualTo("TwoWordsV2Input");
    assertThat(Companions.inputRecord("_x")).isEqualTo("_xInput");
  }
}

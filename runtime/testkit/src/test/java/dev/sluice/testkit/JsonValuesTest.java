package dev.sluice.testkit;

import static com.google.common.truth.Truth.assertThat;

import dev.sluice.ir.JsonParser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class JsonValuesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "1|1.0|true",
        "[1]|[1.0]|true",
        "{\"a\":1,\"b\":2}|{\"b\":2.0,\"a\":1}|true",
        "1|true|false",
        "1|\"1\"|false",
        "[1]|[1,1]|false",
        "{\"a\":null}|{}|false",
        "{\"a\":1}|{\"b\":1}|false",
        "9007199254740993|9007199254740992.0|false"
      })
  void sameness(String a, String b, boolean same) {
    assertThat(JsonValues.same(JsonParser.parse(a), JsonParser.parse(b))).isEqualTo(same);
    assertThat(JsonValues.same(JsonParser.parse(b), JsonParser.parse(a))).isEqualTo(same);
  }
}

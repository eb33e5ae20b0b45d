package dev.sluice.runtime.internal.value;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.Json;
import dev.sluice.ir.JsonParser;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainJsonTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "null",
        "true",
        "0",
        "-9223372036854775808",
        "9223372036854775808",
        "1.0",
        "-0.0",
        "\"\"",
        "[]",
        "{}",
        "[null,[1,1.0]]",
        "{\"z\":null,\"a\":{\"b\":[]}}"
      })
  void jsonComesBack(String text) {
    Json json = JsonParser.parse(text);
    assertThat(PlainJson.toJson(PlainJson.toJava(json))).isEqualTo(json);
  }

  @Test
  void javaFormOfNumbers() {
    assertThat(PlainJson.toJava(Json.of(1))).isEqualTo(1L);
    assertThat(PlainJson.toJava(Json.of(1d))).isEqualTo(1d);
    assertThat(PlainJson.toJava(JsonParser.parse("9223372036854775808")))
        .isEqualTo(new BigInteger("9223372036854775808"));
    assertThat(PlainJson.toJson(1)).isEqualTo(Json.of(1));
    assertThat(PlainJson.toJson((byte) 1)).isEqualTo(Json.of(1));
    assertThat(PlainJson.toJson(0.5f)).isEqualTo(Json.of(0.5));
  }

  @Test
  void collectionsCannotBeChangedAndKeepTheirOrder() {
    Map<?, ?> map = (Map<?, ?>) PlainJson.toJava(JsonParser.parse("{\"z\":[1],\"a\":1}"));
    assertThat(new ArrayList<>(map.keySet())).containsExactly("z", "a").inOrder();
    assertThrows(UnsupportedOperationException.class, map::clear);
    assertThrows(UnsupportedOperationException.class, () -> ((List<?>) map.get("z")).clear());
  }

  @Test
  void whatIsNotPlainIsRefused() {
    for (Object value :
        Arrays.asList(Double.NaN, Float.POSITIVE_INFINITY, new Object(), 'c', Map.of(1, 2))) {
      assertThrows(IllegalArgumentException.class, () -> PlainJson.toJson(value));
    }
  }
}

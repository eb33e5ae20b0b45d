package dev.sluice.ir;

import static com.google.common.truth.Truth.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

class CanonicalJsonTest {

  @Test
  void keysAreOrderedByCodePoint() {
    Json.Obj object = Json.Obj.of(
        "\ud83d\ude00",
        Json.of(1),
        "\uff5e",
        Json.of(2),
        "\ue000",
        Json.of(3),
        "b",
        Json.of(4),
        "",
        Json.of(5));
    assertThat(CanonicalJson.text(object))
        .isEqualTo("{\"\":5,\"b\":4,\"\\ue000\":3,\"\\uff5e\":2,\"\\ud83d\\ude00\":1}");
  }

  @Test
  void theOrderIsThatOfCodePointsForAnyText() {
    RandomJson random = new RandomJson(7);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < 3_000; i++) {
      texts.add(random.text());
    }
    List<String> expected = new ArrayList<>(texts);
    expected.sort(Comparator.comparing(text -> text.codePoints().toArray(), Arrays::compare));
    texts.sort(CodePoints.ORDER);
    assertThat(texts).isEqualTo(expected);
  }

  @Test
  void textIsAscii() {
    assertThat(CanonicalJson.text(Json.of("\u0001\u007f\u00e9\u2028\"\\/\b\f\n\r\t")))
        .isEqualTo("\"\\u0001\\u007f\\u00e9\\u2028\\\"\\\\/\\b\\f\\n\\r\\t\"");
    RandomJson random = new RandomJson(11);
    for (int i = 0; i < 500; i++) {
      String text = CanonicalJson.text(random.value(3));
      assertThat(text.chars().allMatch(c -> c >= 0x20 && c < 0x7f)).isTrue();
    }
  }

  @Test
  void bytesAreThoseOfTheText() {
    Json value = Json.Obj.of("\u00e9", Json.of(1.5));
    assertThat(CanonicalJson.bytes(value))
        .isEqualTo("{\"\\u00e9\":1.5}".getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void hashes() {
    assertThat(Hashes.sha256(Json.Obj.EMPTY))
        .isEqualTo("sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a");
    assertThat(Hashes.sha256("{}")).isEqualTo(Hashes.sha256(Json.Obj.EMPTY));
    assertThat(Hashes.valueRef(Json.Obj.EMPTY)).isEqualTo("val:44136fa355b3678a1146ad16f7e8649e");
    assertThat(Hashes.fingerprint(Json.Obj.EMPTY)).hasLength(64);
    assertThat(Hashes.sha256(Json.of(1))).isNotEqualTo(Hashes.sha256(Json.of(1.0)));
  }
}

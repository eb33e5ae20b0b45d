package dev.sluice.ir;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.IrException.Code;
import dev.sluice.ir.JsonParser.Duplicates;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonParserTest {

  private static final int DEEP = 100_000;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "[1,]",
        "[,1]",
        "[1 2]",
        "[",
        "[1",
        "{",
        "{\"a\"}",
        "{\"a\":}",
        "{\"a\":1,}",
        "{a:1}",
        "{'a':1}",
        "1 2",
        "nul",
        "nulll",
        "True",
        "NaN",
        "Infinity",
        "-Infinity",
        "-",
        "+1",
        "01",
        "-01",
        ".5",
        "1.",
        "1.e1",
        "1e",
        "1e+",
        "0x1",
        "1f",
        "\"",
        "\"a",
        "\"\\",
        "\"\\x\"",
        "\"\\u12\"",
        "\"\\u00g0\"",
        "\"\\u\uff10\uff10\uff10\uff10\"",
        "\"\n\"",
        "\"\u0000\"",
        "\ufeff1",
        "/* */1",
        "1//",
        "\u00a01",
        "]",
        "[}",
        "\uffff"
      })
  void notJson(String text) {
    assertThat(assertThrows(IrException.class, () -> JsonParser.parse(text)).code())
        .isEqualTo(Code.JSON_SYNTAX);
  }

  @Test
  void positionIsLineAndColumn() {
    IrException e =
        assertThrows(IrException.class, () -> JsonParser.parse("{\n  \"\ud83d\ude00\": tru\n}"));
    assertThat(e.where()).isEqualTo("line 2, column 8");
    assertThat(e)
        .hasMessageThat()
        .isEqualTo("[JSON_SYNTAX] Expected a value but found 't' (at line 2, column 8)");
  }

  @Test
  void positionOfTheEnd() {
    IrException e = assertThrows(IrException.class, () -> JsonParser.parse("[1,\n"));
    assertThat(e).hasMessageThat().contains("the end of the text (at line 2, column 1)");
  }

  @Test
  void numbersKeepTheirKind() {
    assertThat(JsonParser.parse("1")).isEqualTo(Json.of(1));
    assertThat(JsonParser.parse("-0")).isEqualTo(Json.of(0));
    assertThat(JsonParser.parse("1.0")).isEqualTo(Json.of(1.0));
    assertThat(JsonParser.parse("1e2")).isEqualTo(Json.of(100.0));
    assertThat(JsonParser.parse("1E-2")).isEqualTo(Json.of(0.01));
    assertThat(JsonParser.parse("-0.0")).isEqualTo(Json.of(-0.0));
    assertThat(JsonParser.parse("-0.0")).isNotEqualTo(Json.of(0.0));
    BigInteger big = BigInteger.TEN.pow(400).add(BigInteger.ONE);
    assertThat(JsonParser.parse(big.toString())).isEqualTo(new Json.Int(big));
  }

  @Test
  void numbersBeyondADouble() {
    IrException e = assertThrows(IrException.class, () -> JsonParser.parse("[0, -1e400]"));
    assertThat(e.code()).isEqualTo(Code.JSON_NUMBER_RANGE);
    assertThat(e.where()).isEqualTo("line 1, column 5");
    assertThat(JsonParser.parse("1e-400")).isEqualTo(Json.of(0.0));
  }

  @Test
  void escapes() {
    assertThat(JsonParser.parse("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00E9\\ud83d\\ude00x\""))
        .isEqualTo(Json.of("\"\\/\b\f\n\r\t\u00e9\ud83d\ude00x"));
    assertThat(JsonParser.parse("\"\\ud800x\"")).isEqualTo(Json.of("\ud800x"));
  }

  @Test
  void aRepeatedKeyIsRefusedUnlessTheLastOneMayWin() {
    String text = "{\"a\": 1, \"b\": {\"a\": 2}, \"\\u0061\": 3}";
    IrException e = assertThrows(IrException.class, () -> JsonParser.parse(text));
    assertThat(e.code()).isEqualTo(Code.JSON_DUPLICATE_KEY);
    assertThat(e.where()).isEqualTo("line 1, column 25");
    assertThat(CanonicalJson.text(JsonParser.parse(text, Duplicates.LAST_WINS)))
        .isEqualTo("{\"a\":3,\"b\":{\"a\":2}}");
  }

  @Test
  void structureAndSpace() {
    assertThat(JsonParser.parse(" \t\r\n[ { } , [ ] , { \"k\" : [ null , true , false ] } ] "))
        .isEqualTo(Json.of(List.of(
            Json.Obj.EMPTY,
            Json.of(List.of()),
            Json.Obj.of("k", Json.of(List.of(Json.NULL, Json.TRUE, Json.FALSE))))));
  }

  @Test
  void depthDoesNotUseTheCallStack() {
    SmallStack.run(() -> {
      String arrays = "[".repeat(DEEP) + "]".repeat(DEEP);
      assertThat(CanonicalJson.text(JsonParser.parse(arrays))).isEqualTo(arrays);
      String objects = "{\"a\":".repeat(DEEP) + "0" + "}".repeat(DEEP);
      assertThat(CanonicalJson.text(JsonParser.parse(objects))).isEqualTo(objects);
    });
  }

  @Test
  void canonicalTextReadsBackAsTheSameValue() {
    RandomJson random = new RandomJson(42);
    for (int i = 0; i < 5_000; i++) {
      Json value = random.value(4);
      String text = CanonicalJson.text(value);
      Json read = JsonParser.parse(text);
      assertThat(read).isEqualTo(value);
      assertThat(CanonicalJson.text(read)).isEqualTo(text);
    }
  }
}

package dev.sluice.ir.type;

import static com.google.common.truth.Truth.assertThat;
import static dev.sluice.ir.type.Types.enumType;
import static dev.sluice.ir.type.Types.record;
import static dev.sluice.ir.type.Types.sealed;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.IrException;
import dev.sluice.ir.JsonParser;
import dev.sluice.ir.type.TypeDefinition.Component;
import dev.sluice.ir.type.TypeDefinition.RecordType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypeTableTest {

  private static final TypeTable TABLE = TypeTable.of(List.of(
      enumType("demo.Queue", "BUG", "BILLING"),
      record("demo.Box", List.of("T"), "T", "value", "List<T>", "more"),
      new RecordType(
          "demo.Answer",
          List.of(),
          List.of(
              new Component("queue", TypeText.parse("demo.Queue"), Optional.of("where it goes"))),
          Optional.of("an answer"))));

  @Test
  void definitionsAreSortedByName() {
    assertThat(TABLE.definitions().stream().map(TypeDefinition::binaryName))
        .containsExactly("demo.Answer", "demo.Box", "demo.Queue")
        .inOrder();
  }

  @Test
  void jsonFormIsReadAndWrittenAlike() {
    String text = CanonicalJson.text(TABLE.toJson());
    assertThat(text)
        .isEqualTo(
            "{\"demo.Answer\":{\"components\":[{\"doc\":\"where it goes\",\"name\":\"queue\","
                + "\"type\":\"demo.Queue\"}],\"doc\":\"an answer\",\"kind\":\"record\"},"
                + "\"demo.Box\":{\"components\":[{\"name\":\"value\",\"type\":\"T\"},{\"name\":\"more\","
                + "\"type\":\"List<T>\"}],\"kind\":\"record\",\"parameters\":[\"T\"]},"
                + "\"demo.Queue\":{\"constants\":[\"BUG\",\"BILLING\"],\"kind\":\"enum\"}}");
    assertThat(TypeTable.read(JsonParser.parse(text))).isEqualTo(TABLE);
  }

  @Test
  void aSealedInterfaceIsReadAndWrittenAlike() {
    TypeTable table = TypeTable.of(List.of(
        sealed("demo.Shape", "demo.Dot", "demo.Circle"),
        record("demo.Dot"),
        record("demo.Circle", "double", "radius")));
    String text = CanonicalJson.text(table.toJson());
    assertThat(text)
        .contains("\"demo.Shape\":{\"kind\":\"sealed\",\"property\":\"type\","
            + "\"records\":{\"Circle\":\"demo.Circle\",\"Dot\":\"demo.Dot\"}}");
    assertThat(TypeTable.read(JsonParser.parse(text))).isEqualTo(table);
    assertThat(table.closure(TypeText.parse("List<demo.Shape>")).keySet())
        .containsExactly("demo.Circle", "demo.Dot", "demo.Shape")
        .inOrder();
    assertThat(table.plain(TypeText.parse("List<demo.Shape>")).keySet())
        .containsExactly("demo.Shape");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[]|IR_FIELD_TYPE|$",
        "{\"a\":1}|IR_FIELD_TYPE|$[\"a\"]",
        "{\"a\":{}}|IR_FIELD_MISSING|$[\"a\"].kind",
        "{\"a\":{\"kind\":\"class\"}}|IR_BAD_WORD|$[\"a\"].kind",
        "{\"a\":{\"kind\":\"enum\"}}|IR_FIELD_MISSING|$[\"a\"].constants",
        "{\"a\":{\"kind\":\"enum\",\"constants\":[1]}}|IR_FIELD_TYPE|$[\"a\"].constants[0]",
        "{\"a\":{\"kind\":\"enum\",\"constants\":[],\"doc\":\"\"}}|IR_FIELD_UNKNOWN|$[\"a\"][\"doc\"]",
        "{\"a\":{\"kind\":\"sealed\",\"property\":\"type\"}}|IR_FIELD_MISSING|$[\"a\"].records",
        "{\"a\":{\"kind\":\"sealed\",\"property\":\"type\",\"records\":{\"b\":1}}}"
            + "|IR_FIELD_TYPE|$[\"a\"].records[\"b\"]",
        "{\"a\":{\"kind\":\"record\",\"components\":[{\"name\":\"x\"}]}}|IR_FIELD_MISSING|$[\"a\"].components[0].type",
        "{\"a\":{\"kind\":\"record\",\"components\":[{\"name\":\"x\",\"type\":\"List\"}]}}"
            + "|TYPE_SYNTAX|$[\"a\"].components[0].type, column 5"
      })
  void aBrokenTableIsRefusedWithItsPath(String text, IrException.Code code, String where) {
    IrException error =
        assertThrows(IrException.class, () -> TypeTable.read(JsonParser.parse(text)));
    assertThat(error.code()).isEqualTo(code);
    assertThat(error.where()).isEqualTo(where);
  }

  @Test
  void oneNameHasOneDefinition() {
    TypeDefinition queue = enumType("demo.Queue", "BUG");
    assertThat(TypeTable.of(List.of(queue, queue)).definitions()).containsExactly(queue);
    assertThrows(
        IllegalArgumentException.class,
        () -> TypeTable.of(List.of(queue, enumType("demo.Queue", "OTHER"))));
    assertThrows(
        IllegalArgumentException.class, () -> record("demo.Twice", "int", "a", "int", "a"));
  }

  @Test
  void argumentsReplaceParameters() {
    BoundaryType.Named box = (BoundaryType.Named) TypeText.parse("demo.Box<demo.Queue>");
    assertThat(TABLE.components(box).stream().map(component -> component.type().text()))
        .containsExactly("demo.Queue", "List<demo.Queue>")
        .inOrder();
  }

  @Test
  void closureHasEveryInstance() {
    BoundaryType type = TypeText.parse("List<demo.Box<demo.Box<demo.Queue>>>");
    assertThat(TABLE.closure(type).keySet())
        .containsExactly("demo.Box<demo.Box<demo.Queue>>", "demo.Box<demo.Queue>", "demo.Queue")
        .inOrder();
    assertThat(TABLE.reachableFrom(List.of(type)).definitions().stream()
            .map(TypeDefinition::binaryName))
        .containsExactly("demo.Box", "demo.Queue");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "demo.Missing|TYPE_UNKNOWN|demo.Missing",
        "demo.Box|TYPE_SHAPE|demo.Box",
        "demo.Box<String,String>|TYPE_SHAPE|demo.Box<String,String>",
        "demo.Queue<String>|TYPE_SHAPE|demo.Queue<String>",
        "Optional<Optional<String>>|TYPE_SHAPE|Optional<Optional<String>>",
        "demo.Maybe<Optional<String>>|TYPE_SHAPE|demo.Maybe<Optional<String>>.value",
        "demo.Shape<String>|TYPE_SHAPE|demo.Shape<String>",
        "demo.Clash|TYPE_SHAPE|demo.Clash, demo.Typed",
        "demo.Boxed|TYPE_SHAPE|demo.Box",
        "demo.Growing<String>|TYPE_SHAPE|"
      })
  void whatHasNoWireFormIsRefused(String text, IrException.Code code, String where) {
    TypeTable table = TypeTable.of(List.of(
        enumType("demo.Queue", "BUG"),
        record("demo.Box", List.of("T"), "T", "value"),
        sealed("demo.Shape", "demo.Dot"),
        record("demo.Dot"),
        sealed("demo.Clash", "demo.Typed"),
        record("demo.Typed", "int", "type"),
        sealed("demo.Boxed", "demo.Box"),
        record("demo.Maybe", List.of("T"), "Optional<T>", "value"),
        record("demo.Growing", List.of("T"), "demo.Growing<List<T>>", "next")));
    IrException error = assertThrows(IrException.class, () -> table.closure(TypeText.parse(text)));
    assertThat(error.code()).isEqualTo(code);
    if (where != null) {
      assertThat(error.where()).isEqualTo(where);
    }
  }
}

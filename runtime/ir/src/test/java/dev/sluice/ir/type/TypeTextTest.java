package dev.sluice.ir.type;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.IrException;
import dev.sluice.ir.type.BoundaryType.Scalar;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypeTextTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "void",
        "int",
        "Integer",
        "char",
        "Character",
        "String",
        "List<demo.Hit>",
        "Map<String,demo.Hit>",
        "Optional<Integer>",
        "demo.Outer$Box<String>",
        "demo.Pair<List<String>,Map<String,Optional<Double>>>",
        "Hit",
        "öde.Grüße"
      })
  void textIsReadAndPrintedAlike(String text) {
    assertThat(TypeText.parse(text).text()).isEqualTo(text);
  }

  @Test
  void wordsHaveTheirTypes() {
    assertThat(TypeText.parse("Map<String,Long>"))
        .isEqualTo(new BoundaryType.MapOf(new BoundaryType.Box(Scalar.LONG)));
    assertThat(TypeText.parse("demo.Outer$Box<String>"))
        .isEqualTo(new BoundaryType.Named("demo.Outer$Box", List.of(new BoundaryType.Text())));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "\"\"|1|a type name expected",
        "List|5|'<' expected",
        "List<|6|a type name expected",
        "List<String|12|'>' expected",
        "List<String>>|13|nothing may follow the type",
        "List<String,String>|5|1 type argument expected, found 2",
        "List<int>|6|'int' cannot be a type argument",
        "Optional<void>|10|'void' cannot be a type argument",
        "Map<String>|4|2 type arguments expected, found 1",
        "Map<Integer,String>|5|the keys of a map are of type String",
        "demo.|6|a name cannot end with a dot",
        "demo..Hit|6|a name cannot end with a dot",
        ".Hit|1|a type name expected",
        "List <String>|5|'<' expected",
        "demo.Box<>|10|a type name expected",
        "int<String>|4|nothing may follow the type",
        "demo.Hit[]|9|nothing may follow the type"
      })
  void errorsHaveAColumn(String text, int column, String message) {
    IrException error = assertThrows(IrException.class, () -> TypeText.parse(text));
    assertThat(error.code()).isEqualTo(IrException.Code.TYPE_SYNTAX);
    assertThat(error.where()).isEqualTo("column " + column);
    assertThat(error).hasMessageThat().contains(message);
  }

  @Test
  void aTextThatIsNestedWithoutEndIsRefusedBeforeTheStackIsFull() {
    assertThrows(IrException.class, () -> TypeText.parse("List<".repeat(100_000)));
  }

  @Test
  void aClassNamedLikeAWordHasNoText() {
    BoundaryType type = new BoundaryType.Named("List", List.of());
    assertThrows(IllegalArgumentException.class, type::text);
  }

  @Test
  void randomTypesComeBack() {
    Random random = new Random(7);
    for (int i = 0; i < 2_000; i++) {
      BoundaryType type = random(random, 4);
      assertWithMessage("round %s", i).that(TypeText.parse(type.text())).isEqualTo(type);
    }
  }

  private static BoundaryType random(Random random, int depth) {
    Scalar scalar = Scalar.values()[random.nextInt(Scalar.values().length)];
    switch (random.nextInt(depth == 4 ? 7 : 5)) {
      case 0:
        return depth > 0
            ? new BoundaryType.ListOf(random(random, depth - 1))
            : new BoundaryType.Text();
      case 1:
        return depth > 0
            ? new BoundaryType.MapOf(random(random, depth - 1))
            : new BoundaryType.Text();
      case 2:
        return depth > 0
            ? new BoundaryType.OptionalOf(random(random, depth - 1))
            : new BoundaryType.Text();
      case 3:
        int arguments = depth > 0 ? random.nextInt(3) : 0;
        return new BoundaryType.Named(
            "demo.Outer$T" + arguments,
            IntStream.range(0, arguments)
                .mapToObj(i -> random(random, depth - 1))
                .toList());
      case 5:
        return new BoundaryType.Primitive(scalar);
      case 6:
        return new BoundaryType.None();
      default:
        return new BoundaryType.Box(scalar);
    }
  }
}

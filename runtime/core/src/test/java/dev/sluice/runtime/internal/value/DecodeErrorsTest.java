package dev.sluice.runtime.internal.value;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.IrException;
import dev.sluice.ir.Json;
import dev.sluice.ir.JsonParser;
import dev.sluice.ir.type.TypeTable;
import dev.sluice.runtime.BoundaryException;
import dev.sluice.runtime.DeploymentException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecodeErrorsTest {

  private static final String HIT = "{'ticket':'t','queue':'BUG','large':true}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "int|'1'|TYPE_MISMATCH|$|int",
        "int|1.0|TYPE_MISMATCH|$|int",
        "int|null|TYPE_NULL|$|int",
        "int|2147483648|TYPE_RANGE|$|int",
        "byte|128|TYPE_RANGE|$|byte",
        "short|-32769|TYPE_RANGE|$|short",
        "long|9223372036854775808|TYPE_RANGE|$|long",
        "double|9007199254740993|TYPE_RANGE|$|double",
        "double|'1'|TYPE_MISMATCH|$|double",
        "float|16777217|TYPE_RANGE|$|float",
        "float|1e39|TYPE_RANGE|$|float",
        "char|''|TYPE_RANGE|$|char",
        "char|'ab'|TYPE_RANGE|$|char",
        "char|1|TYPE_MISMATCH|$|char",
        "boolean|0|TYPE_MISMATCH|$|boolean",
        "String|1|TYPE_MISMATCH|$|String",
        "void|1|TYPE_MISMATCH|$|void",
        "demo.Queue|'NONE'|TYPE_BAD_CONSTANT|$|demo.Queue",
        "demo.Queue|1|TYPE_MISMATCH|$|demo.Queue",
        "List<Integer>|{}|TYPE_MISMATCH|$|List<Integer>",
        "List<Integer>|[1,'x']|TYPE_MISMATCH|$[1]|Integer",
        "Map<String,Integer>|{'a\\'b':true}|TYPE_MISMATCH|$['a\\'b']|Integer",
        "Optional<String>|1|TYPE_MISMATCH|$|String",
        "demo.Hit|[]|TYPE_MISMATCH|$|demo.Hit",
        "demo.Hit|{'ticket':'t','queue':'BUG'}|TYPE_MISSING|$.large|boolean",
        "demo.Hit|{'ticket':'t','queue':'BUG','large':null}|TYPE_NULL|$.large|boolean",
        "demo.Hit|{'ticket':'t','queue':'BUG','large':true,'x':1}|TYPE_UNKNOWN_PROPERTY|$.x|demo.Hit",
        "demo.Box<demo.Queue>|{'value':'x'}|TYPE_BAD_CONSTANT|$.value|demo.Queue",
        "demo.Positive|{'value':0}|TYPE_CONSTRUCTOR|$|demo.Positive",
        "demo.Shape|'Circle'|TYPE_MISMATCH|$|demo.Shape",
        "demo.Shape|{'radius':1.0}|TYPE_MISSING|$.kind of|demo.Shape",
        "demo.Shape|{'kind of':1,'radius':1.0}|TYPE_MISMATCH|$.kind of|demo.Shape",
        "demo.Shape|{'kind of':'Square'}|TYPE_BAD_DISCRIMINATOR|$.kind of|demo.Shape",
        "demo.Shape|{'kind of':'Circle','radius':'x'}|TYPE_MISMATCH|$.radius|double",
        "demo.Shape|{'kind of':'Circle','type':'Circle','radius':1.0}|TYPE_UNKNOWN_PROPERTY|$.type|demo.Circle",
        "demo.Round|{'type':'Circle','radius':1.0}|TYPE_BAD_DISCRIMINATOR|$.type|demo.Round",
        "demo.Circle|{'kind of':'Circle','radius':1.0}|TYPE_UNKNOWN_PROPERTY|$.kind of|demo.Circle",
        "List<demo.Order>|[ORDER,ORDER,{'id':'o','hits':[HIT,{}],'lines':{}}]|TYPE_MISSING|$[2].hits[1].ticket|String",
        "List<demo.Order>|[{'id':'o','hits':[],'lines':{'a':'x'}}]|TYPE_MISMATCH|$[0].lines['a']|Double",
        "demo.Tree|{'name':'a','children':[{'name':'b','children':[1]}]}|TYPE_MISMATCH|$.children[0].children[0]|demo.Tree"
      })
  void aValueThatDoesNotFitIsRefusedWithItsPath(
      String type, String json, String code, String path, String at) {
    String text = json.replace("ORDER", "{'id':'o','hits':[" + HIT + "],'lines':{}}")
        .replace("HIT", HIT)
        .replace("\\'", "\\\"")
        .replaceAll("'", "\"");
    BoundaryException error = assertThrows(
        BoundaryException.class, () -> Demo.binding(type).decode(JsonParser.parse(text)));
    assertThat(error.code()).isEqualTo(code);
    assertThat(error.path()).isEqualTo(path.replace("\\'", "\\\"").replace('\'', '"'));
    assertThat(error.type()).isEqualTo(Demo.type(at).text());
    assertThat(error)
        .hasMessageThat()
        .contains("[" + code + "] " + error.path() + " (" + error.type() + "): ");
  }

  @Test
  void absentMeansNullWhereTheSchemaDoesNotRequire() {
    assertThat(Demo.binding("demo.Boxes").decodeStrict(Json.Obj.EMPTY))
        .isEqualTo(new Demo.Boxes(null, null, null, null, null, null, null, null));
    assertThat(Demo.binding("demo.Box<Optional<String>>").decodeStrict(Json.Obj.EMPTY))
        .isEqualTo(new Demo.Box<>(Optional.empty()));
  }

  @Test
  void onlyTheStrictFormInsistsOnReferences() {
    Binding text = Demo.binding("List<String>");
    Json json = JsonParser.parse("[\"a\",null]");
    assertThat(text.decode(json)).isEqualTo(Arrays.asList("a", null));
    BoundaryException error = assertThrows(BoundaryException.class, () -> text.decodeStrict(json));
    assertThat(error.code()).isEqualTo("TYPE_NULL");
    assertThat(error.path()).isEqualTo("$[1]");
  }

  @Test
  void numbersThatAreExactAreAccepted() {
    assertThat(Demo.binding("double").decode(Json.of(3))).isEqualTo(3d);
    assertThat(Demo.binding("double").decode(JsonParser.parse("9007199254740992")))
        .isEqualTo(9007199254740992d);
    assertThat(Demo.binding("float").decode(Json.of(16_777_216))).isEqualTo(16_777_216f);
    assertThat(Demo.binding("float").decode(Json.of(0.1))).isEqualTo(0.1f);
    assertThat(Demo.binding("long").decode(Json.of(Long.MIN_VALUE))).isEqualTo(Long.MIN_VALUE);
  }

  @Test
  void whatHasNoJsonFormIsRefusedByEncodingAndCopying() {
    refused("double", Double.NaN, "TYPE_NOT_FINITE", "$");
    refused("Float", Float.NEGATIVE_INFINITY, "TYPE_NOT_FINITE", "$");
    refused("List<Double>", List.of(1d, Double.POSITIVE_INFINITY), "TYPE_NOT_FINITE", "$[1]");
    refused(
        "demo.Scalars",
        new Demo.Scalars(true, (byte) 0, (short) 0, 'a', 0, 0, 0, Double.NaN),
        "TYPE_NOT_FINITE",
        "$.d");
    refused("int", null, "TYPE_NULL", "$");
    refused("Optional<String>", null, "TYPE_NULL", "$");
    refused("void", "x", "TYPE_MISMATCH", "$");
    refused("List<String>", List.of(1), "TYPE_MISMATCH", "$[0]");
    refused("String", 'c', "TYPE_MISMATCH", "$");
    refused("demo.Hit", new Demo.Nothing(), "TYPE_MISMATCH", "$");
    refused("Map<String,String>", Map.of(1, "x"), "TYPE_MISMATCH", "$");
    Map<String, String> nullKey = new HashMap<>();
    nullKey.put(null, "x");
    refused("Map<String,String>", nullKey, "TYPE_NULL", "$");
  }

  private static void refused(String type, Object value, String code, String path) {
    Binding binding = Demo.binding(type);
    for (BoundaryException error : List.of(
        assertThrows(BoundaryException.class, () -> binding.encode(value)),
        assertThrows(BoundaryException.class, () -> binding.copy(value)))) {
      assertThat(error.code()).isEqualTo(code);
      assertThat(error.path()).isEqualTo(path);
    }
  }

  @Test
  void cyclesAndEndlessNestingEndInAnError() {
    List<Demo.Tree> children = new ArrayList<>();
    Demo.Tree root = new Demo.Tree("root", children, Optional.empty());
    children.add(root);
    Binding tree = Demo.binding("demo.Tree");
    assertThat(assertThrows(BoundaryException.class, () -> tree.encode(root)).code())
        .isEqualTo("TYPE_TOO_DEEP");
    assertThat(assertThrows(BoundaryException.class, () -> tree.copy(root)).code())
        .isEqualTo("TYPE_TOO_DEEP");
    String open = "{\"name\":\"a\",\"children\":[".repeat(5_000);
    Json deep = JsonParser.parse(open + "]}".repeat(5_000));
    assertThat(assertThrows(BoundaryException.class, () -> tree.decode(deep)).code())
        .isEqualTo("TYPE_TOO_DEEP");
  }

  @Test
  void typesWithoutAWireFormAreFoundWhenBound() {
    assertThrows(IrException.class, () -> Demo.binding("Optional<Optional<String>>"));
    assertThrows(IrException.class, () -> Demo.binding("demo.Missing"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'kind':'record','components':[{'name':'ticket','type':'String'}]}|Hit",
        "{'kind':'record','components':[{'name':'value','type':'long'}]}|Positive",
        "{'kind':'enum','constants':['BUG']}|Queue",
        "{'kind':'enum','constants':[]}|Hit",
        "{'kind':'record','components':[]}|Queue"
      })
  void aClassThatChangedIsFoundWhenBound(String definition, String name) {
    TypeTable table = TypeTable.read(JsonParser.parse(
        ("{'" + Demo.class.getName() + "$" + name + "':" + definition + "}").replace('\'', '"')));
    DeploymentException error = assertThrows(
        DeploymentException.class,
        () -> Bindings.of(table, Demo.ACCESS).binding(Demo.type("demo." + name)));
    assertThat(error.code()).isEqualTo("TYPE_CHANGED");
  }
}

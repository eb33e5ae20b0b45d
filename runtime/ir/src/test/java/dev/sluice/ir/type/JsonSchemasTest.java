package dev.sluice.ir.type;

import static com.google.common.truth.Truth.assertThat;
import static dev.sluice.ir.type.Types.enumType;
import static dev.sluice.ir.type.Types.record;
import static dev.sluice.ir.type.Types.sealed;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Hashes;
import dev.sluice.ir.JsonParser;
import dev.sluice.ir.type.TypeDefinition.Component;
import dev.sluice.ir.type.TypeDefinition.RecordType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonSchemasTest {

  private static final TypeTable TABLE = TypeTable.of(List.of(
      enumType("demo.Queue", "BUG", "BILLING"),
      record("demo.Point", "int", "x", "Integer", "y", "Optional<String>", "label"),
      sealed("demo.Shape", "demo.Dot", "demo.Group"),
      record("demo.Dot"),
      record("demo.Group", "demo.Shape", "of"),
      record("demo.Tree", "List<demo.Tree>", "children"),
      record("demo.Box", List.of("T"), "T", "value"),
      new RecordType(
          "demo.Doc",
          List.of(),
          List.of(new Component("queue", TypeText.parse("demo.Queue"), Optional.of("where to"))),
          Optional.of("a document"))));

  private static final String DOT = "{'additionalProperties':false,'properties':"
      + "{'type':{'enum':['Dot'],'type':'string'}},'required':['type'],'type':'object'}";

  private static final String GROUP =
      "{'additionalProperties':false,'properties':{'of':{'$ref':'#/$defs/demo.Shape'},"
          + "'type':{'enum':['Group'],'type':'string'}},'required':['type','of'],'type':'object'}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "void|{'type':'null'}",
        "boolean|{'type':'boolean'}",
        "byte|{'maximum':127,'minimum':-128,'type':'integer'}",
        "long|{'maximum':9223372036854775807,'minimum':-9223372036854775808,'type':'integer'}",
        "char|{'maxLength':1,'minLength':1,'type':'string'}",
        "double|{'type':'number'}",
        "Double|{'type':['number','null']}",
        "Boolean|{'type':['boolean','null']}",
        "String|{'type':'string'}",
        "List<Short>|{'items':{'maximum':32767,'minimum':-32768,'type':['integer','null']},'type':'array'}",
        "Map<String,String>|{'additionalProperties':{'type':'string'},'type':'object'}",
        "Optional<Double>|{'type':['number','null']}",
        "Optional<List<String>>|{'items':{'type':'string'},'type':['array','null']}",
        "demo.Queue|{'enum':['BUG','BILLING'],'type':'string'}",
        "Optional<demo.Queue>|{'$defs':{'demo.Queue':{'enum':['BUG','BILLING'],'type':'string'}},"
            + "'anyOf':[{'$ref':'#/$defs/demo.Queue'},{'type':'null'}]}",
        "demo.Point|{'additionalProperties':false,'properties':{'label':{'type':['string','null']},"
            + "'x':{'maximum':2147483647,'minimum':-2147483648,'type':'integer'},"
            + "'y':{'maximum':2147483647,'minimum':-2147483648,'type':['integer','null']}},"
            + "'required':['x'],'type':'object'}",
        "demo.Tree|{'$defs':{'demo.Tree':{'additionalProperties':false,'properties':{'children':{'items':"
            + "{'$ref':'#/$defs/demo.Tree'},'type':'array'}},'required':['children'],'type':'object'}},"
            + "'additionalProperties':false,'properties':{'children':{'items':{'$ref':'#/$defs/demo.Tree'},"
            + "'type':'array'}},'required':['children'],'type':'object'}",
        "Optional<demo.Shape>|{'$defs':{'demo.Shape':{'anyOf':[" + DOT + "," + GROUP + "]}},"
            + "'anyOf':[{'$ref':'#/$defs/demo.Shape'},{'type':'null'}]}",
        "demo.Shape|{'$defs':{'demo.Shape':{'anyOf':[" + DOT + "," + GROUP + "]}}," + "'anyOf':["
            + DOT + "," + GROUP + "]}",
        "demo.Dot|{'additionalProperties':false,'properties':{},'required':[],'type':'object'}",
        "List<demo.Box<String>>|{'$defs':{'demo.Box<String>':{'additionalProperties':false,'properties':{'value':"
            + "{'type':'string'}},'required':['value'],'type':'object'}},'items':"
            + "{'$ref':'#/$defs/demo.Box%3cString%3e'},'type':'array'}",
        "demo.Doc|{'$defs':{'demo.Queue':{'enum':['BUG','BILLING'],'type':'string'}},'additionalProperties':false,"
            + "'description':'a document','properties':{'queue':{'$ref':'#/$defs/demo.Queue','description':'where to'}},"
            + "'required':['queue'],'type':'object'}"
      })
  void schemaOfAType(String type, String schema) {
    assertThat(CanonicalJson.text(JsonSchemas.of(TypeText.parse(type), TABLE)))
        .isEqualTo(schema.replace('\'', '"'));
  }

  @Test
  void twoInstancesOfAGenericRecordAreTwoDefinitions() {
    TypeTable table = TypeTable.of(List.of(
        record("demo.Box", List.of("T"), "T", "value"),
        record("demo.Both", "demo.Box<String>", "a", "demo.Box<Integer>", "b")));
    String text = CanonicalJson.text(JsonSchemas.of(TypeText.parse("demo.Both"), table));
    assertThat(text).contains("\"demo.Box<Integer>\":{");
    assertThat(text).contains("\"demo.Box<String>\":{");
  }

  @Test
  void theMembersOfAnObjectShareTheirDefinitions() {
    List<Component> members = List.of(
        new Component("a", TypeText.parse("demo.Queue"), Optional.empty()),
        new Component("b", TypeText.parse("List<demo.Queue>"), Optional.of("some")),
        new Component("c", TypeText.parse("Optional<String>"), Optional.empty()));
    String expected = "{'$defs':{'demo.Queue':{'enum':['BUG','BILLING'],'type':'string'}},"
        + "'additionalProperties':false,'properties':{'a':{'$ref':'#/$defs/demo.Queue'},"
        + "'b':{'description':'some','items':{'$ref':'#/$defs/demo.Queue'},'type':'array'},"
        + "'c':{'type':['string','null']}},'required':['a','b'],'type':'object'}";
    assertThat(CanonicalJson.text(JsonSchemas.ofMembers(members, TABLE)))
        .isEqualTo(expected.replace('\'', '"'));
  }

  @Test
  void theHashIsThatOfTheCanonicalText() {
    assertThat(JsonSchemas.hash(TypeText.parse("String"), TABLE))
        .isEqualTo(Hashes.sha256(JsonParser.parse("{\"type\": \"string\"}")));
  }
}

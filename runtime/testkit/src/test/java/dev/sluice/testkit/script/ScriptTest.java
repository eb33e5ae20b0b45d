package dev.sluice.testkit.script;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Json;
import dev.sluice.ir.JsonParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ScriptTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'do':'echo'} | 3 | 3",
        "{'do':'const','value':null} | 3 | null",
        "{'do':'wrap','key':'k'} | 3 | {'k':3}",
        "{'do':'list'} | 3 | [3]",
        "{'do':'pluck','key':'k'} | {'k':3} | 3",
        "{'do':'set','key':'b','value':1} | {'a':0} | {'a':0,'b':1}",
        "{'do':'append','value':2} | [1] | [1,2]",
        "{'do':'add','n':1} | 2 | 3",
        "{'do':'add','n':0.5} | 2 | 2.5",
        "{'do':'gt','n':2} | 2 | false",
        "{'do':'gt','n':2} | 2.5 | true",
        "{'do':'eq','value':1} | 1.0 | true",
        "{'do':'sum'} | [] | 0",
        "{'do':'sum'} | [1,2.5] | 3.5",
        "{'do':'len'} | 'abc' | 3",
        "{'do':'len'} | {'a':1} | 1",
        "{'do':'first'} | [7,8] | 7",
        "{'do':'last'} | [7,8] | 8",
        "{'do':'args'} | 7 | {'args':{},'value':7}",
        "{'do':'pair','first':{'do':'echo'},'second':{'do':'const','value':0}} | 7 | [7,0]",
        "{'do':'compose','steps':[{'do':'add','n':1},{'do':'list'}]} | 7 | [8]",
        "{'do':'table','rows':[{'in':1,'then':{'do':'const','value':'one'}}],'else':{'do':'echo'}} | 1 | 'one'",
        "{'do':'table','rows':[{'in':1,'then':{'do':'const','value':'one'}}],'else':{'do':'echo'}} | 1.0 | 1.0"
      })
  void operations(String script, String input, String result) {
    Json value = script(script).run(parse(input), Optional.empty());

    assertThat(CanonicalJson.text(value)).isEqualTo(result.replace('\'', '"'));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'do':'pluck','key':'k'} | {} | KeyError",
        "{'do':'pluck','key':'k'} | 1 | TypeError",
        "{'do':'first'} | [] | IndexError",
        "{'do':'add','n':1} | 'a' | TypeError",
        "{'do':'sum'} | 1 | TypeError",
        "{'do':'raise','type':'CapabilityDenied','message':'no'} | 1 | CapabilityDenied"
      })
  void failures(String script, String input, String type) {
    ScriptedFailure failure = assertThrows(
        ScriptedFailure.class, () -> script(script).run(parse(input), Optional.empty()));

    assertThat(failure.type()).isEqualTo(type);
    assertThat(failure.isOwn()).isEqualTo(type.equals("CapabilityDenied"));
  }

  @Test
  void scriptUsesOneStepPerCallAndRepeatsTheLast() {
    Script script =
        script("{'do':'script','steps':[{'do':'const','value':1},{'do':'const','value':2}]}");

    List<Json> values = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      values.add(script.run(Json.NULL, Optional.empty()));
    }

    assertThat(values).containsExactly(Json.of(1), Json.of(2), Json.of(2)).inOrder();
  }

  @Test
  void afterLeavesTheWaitingToTheDelay() {
    List<Long> waits = new ArrayList<>();
    Script script = Script.read(parse("{'do':'after','ms':30,'then':{'do':'echo'}}"), waits::add);

    assertThat(script.run(Json.of(1), Optional.empty())).isEqualTo(Json.of(1));
    assertThat(waits).containsExactly(30L);
  }

  @Test
  void unknownOperationsAreRefusedWhenRead() {
    assertThrows(IllegalArgumentException.class, () -> script("{'do':'fly'}"));
    assertThrows(IllegalArgumentException.class, () -> script("{'do':'const'}"));
    assertThrows(IllegalArgumentException.class, () -> script("[]"));
  }

  private static Script script(String text) {
    return Script.read(parse(text), Script.Delay.NONE);
  }

  private static Json parse(String text) {
    return JsonParser.parse(text.replace('\'', '"'));
  }
}

package dev.sluice.ir;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the lenient reading keeps, drops, fills in and refuses. */
class WireNodeTest {

  private static Json parse(String text) {
    return JsonParser.parse(text.replace('\'', '"'));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // misplaced fields stay
        "{'op':'ident','id':'a','args':[1]} | {'args':[1],'id':'a','op':'ident'}",
        "{'op':'ident','id':'a','bound':'x'} | {'bound':'x','id':'a','op':'ident'}",
        "{'op':'ident','id':'a','stateSchema':{}} | {'id':'a','op':'ident','stateSchema':{}}",
        "{'op':'ident','id':'a','cases':{}} | {'cases':{},'id':'a','op':'ident'}",
        "{'op':'seq','id':'a','merge':{'kind':'zap'}} | {'id':'a','merge':{'kind':'zap'},'op':'seq'}",
        "{'op':'arr','id':'a','body':{'op':'ident','id':'b'}} | {'body':{'id':'b','op':'ident'},'id':'a','op':'arr'}",
        // keys of other operators, unknown keys, null and falsy objects go
        "{'op':'ident','id':'a','tools':['t'],'budget':{},'ctx':{'scope':'zap'}} | {'id':'a','op':'ident'}",
        "{'op':'ident','id':'a','channel':'c','zap':1} | {'id':'a','op':'ident'}",
        "{'op':'ident','id':'a','left':{},'right':[],'body':'','plan':0,'default':false} | {'id':'a','op':'ident'}",
        "{'op':'ident','id':'a','ann':{},'step':{},'merge':{},'channels':[]} | {'id':'a','op':'ident'}",
        "{'op':'ident','id':'a','ann':{'cost':null,'cache':{},'batchable':false}} | {'id':'a','op':'ident'}",
        "{'op':'ident','id':'a','pure':null,'args':null,'bound':null} | {'id':'a','op':'ident'}",
        // defaults and second spellings
        "{'op':'par','id':'a','merge':{'hedgeMs':0}} | {'id':'a','merge':{'hedgeMs':0,'kind':'all'},'op':'par'}",
        "{'op':'ident','id':'a','ann':{'cache':{'zap':1}}} | {'ann':{'cache':{}},'id':'a','op':'ident'}",
        "{'op':'app','id':'a','ctx':{'maxTokens':0}} | {'ctx':{'maxTokens':0,'scope':'local'},'id':'a','op':'app'}",
        "{'op':'app','id':'a','budget':{'usd':2,'wall_seconds':3}} | {'budget':{'cost':2,'wallSeconds':3},'id':'a','op':'app'}",
        "{'op':'app','id':'a','max_rounds':1,'maxRounds':2} | {'id':'a','maxRounds':2,'op':'app'}",
        "{'op':'app','id':'a','max_rounds':1,'maxRounds':null} | {'id':'a','op':'app'}",
        "{'op':'app','id':'a','replySchema':false,'subflowQueues':{}} | {'id':'a','op':'app','replySchema':false}"
      })
  void readAndWritten(String document, String canonical) {
    String written = CanonicalJson.text(WireNode.read(parse(document)).toJson());
    assertThat(written).isEqualTo(canonical.replace('\'', '"'));
    assertThat(CanonicalJson.text(WireNode.read(JsonParser.parse(written)).toJson()))
        .isEqualTo(written.replace("\"ann\":{\"cache\":{}},", ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "null",
        "{'op':'ident','id':null}",
        "{'op':'alt','id':'a','cases':null}",
        "{'op':'alt','id':'a','cases':[]}",
        "{'op':'alt','id':'a','cases':{'k':null}}",
        "{'op':'alt','id':'a','cases':{'k':{}}}",
        "{'op':'seq','id':'a','left':'x'}",
        "{'op':'seq','id':'a','left':[1]}",
        "{'op':'prim','id':'a','step':{'kind':'call','tool':{}}}",
        "{'op':'prim','id':'a','step':{'kind':'sub','ref':'r'}}",
        "{'op':'prim','id':'a','step':{'kind':'sub','ref':'r','contract':{'shape':'Agent','summaryPolicy':'zap'}}}",
        "{'op':'app','id':'a','ctx':{'scope':'zap'}}",
        "{'op':'loop','id':'a','channels':[{'payload':{}}]}"
      })
  void refused(String document) {
    assertThrows(IrException.class, () -> WireNode.read(parse(document)));
  }

  @Test
  void channelIsWrittenForCallsOfTheTwoChannelToolsOnly() {
    String call =
        "{'channel':'c','id':'p','op':'prim','step':{'kind':'call','tool':{'kind':'native','name':'NAME'}}}";
    for (String tool : Reserved.ALL) {
      Json.Obj written = WireNode.read(parse(call.replace("NAME", tool))).toJson();
      assertThat(written.get("channel").isPresent())
          .isEqualTo(tool.equals(Reserved.RECV) || tool.equals(Reserved.EMIT));
    }
  }

  @Test
  void toolRefsComeInWalkOrderAndRepeat() {
    String a = "{'op':'prim','id':'x','step':{'kind':'call','tool':{'kind':'native','name':'a'}}}";
    String b =
        "{'op':'prim','id':'y','step':{'kind':'call','tool':{'kind':'mcp','server':'s','tool':'b/c'}}}";
    WireNode node = WireNode.read(parse("{'op':'alt','id':'r','select':'s','cases':{'2':" + a
        + ",'10':" + b + "},'default':" + a + "}"));
    assertThat(node.toolRefs().stream().map(ToolRef::key))
        .containsExactly("s/b/c", "a", "a")
        .inOrder();
  }
}

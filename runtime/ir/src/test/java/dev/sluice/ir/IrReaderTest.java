package dev.sluice.ir;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IrReaderTest {

  /** Columns: document with single quotes, code, place. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[] | IR_FIELD_TYPE | $",
        "{'id':'a'} | IR_FIELD_MISSING | $",
        "{'op':'ident'} | IR_FIELD_MISSING | $",
        "{'op':'ident','id':7} | IR_FIELD_TYPE | $.id",
        "{'op':'idnt','id':'a'} | IR_UNKNOWN_OP | $.op",
        "{'op':'ident','id':'a','zap':1} | IR_FIELD_UNKNOWN | $.zap",
        "{'op':'ident','id':'a','tools':[]} | IR_FIELD_UNKNOWN | $.tools",
        "{'op':'ident','id':'a','pure':'p'} | IR_FIELD_MISPLACED | $.pure",
        "{'op':'arr','id':'a'} | IR_FIELD_MISSING | $",
        "{'op':'arr','id':'a','pure':1} | IR_FIELD_TYPE | $.pure",
        "{'op':'arr','id':'a','pure':'p','args':[1]} | IR_FIELD_TYPE | $.args",
        "{'op':'prim','id':'a'} | IR_FIELD_MISSING | $",
        "{'op':'prim','id':'a','step':{}} | IR_FIELD_MISSING | $.step",
        "{'op':'prim','id':'a','step':{'kind':'zap'}} | IR_BAD_WORD | $.step.kind",
        "{'op':'prim','id':'a','step':{'kind':'call'}} | IR_FIELD_MISSING | $.step",
        "{'op':'prim','id':'a','step':{'kind':'call','tool':{'kind':'native'}}} | IR_FIELD_MISSING | $.step.tool",
        "{'op':'prim','id':'a','step':{'kind':'think','reasoner':'r','x':0}} | IR_FIELD_UNKNOWN | $.step.x",
        "{'op':'prim','id':'a','step':{'kind':'think','reasoner':'r','ctx':{'scope':'all'}}} | IR_BAD_WORD | $.step.ctx.scope",
        "{'op':'prim','id':'a','step':{'kind':'think','reasoner':'r'},'channel':'c'} | IR_FIELD_MISPLACED | $.channel",
        "{'op':'prim','id':'a','step':{'kind':'think','reasoner':'r'},'args':{}} | IR_FIELD_MISPLACED | $.args",
        "{'op':'ident','id':'a','ann':{'timeout':'5'}} | IR_FIELD_TYPE | $.ann.timeout",
        "{'op':'ident','id':'a','ann':{'maxAttempts':1.5}} | IR_FIELD_TYPE | $.ann.maxAttempts",
        "{'op':'ident','id':'a','ann':{'maxAttempts':9999999999}} | IR_FIELD_RANGE | $.ann.maxAttempts",
        "{'op':'ident','id':'a','ann':{'batchable':1}} | IR_FIELD_TYPE | $.ann.batchable",
        "{'op':'ident','id':'a','ann':[]} | IR_FIELD_TYPE | $.ann",
        "{'op':'seq','id':'a','left':{'op':'ident','id':'b'}} | IR_FIELD_MISSING | $",
        "{'op':'seq','id':'a','left':{'op':'ident','id':'b'},'right':''} | IR_FIELD_TYPE | $.right",
        "{'op':'each','id':'a'} | IR_FIELD_MISSING | $",
        "{'op':'each','id':'a','bound':0,'body':{'op':'ident','id':'b'}} | IR_FIELD_RANGE | $.bound",
        "{'op':'each','id':'a','bound':1.0,'body':{'op':'ident','id':'b'}} | IR_FIELD_TYPE | $.bound",
        "{'op':'iter_up_to','id':'a','body':{'op':'ident','id':'b'}} | IR_FIELD_MISSING | $",
        "{'op':'alt','id':'a'} | IR_FIELD_MISSING | $",
        "{'op':'alt','id':'a','select':'s','cases':{}} | IR_FIELD_MISSING | $",
        "{'op':'alt','id':'a','select':'s','cases':{'a b':{'op':'x','id':'b'}}} | IR_UNKNOWN_OP | $.cases[\"a b\"].op",
        "{'op':'alt','id':'a','select':'s','pure':'p','cases':{'k':{'op':'ident','id':'b'}}} | IR_FIELD_MISPLACED | $.select",
        "{'op':'alt','id':'a','select':'s','cases':{'k':{'op':'ident','id':'b'}},'left':{'op':'ident','id':'c'}} | IR_FIELD_MISPLACED | $.left",
        "{'op':'eval_plan','id':'a'} | IR_FIELD_MISSING | $",
        "{'op':'app','id':'a'} | IR_FIELD_MISSING | $",
        "{'op':'app','id':'a','controller':'c','tools':['t',1]} | IR_FIELD_TYPE | $.tools[1]",
        "{'op':'app','id':'a','controller':'c','toolContracts':{'t':{'effect':'read'}}} | IR_FIELD_MISSING | $.toolContracts.t",
        "{'op':'app','id':'a','controller':'c','budget':{'cost':'1'}} | IR_FIELD_TYPE | $.budget.cost",
        "{'op':'app','id':'a','controller':'c','maxRounds':1.5} | IR_FIELD_TYPE | $.maxRounds",
        "{'op':'loop','id':'a'} | IR_FIELD_MISSING | $",
        "{'op':'loop','id':'a','body':{'op':'ident','id':'b'},'channels':[{}]} | IR_FIELD_MISSING | $.channels[0]"
      })
  void malformed(String document, IrException.Code code, String where) {
    IrException e =
        assertThrows(IrException.class, () -> IrReader.read(document.replace('\'', '"')));
    assertThat(e.code()).isEqualTo(code);
    assertThat(e.where()).isEqualTo(where);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'kind':'zap'} | IR_BAD_WORD | $.left.merge.kind",
        "{'kind':'race','hedgeMs':5} | IR_FIELD_MISPLACED | $.left.merge.hedgeMs",
        "{'kind':'hedge','hedgeMs':-1} | IR_FIELD_RANGE | $.left.merge.hedgeMs",
        "{'kind':'quorum','quorumM':0} | IR_FIELD_RANGE | $.left.merge.quorumM",
        "{'kind':'quorum','quorumM':'2'} | IR_FIELD_TYPE | $.left.merge.quorumM"
      })
  void malformedMerge(String merge, IrException.Code code, String where) {
    String ident = "{'op':'ident','id':'i'}";
    String par =
        "{'op':'par','id':'p','left':" + ident + ",'right':" + ident + ",'merge':" + merge + "}";
    malformed("{'op':'seq','id':'s','left':" + par + ",'right':" + ident + "}", code, where);
  }

  @Test
  void whatIsWrittenReadsBackAsTheSameProgram() {
    RandomPrograms random = new RandomPrograms(3);
    Set<Op> seen = EnumSet.noneOf(Op.class);
    for (int i = 0; i < 2_000; i++) {
      Node program = random.program(4);
      Json.Obj written = IrWriter.write(program);
      Node read = IrReader.read(CanonicalJson.text(written));
      assertThat(read).isEqualTo(program);
      assertThat(WireNode.read(written)).isEqualTo(WireNode.of(program));
      TreeWalk.preOrder(WireNode.of(program)).forEach(node -> seen.add(node.op()));
    }
    assertThat(seen).isEqualTo(EnumSet.allOf(Op.class));
  }

  @Test
  void numbersKeepTheFormTheyWereWrittenIn() {
    String text = "{\"ann\":{\"cost\":1.0,\"retryIntervalS\":1},\"id\":\"a\",\"op\":\"ident\"}";
    assertThat(CanonicalJson.text(IrWriter.write(IrReader.read(text)))).isEqualTo(text);
  }

  @Test
  void everyWireFieldBelongsToSomeOperator() {
    Set<String> owned = new TreeSet<>();
    for (WireField field : WireField.values()) {
      for (Op op : Op.values()) {
        if (op.has(field)) {
          owned.add(field.key());
        }
      }
    }
    assertThat(owned).hasSize(WireField.values().length);
  }
}

package dev.sluice.ir;

import static com.google.common.truth.Truth.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class IrPrinterTest {

  private static String print(String document) {
    return IrPrinter.print(IrReader.read(document.replace('\'', '"')));
  }

  @Test
  void aSequenceIsAList() {
    String text = print("""
        {'op':'seq','id':'s2',
         'left':{'op':'seq','id':'s1',
           'left':{'op':'prim','id':'hit','ann':{'timeout':5},
                   'step':{'kind':'call','tool':{'kind':'mcp','server':'srv','tool':'find'},'frozenHash':'sha256:1'}},
           'right':{'op':'arr','id':'pick','pure':'std.pluck','args':{'key':'a'}}},
         'right':{'op':'seq','id':'tail',
           'left':{'op':'prim','id':'say','step':{'kind':'think','reasoner':'r','ctx':{'scope':'local'}}},
           'right':{'op':'ident','id':'end'}}}
        """);
    assertThat(text).isEqualTo("""
            seq s2 s1
              call hit srv/find frozen=sha256:1 ann={"timeout":5}
              arr pick std.pluck args={"key":"a"}
              seq tail
                think say r ctx={"scope":"local"}
                ident end
            """);
  }

  @Test
  void branchesSayWhichArmTheyAre() {
    String text = print("""
        {'op':'alt','id':'a','pure':'p',
         'left':{'op':'alt','id':'b','select':'s','default':{'op':'ident','id':'d'},
                 'cases':{'x y':{'op':'ident','id':'i'},'k':{'op':'ident','id':'j'}}},
         'right':{'op':'par','id':'q','merge':{'kind':'race'},
                  'left':{'op':'par','id':'w','left':{'op':'ident','id':'1'},'right':{'op':'ident','id':'2'}},
                  'right':{'op':'ident','id':'3'}}}
        """);
    assertThat(text).isEqualTo("""
            alt a if=p
              then: alt b select=s
                case "k": ident j
                case "x y": ident i
                default: ident d
              else: par q merge={"kind":"race"}
                par w
                  ident 1
                  ident 2
                ident 3
            """);
  }

  @Test
  void aNestedSequenceWithOptionsKeepsItsLine() {
    String text = print("""
        {'op':'seq','id':'s2','ann':{'cost':1},
         'left':{'op':'seq','id':'s1','ann':{'cost':2},'left':{'op':'ident','id':'a'},'right':{'op':'ident','id':'b'}},
         'right':{'op':'ident','id':'c'}}
        """);
    assertThat(text).isEqualTo("""
            seq s2 ann={"cost":1}
              seq s1 ann={"cost":2}
                ident a
                ident b
              ident c
            """);
  }

  @Test
  void theOtherOperators() {
    assertThat(
            print("{'op':'each','id':'e','bound':2,'pure':'sum','body':{'op':'ident','id':'i'}}"))
        .isEqualTo("each e bound=2 reducer=sum\n  ident i\n");
    assertThat(print(
            "{'op':'iter_up_to','id':'e','bound':2,'pure':'ok','body':{'op':'ident','id':'i'}}"))
        .isEqualTo("iter_up_to e bound=2 until=ok\n  ident i\n");
    assertThat(print("{'op':'eval_plan','id':'e','controller':'c','plan':{'op':'ident','id':'i'}}"))
        .isEqualTo("eval_plan e controller=c\n  ident i\n");
    assertThat(print("{'op':'app','id':'a','controller':'c','tools':[]}"))
        .isEqualTo("app a c config={\"tools\":[]}\n");
    assertThat(print("{'op':'app','id':'a','controller':'c'}")).isEqualTo("app a c\n");
    assertThat(print("{'op':'loop','id':'l','channels':[{'name':'in'}],'args':{'split':true},"
            + "'body':{'op':'prim','id':'p','channel':'in',"
            + "'step':{'kind':'call','tool':{'kind':'native','name':'__recv__'}}}}"))
        .isEqualTo(
            "loop l channels=[{\"name\":\"in\"}] args={\"split\":true}\n  call p __recv__ channel=in\n");
    assertThat(print("{'op':'prim','id':'p','step':{'kind':'sub','ref':'f',"
            + "'contract':{'shape':'Agent','summaryPolicy':'result_only','queue':'q'}}}"))
        .isEqualTo("sub p f shape=Agent summary=result_only queue=q\n");
  }

  @Test
  void veryDeepLinesStateTheirDepth() {
    Node program = new Node.Ident("leaf", Ann.NONE);
    for (int i = 40; i > 0; i--) {
      program = new Node.IterUpTo("i" + i, Ann.NONE, program, 1, Optional.empty());
    }
    assertThat(IrPrinter.print(program)).endsWith("  ".repeat(32) + "(40) ident leaf\n");
  }
}

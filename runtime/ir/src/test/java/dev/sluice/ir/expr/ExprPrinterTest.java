package dev.sluice.ir.expr;

import static com.google.common.truth.Truth.assertThat;

import dev.sluice.ir.JsonParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExprPrinterTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '`',
      value = {
        "{'int':5}#5",
        "{'int':-5}#-5",
        "{'long':5}#5L",
        "{'byte':5}#(byte) 5",
        "{'double':1.0}#1.0",
        "{'float':1.5}#1.5f",
        "{'double':'NaN'}#Double.NaN",
        "{'float':'-Infinity'}#Float.NEGATIVE_INFINITY",
        "{'char':'x'}#'x'",
        "{'string':'a\\nb'}#\"a\\nb\"",
        "{'null':null}#null",
        "{'void':null}#void",
        "{'enum':['demo.Outer$Queue','BUG']}#Outer.Queue.BUG",
        "{'new':['demo.Outer$Answer',{'var':'a'},{'int':1}]}#new Outer.Answer(a, 1)",
        "{'static':['java.math.BigDecimal?<init>(java.lang.String)',{'string':'1'}]}#new BigDecimal(\"1\")",
        "{'static':['java.util.Locale?ROOT']}#Locale.ROOT",
        "{'static':['java.lang.Math?abs(int)',{'var':'a'}]}#Math.abs(a)",
        "{'*':['int',{'+':['int',{'var':'a'},{'var':'b'}]},{'var':'c'}]}#(a + b) * c",
        "{'+':['int',{'+':['int',{'var':'a'},{'var':'b'}]},{'var':'c'}]}#a + b + c",
        "{'-':['int',{'var':'a'},{'-':['int',{'var':'b'},{'var':'c'}]}]}#a - (b - c)",
        "{'-':['int',{'-':['int',{'var':'a'}]}]}#-(-a)",
        "{'-':['int',{'int':-1}]}#-(-1)",
        "{'!':['boolean',{'||':[{'var':'a'},{'&&':[{'var':'b'},{'var':'c'}]}]}]}#!(a || b && c)",
        "{'if':[{'var':'a'},{'var':'b'},{'if':[{'var':'c'},{'var':'d'},{'var':'e'}]}]}#a ? b : c ? d : e",
        "{'concat':[{'var':'a'},{'+':['int',{'int':1},{'int':2}]}]}#\"\" + a + (1 + 2)",
        "{'concat':[{'string':'n='},{'var':'a'}]}#\"n=\" + a",
        "{'widen':['int','long',{'+':['int',{'var':'a'},{'int':1}]}]}#(long) (a + 1)",
        "{'unbox':['int',{'get':['demo.Hit','n',{'var':'h'}]}]}#(int) h.n()",
        "{'get':['demo.Hit','n',{'if':[{'var':'a'},{'var':'b'},{'var':'c'}]}]}#(a ? b : c).n()",
        "{'!':['boolean',{'is':['type',{'demo.Dot':'Dot','demo.A$Circle':'C'},{'var':'s'}]}]}"
            + "#!(s instanceof A.Circle|Dot)",
        "{'switch':[{'key':{'var':'q'}},{'B':{'int':1},'A':{'int':2}},{'int':3}]}"
            + "#switch (q) { case \"A\" -> 2; case \"B\" -> 1; default -> 3 }"
      })
  void printsLikeJava(String json, String text) {
    Expr expr = ExprJson.read(JsonParser.parse(json.replace('\'', '"').replace('?', '#')));
    assertThat(ExprPrinter.print(expr)).isEqualTo(text);
  }

  @Test
  void quotesInTextsAreEscapedAsInJava() {
    assertThat(ExprPrinter.print(Expr.Literal.of('"'))).isEqualTo("'\"'");
    assertThat(ExprPrinter.print(Expr.Literal.of('\''))).isEqualTo("'\\''");
    assertThat(ExprPrinter.print(Expr.Literal.of("\"'é"))).isEqualTo("\"\\\"'\\u00e9\"");
  }

  @Test
  void everyExpressionHasAText() {
    RandomExprs random = new RandomExprs(3);
    for (int i = 0; i < 1_000; i++) {
      assertThat(ExprPrinter.print(random.next(4))).isNotEmpty();
    }
  }
}

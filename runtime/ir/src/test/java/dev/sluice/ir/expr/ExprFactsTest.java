package dev.sluice.ir.expr;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.ir.JsonParser;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExprFactsTest {

  private static Expr read(String json) {
    return ExprJson.read(JsonParser.parse(json.replace('\'', '"')));
  }

  @Test
  void freeVariablesComeOnceAndInOrder() {
    Expr expr = read("{'concat':[{'var':'b'},{'if':[{'var':'c'},{'var':'a'},{'var':'b'}]}]}");
    assertThat(ExprFacts.freeVariables(expr)).containsExactly("b", "c", "a").inOrder();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'int':1}",
        "{'var':'maybe'}",
        "{'enum':['demo.Queue','BUG']}",
        "{'+':['int',{'var':'n'},{'int':1}]}",
        "{'/':['double',{'var':'n'},{'double':0.0}]}",
        "{'/':['int',{'var':'n'},{'int':2}]}",
        "{'%':['long',{'var':'n'},{'widen':['int','long',{'int':-2}]}]}",
        "{'==':['reference',{'var':'maybe'},{'null':null}]}",
        "{'concat':[{'var':'maybe'},{'var':'n'}]}",
        "{'get':['demo.Hit','large',{'var':'sure'}]}",
        "{'get':['demo.Hit','large',{'new':['demo.Plain']}]}",
        "{'new':['demo.Plain',{'var':'maybe'}]}",
        "{'unbox':['int',{'static':['java.lang.Integer#valueOf(int)',{'var':'maybe'}]}]}",
        "{'static':['java.lang.Math#max(int,int)',{'var':'maybe'},{'int':1}]}",
        "{'call':['java.lang.String#length()',{'string':'a'}]}",
        "{'call':['java.lang.String#equals(java.lang.Object)',{'string':'a'},{'var':'maybe'}]}",
        "{'call':['java.lang.String#contains(java.lang.CharSequence)',{'var':'sure'},{'string':'a'}]}",
        "{'static':['java.util.Objects#equals(java.lang.Object,java.lang.Object)',{'var':'maybe'},{'null':null}]}",
        "{'switch':[{'key':{'var':'sure'}},{'A':{'int':1}},{'int':2}]}",
        "{'if':[{'var':'n'},{'int':1},{'int':2}]}"
      })
  void cannotThrow(String json) {
    assertThat(canThrow(json)).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'/':['int',{'var':'n'},{'var':'n'}]}",
        "{'/':['int',{'var':'n'},{'int':0}]}",
        "{'%':['long',{'var':'n'},{'long':0}]}",
        "{'unbox':['int',{'var':'maybe'}]}",
        "{'unbox':['int',{'null':null}]}",
        "{'key':{'var':'maybe'}}",
        "{'get':['demo.Hit','large',{'var':'maybe'}]}",
        "{'get':['demo.Hit','large',{'get':['demo.Hit','next',{'var':'sure'}]}]}",
        "{'get':['demo.Hit','large',{'if':[{'var':'n'},{'var':'sure'},{'var':'maybe'}]}]}",
        "{'new':['demo.Other']}",
        "{'call':['java.lang.String#length()',{'var':'maybe'}]}",
        "{'call':['java.lang.String#charAt(int)',{'string':'a'},{'int':1}]}",
        "{'call':['java.lang.String#contains(java.lang.CharSequence)',{'string':'a'},{'var':'maybe'}]}",
        "{'static':['java.util.List#of(java.lang.Object[])',{'int':1},{'var':'maybe'}]}",
        "{'unbox':['int',{'call':['java.util.Map#get(java.lang.Object)',{'var':'sure'},{'string':'a'}]}]}",
        "{'switch':[{'key':{'var':'sure'}},{'A':{'int':1}}]}",
        "{'&&':[{'var':'n'},{'unbox':['boolean',{'var':'maybe'}]}]}",
        "{'concat':[{'string':''},{'key':{'var':'maybe'}}]}"
      })
  void mayThrow(String json) {
    assertThat(canThrow(json)).isTrue();
  }

  private static boolean canThrow(String json) {
    return ExprFacts.canThrow(read(json), Set.of("n", "sure")::contains, "demo.Plain"::equals);
  }

  @Test
  void withoutKnowledgeNothingIsAssumed() {
    assertThat(ExprFacts.canThrow(read("{'get':['demo.Hit','large',{'var':'sure'}]}")))
        .isTrue();
    assertThat(ExprFacts.canThrow(read("{'new':['demo.Plain']}"))).isTrue();
  }

  @Test
  void aPartThatCanThrowIsNeverHiddenByItsSurroundings() {
    RandomExprs random = new RandomExprs(5);
    for (int i = 0; i < 2_000; i++) {
      Expr expr = random.next(4);
      boolean part = ExprFacts.children(expr).stream().anyMatch(ExprFacts::canThrow);
      if (part) {
        assertWithMessage("%s", expr).that(ExprFacts.canThrow(expr)).isTrue();
      }
    }
  }
}

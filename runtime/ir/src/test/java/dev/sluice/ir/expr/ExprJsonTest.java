package dev.sluice.ir.expr;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.IrException;
import dev.sluice.ir.Json;
import dev.sluice.ir.JsonParser;
import dev.sluice.ir.expr.Expr.BinaryOp;
import dev.sluice.ir.expr.Expr.Kind;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExprJsonTest {

  @Test
  void theFormIsReadable() {
    Expr urgent = new Expr.Or(
        new Expr.Get(new Expr.Var("hit"), "demo.Hit", "large"),
        new Expr.Call(
            "java.lang.String#contains(java.lang.CharSequence)",
            Optional.of(new Expr.Get(new Expr.Var("hit"), "demo.Hit", "summary")),
            List.of(Expr.Literal.of("outage"))));
    assertThat(CanonicalJson.text(ExprJson.write(urgent)))
        .isEqualTo("{\"||\":[{\"get\":[\"demo.Hit\",\"large\",{\"var\":\"hit\"}]},"
            + "{\"call\":[\"java.lang.String#contains(java.lang.CharSequence)\","
            + "{\"get\":[\"demo.Hit\",\"summary\",{\"var\":\"hit\"}]},{\"string\":\"outage\"}]}]}");
  }

  @Test
  void randomExpressionsComeBackThroughText() {
    RandomExprs random = new RandomExprs(11);
    for (int i = 0; i < 2_000; i++) {
      Expr expr = random.next(i % 5);
      String text = CanonicalJson.text(ExprJson.write(expr));
      Expr back = ExprJson.read(JsonParser.parse(text));
      assertWithMessage("round %s: %s", i, text).that(back).isEqualTo(expr);
      assertWithMessage("round %s", i)
          .that(CanonicalJson.text(ExprJson.write(back)))
          .isEqualTo(text);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "1|IR_FIELD_TYPE|$",
        "{}|IR_FIELD_TYPE|$",
        "{'var':'a','int':1}|IR_FIELD_TYPE|$",
        "{'var':1}|IR_FIELD_TYPE|$['var']",
        "{'int':1.0}|IR_FIELD_TYPE|$['int']",
        "{'int':2147483648}|IR_FIELD_TYPE|$['int']",
        "{'byte':-129}|IR_FIELD_TYPE|$['byte']",
        "{'double':1}|IR_FIELD_TYPE|$['double']",
        "{'double':'nan'}|IR_BAD_WORD|$['double']",
        "{'float':0.1}|IR_FIELD_TYPE|$['float']",
        "{'char':'ab'}|IR_FIELD_TYPE|$['char']",
        "{'null':0}|IR_FIELD_TYPE|$['null']",
        "{'reference':null}|IR_FIELD_TYPE|$['reference']",
        "{'power':[{'int':1}]}|IR_BAD_WORD|$['power']",
        "{'!':['int',{'int':1}]}|IR_FIELD_RANGE|$['!']",
        "{'<<':['double',{'double':1.0},{'int':1}]}|IR_FIELD_RANGE|$['<<']",
        "{'==':['string',{'string':''},{'string':''}]}|IR_FIELD_RANGE|$['==']",
        "{'+':['integer',{'int':1},{'int':1}]}|IR_BAD_WORD|$['+'][0]",
        "{'+':['int',{'int':1}]}|IR_FIELD_MISSING|$['+'][2]",
        "{'+':['int',{'int':1},{'int':1},{'int':1}]}|IR_FIELD_UNKNOWN|$['+']",
        "{'&&':[{'boolean':true},{'boolean':1}]}|IR_FIELD_TYPE|$['&&'][1]['boolean']",
        "{'concat':[{'int':1}]}|IR_FIELD_RANGE|$['concat']",
        "{'widen':['long','int',{'long':1}]}|IR_FIELD_RANGE|$['widen']",
        "{'unbox':['string',{'string':''}]}|IR_FIELD_RANGE|$['unbox']",
        "{'switch':[{'var':'a'},{'k':{'var':2}}]}|IR_FIELD_TYPE|$['switch'][1]['k']['var']",
        "{'switch':[{'var':'a'}]}|IR_FIELD_UNKNOWN|$['switch']",
        "{'is':['type',{'demo.Dot':1},{'var':'a'}]}|IR_FIELD_TYPE|$['is'][1]['demo.Dot']",
        "{'is':['type',{},{'var':'a'}]}|IR_FIELD_RANGE|$['is']",
        "{'is':['type',[],{'var':'a'}]}|IR_FIELD_TYPE|$['is'][1]",
        "{'is':['type',{'demo.Dot':'Dot'}]}|IR_FIELD_MISSING|$['is'][2]",
        "{'static':['java.lang.Math#random()']}|EXPR_METHOD|$['static'][0]",
        "{'static':['java.lang.StringBuilder#<init>()']}|EXPR_METHOD|$['static'][0]",
        "{'static':['java.lang.String#length()',{'string':''}]}|EXPR_METHOD|$['static'][0]",
        "{'call':['java.lang.String#length()',{'string':''},{'int':1}]}|EXPR_METHOD|$['call'][0]",
        "{'call':['java.lang.Math#abs(int)',{'int':1}]}|EXPR_METHOD|$['call'][0]"
      })
  void aBrokenFormIsRefusedWithItsPath(String text, IrException.Code code, String where) {
    IrException error = assertThrows(
        IrException.class, () -> ExprJson.read(JsonParser.parse(text.replace('\'', '"'))));
    assertThat(error.code()).isEqualTo(code);
    assertThat(error.where()).isEqualTo(where.replace('\'', '"'));
  }

  @Test
  void depthIsLimitedOnBothSides() {
    Expr expr = new Expr.Var("x");
    Json json = Json.Obj.of("var", Json.of("x"));
    for (int i = 0; i < 100_000; i++) {
      expr = new Expr.Key(expr);
      json = Json.Obj.of("key", json);
    }
    Expr deep = expr;
    Json deepJson = json;
    assertThat(assertThrows(IrException.class, () -> ExprJson.write(deep)).code())
        .isEqualTo(IrException.Code.EXPR_DEPTH);
    assertThat(assertThrows(IrException.class, () -> ExprJson.read(deepJson)).code())
        .isEqualTo(IrException.Code.EXPR_DEPTH);
  }

  @Test
  void argumentsOfAStep() {
    Expr sum = new Expr.Binary(BinaryOp.ADD, Kind.INT, new Expr.Var("b"), new Expr.Var("a"));
    ExprArguments arguments = ExprArguments.of(sum);
    assertThat(CanonicalJson.text(arguments.toJson()))
        .isEqualTo(
            "{\"expr\":{\"+\":[\"int\",{\"var\":\"b\"},{\"var\":\"a\"}]},\"v\":1,\"vars\":[\"b\",\"a\"]}");
    assertThat(ExprArguments.read(arguments.toJson())).isEqualTo(arguments);
    assertThrows(IllegalArgumentException.class, () -> new ExprArguments(List.of("a"), sum));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'expr':{'var':'a'},'v':2,'vars':['a']}|$.v",
        "{'expr':{'var':'a'},'vars':['a']}|$.v",
        "{'expr':{'var':'a'},'v':1,'vars':[]}|$.vars",
        "{'expr':{'var':'a'},'v':1,'vars':['a','a']}|$.vars",
        "{'expr':{'var':'a'},'v':1,'vars':[1]}|$.vars[0]",
        "{'expr':{'var':1},'v':1,'vars':[]}|$.expr['var']",
        "{'expr':{'var':'a'},'v':1,'vars':['a'],'x':1}|$.x"
      })
  void brokenArgumentsAreRefused(String text, String where) {
    Json.Obj args = (Json.Obj) JsonParser.parse(text.replace('\'', '"'));
    IrException error = assertThrows(IrException.class, () -> ExprArguments.read(args));
    assertThat(error.where()).isEqualTo(where.replace('\'', '"'));
  }
}

package dev.sluice.ir.std;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Json;
import dev.sluice.ir.JsonParser;
import dev.sluice.ir.std.PureFailure.Kind;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StdPuresTest {

  private static Json apply(String pure, String input, String args) {
    Optional<Json.Obj> statics =
        args.equals("-") ? Optional.empty() : Optional.of((Json.Obj) parse(args));
    return StdPures.apply("std." + pure, parse(input), statics);
  }

  private static Json parse(String text) {
    return JsonParser.parse(text.replace('\'', '"'));
  }

  /** Columns: pure, input, static arguments, value; single quotes stand for double ones. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "merge | [{'a':1,'b':1},{'b':2}] | - | {'a':1,'b':2}",
        "merge | [[['a',1]],{'b':2}] | - | {'a':1,'b':2}",
        "merge | [[],''] | {'fields':null} | {}",
        "merge | {'x':{'a':1},'y':{'a':2}} | {'fields':['y','x']} | {'a':1}",
        "pluck | {'a':null} | {'key':'a'} | null",
        "pluck | [5,6] | {'key':1} | 6",
        "pluck | [5,6] | {'key':-2} | 5",
        "pluck | 'a\ud83d\ude00b' | {'key':1} | '\\ud83d\\ude00'",
        "init | [1] | {'key':''} | {'':[1]}",
        "assign | [{'a':1},2] | {'key':'a'} | {'a':2}",
        "collect | [{'a':1},2,3] | {'fields':['b','a']} | {'a':3,'b':2}",
        "pack | 7 | {'fields':{'i':{'input':true},'c':{'const':null}}} | {'c':null,'i':7}",
        "pack | {'a':1} | {'fields':{'b':{'field':'a'}}} | {'b':1}",
        "unpack | {'x':1,'y':2} | {'fields':{'a':'y','b':'x'}} | {'a':2,'b':1}",
        "bind | {'a':1} | {'consts':{'b':[2]}} | {'a':1,'b':[2]}",
        "bind | [['a',1]] | {'consts':{'b':2}} | {'a':1,'b':2}",
        "record | [1,2] | {'fields':[['x',1],['y',0],['k',null]],'consts':{'k':3}} | {'k':3,'x':2,'y':1}",
        "record | [1,2] | {'fields':[['x',0]],'consts':{}} | {'x':[1,2]}",
        "record | 'ignored' | {'fields':[['k',null]],'consts':{'k':3,'unused':4}} | {'k':3}",
        "each_pack | {'l':[1],'b':2} | {'items':'l','item':'i','fields':{'f':'b'},'consts':{'z':1,'f':9}} | [{'f':9,'i':1,'z':1}]",
        "branch_predicate | {'__branch__':-0.0} | - | false",
        "branch_predicate | {'__branch__':[null]} | - | true",
        "branch_selector | {'__branch__':null} | - | 'None'",
        "branch_selector | {'__branch__':{'b':[true,0.5,1e22],'a':{}}} | - | `{'b': [True, 0.5, 1e+22], 'a': {}}`",
        "continue_with | 1 | {} | {'__continue__':1}",
        "rounds_remaining_note | {'round':true,'maxRounds':3} | - | '[REMAINING ROUNDS: 2]'",
        "rounds_remaining_note | {'round':-1e308,'maxRounds':1e308} | - | '[REMAINING ROUNDS: inf]'"
      })
  void value(String pure, String input, String args, String expected) {
    String text = CanonicalJson.text(apply(pure, input, args));
    boolean literal = pure.equals("branch_selector") && expected.startsWith("{");
    assertThat(text)
        .isEqualTo(literal ? CanonicalJson.text(Json.of(expected)) : expected.replace('\'', '"'));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "expr | 1 | - | UNKNOWN_PURE",
        "pluck | {'a':1} | - | BAD_ARGUMENT",
        "pluck | {'a':1} | {'key':'a','more':1} | BAD_ARGUMENT",
        "pluck | {'a':1} | {'key':'b'} | MISSING_KEY",
        "pluck | {'1':1} | {'key':1} | MISSING_KEY",
        "pluck | [1] | {'key':1} | MISSING_KEY",
        "pluck | [1] | {'key':-2} | MISSING_KEY",
        "pluck | [1] | {'key':99999999999999999999} | MISSING_KEY",
        "pluck | [1] | {'key':0.0} | WRONG_TYPE",
        "pluck | null | {'key':'a'} | WRONG_TYPE",
        "init | 1 | {'key':1} | BAD_ARGUMENT",
        "continue_with | 1 | {'key':'a'} | BAD_ARGUMENT",
        "merge | [{}] | - | WRONG_VALUE",
        "merge | {'x':1,'y':2} | - | WRONG_VALUE",
        "merge | [{},1] | - | WRONG_TYPE",
        "assign | [{},1,2] | {'key':'a'} | WRONG_VALUE",
        "collect | [{},1] | {'fields':[]} | WRONG_VALUE",
        "pack | {} | {'fields':{'a':{'input':true,'const':1}}} | BAD_ARGUMENT",
        "pack | {} | {'fields':[]} | BAD_ARGUMENT",
        "unpack | {} | {'fields':{'a':'b'}} | MISSING_KEY",
        "bind | {'b':1,'a':1} | {'consts':{'a':1,'b':1}} | WRONG_VALUE",
        "bind | 5 | {'consts':{}} | WRONG_TYPE",
        "record | [1] | {'fields':[['x',0],['y',1]],'consts':{}} | WRONG_VALUE",
        "record | 1 | {'fields':[['k',null]],'consts':{}} | BAD_ARGUMENT",
        "record | 1 | {'fields':[['x',0]]} | BAD_ARGUMENT",
        "each_pack | {'l':1} | {'items':'l','item':'i','fields':{},'consts':{}} | WRONG_TYPE",
        "branch_selector | {} | - | MISSING_KEY",
        "rounds_remaining_note | {'round':'1','maxRounds':2} | - | WRONG_TYPE"
      })
  void failure(String pure, String input, String args, Kind kind) {
    assertThat(assertThrows(PureFailure.class, () -> apply(pure, input, args)).kind())
        .isEqualTo(kind);
  }

  @Test
  void collisionsAreListedInOrder() {
    PureFailure e = assertThrows(
        PureFailure.class, () -> apply("bind", "{'b':1,'a':1}", "{'consts':{'b':1,'a':1}}"));
    assertThat(e).hasMessageThat().isEqualTo("std.bind key collision: a, b");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "it's | \"it's\"",
        "both ' and \" | 'both \\' and \"'",
        "back\\slash | 'back\\\\slash'",
        "\u00e9\u4f60\ud83d\ude00 | '\u00e9\u4f60\ud83d\ude00'",
        "a\u0001\u007f\u00a0\u00ad | 'a\\x01\\x7f\\xa0\\xad'",
        "\u2028\ud800\ue000 | '\\u2028\\ud800\\ue000'"
      })
  void textInsideAValueIsQuoted(String text, String expected) {
    Json input = Json.Obj.of("__branch__", Json.texts(List.of(text)));
    assertThat(StdPures.apply("std.branch_selector", input, Optional.empty()))
        .isEqualTo(Json.of("[" + expected + "]"));
  }

  @Test
  void namesAreThoseOfTheWireVocabulary() {
    assertThat(StdPures.names()).hasSize(14);
    assertThat(StdPures.names().stream().allMatch(StdPures::isDefined)).isTrue();
    assertThat(StdPures.isDefined("std.expr")).isFalse();
  }
}

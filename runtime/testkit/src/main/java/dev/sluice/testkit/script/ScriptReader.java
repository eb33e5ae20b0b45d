package dev.sluice.testkit.script;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Json;
import dev.sluice.testkit.JsonValues;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

final class ScriptReader {

  private record Row(String in, Script then) {}

  private final Script.Delay delay;

  ScriptReader(Script.Delay delay) {
    this.delay = delay;
  }

  Script read(Json expression) {
    if (!(expression instanceof Json.Obj e)) {
      throw new IllegalArgumentException(
          "not a handler expression: " + CanonicalJson.text(expression));
    }
    switch (text(e, "do")) {
      case "echo":
        return (v, args) -> v;
      case "const":
        Json constant = field(e, "value");
        return (v, args) -> constant;
      case "args":
        return (v, args) -> Json.Obj.of("value", v, "args", args.orElse(Json.Obj.EMPTY));
      case "eq":
        Json other = field(e, "value");
        return (v, args) -> Json.of(JsonValues.same(v, other));
      case "raise":
        String type = text(e, "type");
        String message = text(e, "message");
        return (v, args) -> {
          throw new ScriptedFailure(type, message);
        };
      case "wrap", "list", "pluck", "set", "append", "first", "last", "len":
        return containers(e);
      case "add", "gt", "sum":
        return numbers(e);
      default:
        return combined(e);
    }
  }

  private Script containers(Json.Obj e) {
    switch (text(e, "do")) {
      case "wrap":
        String key = text(e, "key");
        return (v, args) -> Json.Obj.of(key, v);
      case "list":
        return (v, args) -> Json.of(List.of(v));
      case "pluck":
        String wanted = text(e, "key");
        return (v, args) -> Values.pluck(v, wanted);
      case "set":
        String changed = text(e, "key");
        Json member = field(e, "value");
        return (v, args) -> Values.set(v, changed, member);
      case "append":
        Json item = field(e, "value");
        return (v, args) -> Values.append(v, item);
      case "first":
        return (v, args) -> Values.first(v);
      case "last":
        return (v, args) -> Values.last(v);
      default:
        return (v, args) -> Values.length(v);
    }
  }

  private Script numbers(Json.Obj e) {
    switch (text(e, "do")) {
      case "add":
        Json summand = field(e, "n");
        return (v, args) -> Values.add(v, summand);
      case "gt":
        Json limit = field(e, "n");
        return (v, args) -> Json.of(Values.compare(v, limit) > 0);
      default:
        return (v, args) -> Values.items(v).stream().reduce(Json.of(0), Values::add);
    }
  }

  private Script combined(Json.Obj e) {
    switch (text(e, "do")) {
      case "compose":
        return steps(e).stream()
            .reduce(
                (v, args) -> v,
                (before, after) -> (v, args) -> after.run(before.run(v, args), args));
      case "script":
        List<Script> steps = steps(e);
        AtomicInteger calls = new AtomicInteger();
        return (v, args) ->
            steps.get(Math.min(calls.getAndIncrement(), steps.size() - 1)).run(v, args);
      case "after":
        long milliseconds = Values.integer(field(e, "ms"));
        Script then = read(field(e, "then"));
        return (v, args) -> {
          delay.pass(milliseconds);
          return then.run(v, args);
        };
      case "pair":
        Script first = read(field(e, "first"));
        Script second = read(field(e, "second"));
        return (v, args) -> Json.of(List.of(first.run(v, args), second.run(v, args)));
      case "table":
        return table(e);
      default:
        throw new IllegalArgumentException("no handler operation '" + text(e, "do") + "'");
    }
  }

  private Script table(Json.Obj e) {
    List<Row> rows = Values.items(field(e, "rows")).stream()
        .map(row -> (Json.Obj) row)
        .map(row -> new Row(CanonicalJson.text(field(row, "in")), read(field(row, "then"))))
        .toList();
    Script otherwise = read(field(e, "else"));
    return (v, args) -> {
      String text = CanonicalJson.text(v);
      Optional<Row> row = rows.stream().filter(r -> r.in().equals(text)).findFirst();
      return row.map(Row::then).orElse(otherwise).run(v, args);
    };
  }

  private List<Script> steps(Json.Obj e) {
    return Values.items(field(e, "steps")).stream().map(this::read).toList();
  }

  private static Json field(Json.Obj e, String name) {
    return e.get(name)
        .orElseThrow(
            () -> new IllegalArgumentException("no '" + name + "' in " + CanonicalJson.text(e)));
  }

  private static String text(Json.Obj e, String name) {
    if (field(e, name) instanceof Json.Text text) {
      return text.value();
    }
    throw new IllegalArgumentException("'" + name + "' must be a text in " + CanonicalJson.text(e));
  }
}

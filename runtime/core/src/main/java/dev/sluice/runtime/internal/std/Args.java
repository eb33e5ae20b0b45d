package dev.sluice.runtime.internal.std;

import dev.sluice.ir.Json;
import dev.sluice.ir.std.PureFailure;
import dev.sluice.ir.std.PureFailure.Kind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The static arguments of one standard pure; every name it does not know is refused. */
final class Args {

  private final String pure;
  private final Map<String, Json> members;

  Args(String pure, Optional<Json.Obj> args, Set<String> required, Set<String> optional) {
    this.pure = pure;
    this.members = args.map(Json.Obj::members).orElse(Map.of());
    for (String name : new TreeSet<>(members.keySet())) {
      if (!required.contains(name) && !optional.contains(name)) {
        throw bad("has no argument '" + name + "'");
      }
    }
    for (String name : new TreeSet<>(required)) {
      if (!members.containsKey(name)) {
        throw bad("needs the argument '" + name + "'");
      }
    }
  }

  Json value(String name) {
    return Objects.requireNonNull(members.get(name), name);
  }

  Optional<Json> optional(String name) {
    return Optional.ofNullable(members.get(name)).filter(value -> !(value instanceof Json.Null));
  }

  String text(String name) {
    return text(value(name), name);
  }

  Map<String, Json> object(String name) {
    if (value(name) instanceof Json.Obj object) {
      return object.members();
    }
    throw bad("needs an object for '" + name + "'");
  }

  List<Json> list(String name) {
    return list(value(name), name);
  }

  List<Json> list(Json value, String name) {
    if (value instanceof Json.Arr array) {
      return array.items();
    }
    throw bad("needs a list for '" + name + "'");
  }

  List<String> texts(String name) {
    return list(name).stream().map(item -> text(item, name)).toList();
  }

  Map<String, Constant> constants(String name) {
    Map<String, Constant> constants = new LinkedHashMap<>();
    object(name).forEach((key, value) -> constants.put(key, new Constant(value)));
    return constants;
  }

  String text(Json value, String what) {
    if (value instanceof Json.Text text) {
      return text.value();
    }
    throw bad("needs a string for '" + what + "'");
  }

  PureFailure bad(String message) {
    return new PureFailure(Kind.BAD_ARGUMENT, pure + " " + message);
  }
}

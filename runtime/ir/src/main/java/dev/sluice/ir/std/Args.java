package dev.sluice.ir.std;

import dev.sluice.ir.CodePoints;
import dev.sluice.ir.Json;
import dev.sluice.ir.std.PureFailure.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The static arguments of one pure; every name it does not know is refused. */
final class Args {

  private final String pure;
  private final Json.Obj members;

  Args(String pure, Optional<Json.Obj> members, Set<String> required, Set<String> optional) {
    this.pure = pure;
    this.members = members.orElse(Json.Obj.EMPTY);
    List<String> names = new ArrayList<>(this.members.members().keySet());
    names.sort(CodePoints.ORDER);
    for (String name : names) {
      if (!required.contains(name) && !optional.contains(name)) {
        throw new PureFailure(Kind.BAD_ARGUMENT, pure + " has no argument '" + name + "'");
      }
    }
    for (String name : required.stream().sorted().toList()) {
      if (!this.members.members().containsKey(name)) {
        throw new PureFailure(Kind.BAD_ARGUMENT, pure + " needs the argument '" + name + "'");
      }
    }
  }

  /** A required argument. */
  Json value(String name) {
    return optional(name).orElseThrow();
  }

  Optional<Json> optional(String name) {
    return members.get(name);
  }

  String text(String name) {
    return asText(value(name), name);
  }

  String asText(Json value, String what) {
    if (value instanceof Json.Text text) {
      return text.value();
    }
    throw new PureFailure(Kind.BAD_ARGUMENT, pure + " needs a string for " + what);
  }

  Json.Obj object(String name) {
    if (value(name) instanceof Json.Obj object) {
      return object;
    }
    throw new PureFailure(Kind.BAD_ARGUMENT, pure + " needs an object for '" + name + "'");
  }

  PureFailure bad(String message) {
    return new PureFailure(Kind.BAD_ARGUMENT, pure + " " + message);
  }
}

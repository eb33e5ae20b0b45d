package dev.sluice.ir.std;

import dev.sluice.ir.Json;
import dev.sluice.ir.Truthiness;
import dev.sluice.ir.std.PureFailure.Kind;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The pures that every program may use, all but {@code std.expr}, in their plain meaning on JSON values. They are part
 * of the wire vocabulary: a changed behaviour needs a new name.
 *
 * <p>An interpreter may compute them in any other way that gives the same results.
 */
public final class StdPures {

  private interface Body {
    Json apply(Json input, Args args);
  }

  private record Pure(Set<String> required, Set<String> optional, Body body) {}

  private static final Map<String, Pure> ALL = new TreeMap<>();

  static {
    ALL.put("std.merge", new Pure(Set.of(), Set.of("fields"), Records::merge));
    define("std.pluck", (input, args) -> Dynamic.item(input, args.value("key")), "key");
    define("std.init", (input, args) -> Json.Obj.of(args.text("key"), input), "key");
    define("std.assign", Records::assign, "key");
    define("std.collect", Records::collect, "fields");
    define("std.pack", Records::pack, "fields");
    define("std.unpack", Records::unpack, "fields");
    define("std.bind", Records::bind, "consts");
    define("std.record", RecordSpec::apply, "fields", "consts");
    define("std.each_pack", Records::eachPack, "items", "item", "fields", "consts");
    define("std.branch_predicate", (input, args) -> Json.of(Truthiness.of(branch(input))));
    define("std.branch_selector", (input, args) -> Json.of(Repr.key(branch(input))));
    define("std.continue_with", (input, args) -> Json.Obj.of("__continue__", input));
    define("std.rounds_remaining_note", (input, args) -> Rounds.note(input));
  }

  private StdPures() {}

  private static void define(String name, Body body, String... required) {
    ALL.put(name, new Pure(Set.of(required), Set.of(), body));
  }

  /** Sorted. */
  public static SortedSet<String> names() {
    return Collections.unmodifiableSortedSet(new TreeSet<>(ALL.keySet()));
  }

  public static boolean isDefined(String name) {
    return ALL.containsKey(name);
  }

  /** Fails with {@link PureFailure} when the pure, its arguments or its input are not as they must be. */
  public static Json apply(String name, Json input, Optional<Json.Obj> args) {
    Pure pure = ALL.get(name);
    if (pure == null) {
      throw new PureFailure(Kind.UNKNOWN_PURE, "no standard pure is called '" + name + "'");
    }
    return pure.body().apply(input, new Args(name, args, pure.required(), pure.optional()));
  }

  private static Json branch(Json input) {
    return Dynamic.item(input, "__branch__");
  }
}

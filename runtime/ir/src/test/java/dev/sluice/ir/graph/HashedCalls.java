package dev.sluice.ir.graph;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.Hashes;
import dev.sluice.ir.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Every result depends on everything that went into it, and every call is written down. */
final class HashedCalls implements Calls {

  private final List<String> writes = new ArrayList<>();
  private final List<String> calls = new ArrayList<>();

  /** Each call, with how many writes went before it; in no particular order. */
  List<String> calls() {
    return calls.stream().sorted().toList();
  }

  /** The writes in the order they were made. */
  List<String> writes() {
    return writes;
  }

  @Override
  public Json tool(String key, Json input) {
    String call = key + " " + CanonicalJson.text(input);
    calls.add(writes.size() + " " + call);
    if (key.contains("write")) {
      writes.add(call);
    }
    return key.startsWith("list") ? list(key, input) : record(key, input);
  }

  @Override
  public Json think(String reasoner, Json input) {
    calls.add(writes.size() + " " + reasoner + " " + CanonicalJson.text(input));
    return record(reasoner, input);
  }

  @Override
  public Json pure(String name, Optional<Json.Obj> args, Json input) {
    if (name.startsWith("flag.of.")) {
      return flag(((Json.Obj) input).get(name.substring("flag.of.".length())).orElseThrow());
    }
    switch (name) {
      case "flag":
        return flag(input);
      case "key":
        return key(input);
      case "t.tag", "t.sum":
        return record(name, input);
      case Std.EXPR:
        return expr(args.orElseThrow(), input);
      default:
        throw new AssertionError("no pure " + name);
    }
  }

  /** Without variables the value that flows by is not looked at. */
  private static Json expr(Json.Obj args, Json input) {
    boolean closed = args.get("vars").equals(Optional.of(Json.texts(List.of())));
    Json read = closed ? Json.NULL : input;
    String result = ((Json.Text) args.get("expr").orElseThrow()).value();
    switch (result) {
      case "BOOL":
        return flag(read);
      case "KEY":
        return key(read);
      default:
        return record(result, read);
    }
  }

  private static Json flag(Json input) {
    return Json.of(number(input) % 2 == 0);
  }

  private static Json key(Json input) {
    return Json.of(List.of("a", "b/then", "c").get(number(input) % 3));
  }

  private static Json list(String name, Json input) {
    List<Json> items = new ArrayList<>();
    for (int i = number(input) % 4; i > 0; i--) {
      items.add(record(name + i, input));
    }
    return Json.of(items);
  }

  /** One field is of this call alone, one is shared, so that the order of a merge shows. */
  private static Json.Obj record(String name, Json input) {
    Json hash =
        Json.of(Hashes.fingerprint(Json.of(List.of(Json.of(name), input))).substring(0, 8));
    return Json.Obj.of("last", hash, name, hash);
  }

  private static int number(Json input) {
    return Integer.parseInt(Hashes.fingerprint(input).substring(0, 6), 16);
  }
}

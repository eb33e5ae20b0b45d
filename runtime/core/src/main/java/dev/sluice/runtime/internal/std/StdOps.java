package dev.sluice.runtime.internal.std;

import dev.sluice.ir.CodePoints;
import dev.sluice.ir.Json;
import dev.sluice.ir.std.PureFailure;
import dev.sluice.ir.std.StdPures;
import dev.sluice.runtime.internal.std.PackOps.Entry;
import dev.sluice.runtime.internal.std.PackOps.Source;
import dev.sluice.runtime.internal.value.PlainJson;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;

/** Reads the static arguments of standard pures. */
public final class StdOps {

  private StdOps() {}

  /** Empty when no standard pure has that name. {@code std.expr} is not one of these. */
  public static Optional<StdOp> read(String name, Optional<Json.Obj> args) {
    if (!StdPures.isDefined(name)) {
      return Optional.empty();
    }
    try {
      return Optional.of(parse(name, args));
    } catch (PureFailure e) {
      return Optional.of(new FlowOps.Refused(e.kind(), String.valueOf(e.getMessage())));
    }
  }

  private static StdOp parse(String name, Optional<Json.Obj> members) {
    Set<String> optional = name.equals("std.merge") ? Set.of("fields") : Set.of();
    Args args = new Args(name, members, required(name), optional);
    return switch (name) {
      case "std.pluck" -> new EnvOps.Pluck(PlainJson.toJava(args.value("key")));
      case "std.init" -> new EnvOps.Init(args.text("key"));
      case "std.assign" -> new EnvOps.Assign(args.text("key"));
      case "std.collect" -> new EnvOps.Collect(args.texts("fields"));
      case "std.merge" ->
        new EnvOps.Merge(args.optional("fields").map(fields -> plain(args.list(fields, "fields"))));
      case "std.pack" -> new PackOps.Pack(sources(args));
      case "std.unpack" -> new PackOps.Unpack(plain(args.object("fields")));
      case "std.bind" -> new PackOps.Bind(args.constants("consts"));
      case "std.record" -> record(args);
      case "std.each_pack" ->
        new PackOps.EachPack(
            PlainJson.toJava(args.value("items")),
            args.text("item"),
            plain(args.object("fields")),
            sorted(args.constants("consts")));
      case "std.branch_predicate" -> new FlowOps.BranchPredicate();
      case "std.branch_selector" -> new FlowOps.BranchSelector();
      case "std.continue_with" -> new FlowOps.ContinueWith();
      case "std.rounds_remaining_note" -> new FlowOps.RoundsNote();
      default -> new FlowOps.Refused(PureFailure.Kind.UNKNOWN_PURE, "'" + name + "' is not built");
    };
  }

  private static Set<String> required(String name) {
    return switch (name) {
      case "std.pluck", "std.init", "std.assign" -> Set.of("key");
      case "std.collect", "std.pack", "std.unpack" -> Set.of("fields");
      case "std.bind" -> Set.of("consts");
      case "std.record" -> Set.of("fields", "consts");
      case "std.each_pack" -> Set.of("items", "item", "fields", "consts");
      default -> Set.of();
    };
  }

  private static List<Object> plain(List<Json> keys) {
    return keys.stream().map(PlainJson::toJava).toList();
  }

  private static Map<String, Object> plain(Map<String, Json> keys) {
    Map<String, Object> plain = new LinkedHashMap<>();
    keys.forEach((name, key) -> plain.put(name, PlainJson.toJava(key)));
    return plain;
  }

  private static Map<String, Constant> sorted(Map<String, Constant> constants) {
    Map<String, Constant> sorted = new TreeMap<>(CodePoints.ORDER);
    sorted.putAll(constants);
    return sorted;
  }

  private static Map<String, Source> sources(Args args) {
    Map<String, Source> sources = new LinkedHashMap<>();
    args.object("fields")
        .forEach((name, selector) -> sources.put(name, source(args, name, selector)));
    return sources;
  }

  private static Source source(Args args, String name, Json selector) {
    if (selector instanceof Json.Obj choice && choice.members().size() == 1) {
      if (choice.get("field").isPresent()) {
        return new Source.Field(PlainJson.toJava(choice.get("field").get()));
      }
      if (choice.get("const").isPresent()) {
        return new Source.Value(new Constant(choice.get("const").get()));
      }
      if (choice.get("input").equals(Optional.of(Json.TRUE))) {
        return new Source.Input();
      }
    }
    throw args.bad("invalid selector for field '" + name + "'");
  }

  private static StdOp record(Args args) {
    Map<String, Constant> consts = args.constants("consts");
    List<Entry> entries = new ArrayList<>();
    List<Json> specs = args.list("fields");
    for (int i = 0; i < specs.size(); i++) {
      int at = i;
      Entry entry =
          entry(specs.get(i)).orElseThrow(() -> args.bad("invalid field spec at index " + at));
      if (entry.index().isEmpty() && !consts.containsKey(entry.name())) {
        throw args.bad("has no constant '" + entry.name() + "'");
      }
      entries.add(entry);
    }
    return new PackOps.Rec(List.copyOf(entries), consts);
  }

  private static Optional<Entry> entry(Json spec) {
    if (!(spec instanceof Json.Arr pair)
        || pair.items().size() != 2
        || !(pair.items().get(0) instanceof Json.Text name)) {
      return Optional.empty();
    }
    if (pair.items().get(1) instanceof Json.Null) {
      return Optional.of(new Entry(name.value(), OptionalInt.empty()));
    }
    return pair.items().get(1) instanceof Json.Int index && isIndex(index.value())
        ? Optional.of(new Entry(name.value(), OptionalInt.of(index.value().intValue())))
        : Optional.empty();
  }

  private static boolean isIndex(BigInteger value) {
    return value.signum() >= 0 && value.bitLength() < 31;
  }
}

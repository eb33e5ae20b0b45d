package dev.sluice.runtime.internal.link;

import dev.sluice.runtime.internal.std.EnvOps;
import dev.sluice.runtime.internal.std.FlowOps;
import dev.sluice.runtime.internal.std.PackOps;
import dev.sluice.runtime.internal.std.StdOp;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Standard pures computed by the linker on values whose form it knows. Whatever is not certain to succeed is left to run
 * time, where it also fails as it must.
 */
final class Elision {

  private Elision() {}

  static Optional<Val> of(StdOp op, Val input) {
    if (op instanceof EnvOps.Init init) {
      return Optional.of(Val.Env.of(Map.of(init.key(), input)));
    }
    if (op instanceof FlowOps.ContinueWith) {
      return Optional.of(Val.Env.of(Map.of(FlowOps.ContinueWith.KEY, input)));
    }
    if (op instanceof EnvOps.Pluck pluck) {
      return field(input, pluck.key());
    }
    if (op instanceof EnvOps.Assign assign) {
      return extended(input, List.of(assign.key()));
    }
    if (op instanceof EnvOps.Collect collect) {
      return extended(input, collect.fields());
    }
    if (op instanceof EnvOps.Merge merge) {
      return merged(merge, input);
    }
    if (op instanceof PackOps.Pack pack) {
      return packed(pack, input);
    }
    if (op instanceof PackOps.Unpack unpack) {
      return fields(input, unpack.fields()).map(Val.Env::of);
    }
    if (op instanceof PackOps.Bind bind) {
      return bound(bind, input);
    }
    if (op instanceof PackOps.Rec rec) {
      return recorded(rec, input);
    }
    // Decisions are made by the instruction that branches, an each_pack needs code of its own,
    // notes are texts.
    return Optional.empty();
  }

  static Optional<Val> field(Val input, @Nullable Object key) {
    return input instanceof Val.Env env && key instanceof String name
        ? Optional.ofNullable(env.fields().get(name))
        : Optional.empty();
  }

  /** The fields in the order of their new names; empty unless all are there. */
  static Optional<Map<String, Val>> fields(Val input, Map<String, Object> sources) {
    Map<String, Val> out = new LinkedHashMap<>();
    for (Map.Entry<String, Object> source : sources.entrySet()) {
      Optional<Val> field = field(input, source.getValue());
      if (field.isEmpty()) {
        return Optional.empty();
      }
      out.put(source.getKey(), field.get());
    }
    return Optional.of(out);
  }

  /** A list of a record and one value per field, as the record with these fields set. */
  private static Optional<Val> extended(Val input, List<String> fields) {
    if (!(input instanceof Val.Lst list)
        || list.items().size() != fields.size() + 1
        || !(list.items().get(0) instanceof Val.Env env)) {
      return Optional.empty();
    }
    Map<String, Val> out = new LinkedHashMap<>(env.fields());
    for (int i = 0; i < fields.size(); i++) {
      out.put(fields.get(i), list.items().get(i + 1));
    }
    return Optional.of(Val.Env.of(out));
  }

  private static Optional<Val> merged(EnvOps.Merge merge, Val input) {
    List<Val> parts = new ArrayList<>();
    if (merge.fields().isPresent()) {
      for (Object field : merge.fields().get()) {
        Optional<Val> part = field(input, field);
        if (part.isEmpty()) {
          return Optional.empty();
        }
        parts.add(part.get());
      }
    } else if (input instanceof Val.Lst list && list.items().size() == 2) {
      parts.addAll(list.items());
    } else {
      return Optional.empty();
    }
    Map<String, Val> out = new LinkedHashMap<>();
    for (Val part : parts) {
      if (!(part instanceof Val.Env env)) {
        return Optional.empty();
      }
      out.putAll(env.fields());
    }
    return Optional.of(Val.Env.of(out));
  }

  private static Optional<Val> packed(PackOps.Pack pack, Val input) {
    Map<String, Val> out = new LinkedHashMap<>();
    for (Map.Entry<String, PackOps.Source> field : pack.fields().entrySet()) {
      PackOps.Source source = field.getValue();
      if (source instanceof PackOps.Source.Field from) {
        Optional<Val> value = field(input, from.key());
        if (value.isEmpty()) {
          return Optional.empty();
        }
        out.put(field.getKey(), value.get());
      } else if (source instanceof PackOps.Source.Value value) {
        out.put(field.getKey(), new Val.Const(value.constant()));
      } else {
        out.put(field.getKey(), input);
      }
    }
    return Optional.of(Val.Env.of(out));
  }

  private static Optional<Val> bound(PackOps.Bind bind, Val input) {
    if (!(input instanceof Val.Env env)
        || bind.consts().keySet().stream().anyMatch(env.fields()::containsKey)) {
      return Optional.empty();
    }
    Map<String, Val> out = new LinkedHashMap<>(env.fields());
    bind.consts().forEach((name, constant) -> out.put(name, new Val.Const(constant)));
    return Optional.of(Val.Env.of(out));
  }

  private static Optional<Val> recorded(PackOps.Rec rec, Val input) {
    int values = rec.values();
    List<Val> items = List.of(input);
    if (values > 1) {
      if (!(input instanceof Val.Lst list) || list.items().size() != values) {
        return Optional.empty();
      }
      items = list.items();
    }
    Map<String, Val> out = new LinkedHashMap<>();
    for (PackOps.Entry entry : rec.entries()) {
      out.put(
          entry.name(),
          entry.index().isPresent()
              ? items.get(entry.index().getAsInt())
              : new Val.Const(rec.constant(entry.name())));
    }
    return Optional.of(Val.Env.of(out));
  }
}

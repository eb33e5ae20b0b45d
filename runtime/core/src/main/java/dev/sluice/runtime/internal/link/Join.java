package dev.sluice.runtime.internal.link;

import dev.sluice.runtime.internal.exec.Site;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes one value of what the arms of a choice end with. Objects with the same fields stay taken apart; whatever differs
 * gets a slot that each arm fills at its end.
 */
final class Join {

  private final Scope scope;
  private final Site site;
  private final List<Code> arms;

  Join(Scope scope, Site site, List<Code> arms) {
    this.scope = scope;
    this.site = site;
    this.arms = arms;
  }

  /** @param values one per arm */
  Val join(List<Val> values) {
    // A slot filled at the end of an arm must not be one that the arm still reads for the next.
    values.forEach(scope::pin);
    List<Val> filled = new ArrayList<>();
    Val joined = join(values, filled);
    filled.forEach(scope::unpin);
    values.forEach(scope::unpin);
    return joined;
  }

  private Val join(List<Val> values, List<Val> filled) {
    Val first = values.get(0);
    if (first instanceof Val.Slot && values.stream().allMatch(first::equals)) {
      return first;
    }
    if (first instanceof Val.Env env && values.stream().allMatch(value -> hasFields(value, env))) {
      Map<String, Val> fields = new LinkedHashMap<>();
      env.fields()
          .keySet()
          .forEach(name -> fields.put(
              name,
              join(
                  values.stream()
                      .map(value -> ((Val.Env) value).fields().get(name))
                      .toList(),
                  filled)));
      return Val.Env.of(fields);
    }
    if (first instanceof Val.Lst list && values.stream().allMatch(value -> hasItems(value, list))) {
      List<Val> items = new ArrayList<>();
      for (int i = 0; i < list.items().size(); i++) {
        int index = i;
        items.add(join(
            values.stream().map(value -> ((Val.Lst) value).items().get(index)).toList(), filled));
      }
      return Val.Lst.of(items);
    }
    Val.Slot slot = scope.slot().as(commonType(values));
    scope.pin(slot);
    filled.add(slot);
    for (int arm = 0; arm < arms.size(); arm++) {
      arms.get(arm).fill(site, values.get(arm), slot);
    }
    return slot;
  }

  /** What every arm checked its value as, if that is one thing. */
  private static String commonType(List<Val> values) {
    String type = values.get(0) instanceof Val.Slot slot ? slot.type() : "";
    return values.stream()
            .allMatch(value -> value instanceof Val.Slot slot && slot.type().equals(type))
        ? type
        : "";
  }

  private static boolean hasFields(Val value, Val.Env like) {
    return value instanceof Val.Env env
        && env.fields().keySet().equals(like.fields().keySet());
  }

  private static boolean hasItems(Val value, Val.Lst like) {
    return value instanceof Val.Lst list && list.items().size() == like.items().size();
  }
}

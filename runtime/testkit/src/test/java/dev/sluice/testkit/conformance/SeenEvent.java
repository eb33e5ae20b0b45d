package dev.sluice.testkit.conformance;

import dev.sluice.ir.Hashes;
import dev.sluice.ir.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * An event of a run, whoever ran it.
 *
 * @param type {@code Planned}, {@code Did} or {@code Failed}
 * @param value of a {@code Did}
 * @param error of a {@code Failed}: {@code framework-error} or {@code host-error}
 */
public record SeenEvent(
    String type,
    String activation,
    String node,
    List<Cause> causes,
    Optional<String> shape,
    Optional<Json> value,
    OptionalDouble cost,
    Json.Obj attrs,
    Optional<String> error) {

  record Cause(String type, String activation, String node) {}

  /** Events with ids, activation numbers and times counted from the start, as the reference records them. */
  static List<Json> numbered(List<SeenEvent> events) {
    Map<String, String> numbers = new LinkedHashMap<>();
    Map<Cause, String> ids = new LinkedHashMap<>();
    List<Json> records = new ArrayList<>();
    for (SeenEvent event : events) {
      String number = numbers.computeIfAbsent(
          event.activation(), id -> event.node() + "@" + (numbers.size() + 1));
      List<String> causes = event.causes().stream().map(ids::get).toList();
      Map<String, Json> record = new LinkedHashMap<>(event.details(causes));
      record.put("eventId", Json.of("e" + records.size()));
      record.put("cid", Json.of(number));
      record.put("ts", Json.of(records.size()));
      ids.put(new Cause(event.type(), event.activation(), event.node()), "e" + records.size());
      records.add(new Json.Obj(record));
    }
    return records;
  }

  /** Events without ids and times, each cause as {@code node:Type}; their order has no meaning. */
  public static List<Json> unordered(List<SeenEvent> events) {
    return events.stream()
        .<Json>map(event -> new Json.Obj(event.details(event.causes().stream()
            .map(cause -> cause.node() + ":" + cause.type())
            .toList())))
        .toList();
  }

  private Map<String, Json> details(List<String> causeNames) {
    Map<String, Json> record = new LinkedHashMap<>();
    record.put("type", Json.of(type));
    record.put("node", Json.of(node));
    record.put("causes", Json.texts(causeNames));
    shape.ifPresent(name -> record.put("shape", Json.of(name)));
    value
        .filter(v -> !v.equals(Json.NULL))
        .ifPresent(v -> record.put("valueRef", Json.of(Hashes.valueRef(v))));
    cost.ifPresent(units -> record.put("cost", Json.of(units)));
    if (!attrs.members().isEmpty()) {
      record.put("attrs", attrs);
    }
    error.ifPresent(text -> record.put("error", Json.of(text)));
    return record;
  }
}

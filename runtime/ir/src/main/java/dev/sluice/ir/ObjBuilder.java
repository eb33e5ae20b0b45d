package dev.sluice.ir;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Collects the members of an object, leaving out what is absent. */
final class ObjBuilder {

  private final Map<String, Json> members = new LinkedHashMap<>();

  ObjBuilder put(String key, Json value) {
    members.put(key, value);
    return this;
  }

  ObjBuilder put(String key, String value) {
    return put(key, Json.of(value));
  }

  ObjBuilder put(String key, Optional<? extends Json> value) {
    value.ifPresent(json -> members.put(key, json));
    return this;
  }

  ObjBuilder put(String key, OptionalInt value) {
    value.ifPresent(number -> members.put(key, Json.of(number)));
    return this;
  }

  ObjBuilder putText(String key, Optional<String> value) {
    return put(key, value.map(Json::of));
  }

  /** Flags are written only when they are set. */
  ObjBuilder putFlag(String key, boolean value) {
    if (value) {
      members.put(key, Json.TRUE);
    }
    return this;
  }

  boolean isEmpty() {
    return members.isEmpty();
  }

  Json.Obj build() {
    return new Json.Obj(members);
  }
}

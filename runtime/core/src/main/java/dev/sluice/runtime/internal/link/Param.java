package dev.sluice.runtime.internal.link;

import dev.sluice.ir.Json;
import dev.sluice.runtime.internal.exec.Values;
import dev.sluice.runtime.internal.value.PlainJson;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * A parameter of something that is called.
 *
 * @param type text of its boundary type; empty when any value will do
 * @param copy checks a value for the other side and copies what could be changed
 * @param constant reads a value written in the program
 */
public record Param(
    String name, String type, UnaryOperator<Object> copy, Function<Json, Object> constant) {

  /** The copy for a value of which the linker knows where it comes from: none when it was copied as this type before. */
  UnaryOperator<Object> copyOf(Val value) {
    return value instanceof Val.Slot slot && !type.isEmpty() && slot.type().equals(type)
        ? Values.AS_IS
        : copy;
  }

  /** A parameter that takes any value as it is. */
  public static Param plain(String name) {
    return new Param(name, "", Values.AS_IS, PlainJson::toJava);
  }
}

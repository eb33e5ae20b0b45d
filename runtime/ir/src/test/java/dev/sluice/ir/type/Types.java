package dev.sluice.ir.type;

import dev.sluice.ir.type.TypeDefinition.Component;
import dev.sluice.ir.type.TypeDefinition.EnumType;
import dev.sluice.ir.type.TypeDefinition.RecordType;
import dev.sluice.ir.type.TypeDefinition.SealedType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Short forms for tests. */
final class Types {

  private Types() {}

  static EnumType enumType(String name, String... constants) {
    return new EnumType(name, List.of(constants));
  }

  /** Components are given as type and name in turn. */
  static RecordType record(String name, List<String> parameters, String... typesAndNames) {
    List<Component> components = new ArrayList<>();
    for (int i = 0; i < typesAndNames.length; i += 2) {
      components.add(
          new Component(typesAndNames[i + 1], TypeText.parse(typesAndNames[i]), Optional.empty()));
    }
    return new RecordType(name, parameters, components, Optional.empty());
  }

  /** A sealed interface with the property {@code type} and the records' simple names. */
  static SealedType sealed(String name, String... records) {
    SortedMap<String, String> byValue = new TreeMap<>();
    for (String record : records) {
      byValue.put(record.substring(record.lastIndexOf('.') + 1), record);
    }
    return new SealedType(name, "type", byValue, Optional.empty());
  }

  static RecordType record(String name, String... typesAndNames) {
    return record(name, List.of(), typesAndNames);
  }
}

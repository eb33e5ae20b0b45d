package dev.sluice.ir.type;

import dev.sluice.ir.CodePoints;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** The definition of a {@link BoundaryType.Named}. */
public sealed interface TypeDefinition {

  String binaryName();

  /** @param constants in declaration order; the wire form of a value is the constant's name */
  record EnumType(String binaryName, List<String> constants) implements TypeDefinition {
    public EnumType {
      constants = List.copyOf(constants);
      distinct(binaryName, constants);
    }
  }

  /**
   * @param parameters names of type parameters, in order; component types may be a {@link BoundaryType.Named} with such
   *     a name and no arguments
   */
  record RecordType(
      String binaryName, List<String> parameters, List<Component> components, Optional<String> doc)
      implements TypeDefinition {
    public RecordType {
      parameters = List.copyOf(parameters);
      components = List.copyOf(components);
      distinct(binaryName, parameters);
      distinct(binaryName, components.stream().map(Component::name).toList());
    }
  }

  /**
   * A sealed interface all of whose implementations are records without type parameters. The wire form of a value is
   * that of its record with one property more, which says which record it is.
   *
   * @param property the name of that property; no component of the records has it
   * @param records binary names of the records by the value that the property has for them, at least one; also those
   *     that are only permitted by a sealed interface which this one permits
   */
  record SealedType(
      String binaryName, String property, SortedMap<String, String> records, Optional<String> doc)
      implements TypeDefinition {
    public SealedType {
      SortedMap<String, String> sorted = new TreeMap<>(CodePoints.ORDER);
      sorted.putAll(records);
      records = Collections.unmodifiableSortedMap(sorted);
      if (records.isEmpty()) {
        throw new IllegalArgumentException("no record is a " + binaryName);
      }
      distinct(binaryName, List.copyOf(records.values()));
    }
  }

  /** A record component; {@code doc} is the text of its {@code @Doc}, shown to models. */
  record Component(String name, BoundaryType type, Optional<String> doc) {}

  private static void distinct(String binaryName, List<String> names) {
    if (Set.copyOf(names).size() != names.size()) {
      throw new IllegalArgumentException("a name is stated twice in " + binaryName + ": " + names);
    }
  }
}

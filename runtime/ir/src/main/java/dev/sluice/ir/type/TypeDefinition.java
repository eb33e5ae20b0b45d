package dev.sluice.ir.type;

import java.util.List;
import java.util.Optional;
import java.util.Set;

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

  /** A record component; {@code doc} is the text of its {@code @Doc}, shown to models. */
  record Component(String name, BoundaryType type, Optional<String> doc) {}

  private static void distinct(String binaryName, List<String> names) {
    if (Set.copyOf(names).size() != names.size()) {
      throw new IllegalArgumentException("a name is stated twice in " + binaryName + ": " + names);
    }
  }
}

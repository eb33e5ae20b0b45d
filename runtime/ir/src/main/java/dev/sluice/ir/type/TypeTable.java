package dev.sluice.ir.type;

import dev.sluice.ir.CodePoints;
import dev.sluice.ir.IrException;
import dev.sluice.ir.Json;
import dev.sluice.ir.type.TypeDefinition.Component;
import dev.sluice.ir.type.TypeDefinition.RecordType;
import dev.sluice.ir.type.TypeDefinition.SealedType;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Definitions of records, enums and sealed interfaces by binary name, sorted by name. A table may be open: whether every name it mentions
 * is defined is checked by {@link #closure}.
 *
 * <p>JSON form, an object with one member per definition:
 *
 * <pre>{@code
 * {"demo.Box":   {"kind": "record", "parameters": ["T"], "components": [{"name": "value", "type": "T", "doc": "..."}]},
 *  "demo.Queue": {"kind": "enum", "constants": ["BILLING", "BUG"]},
 *  "demo.Shape": {"kind": "sealed", "property": "type", "records": {"Circle": "demo.Circle", "Dot": "demo.Dot"}}}
 * }</pre>
 *
 * {@code doc} is left out where there is none, {@code parameters} where the record is not generic.
 */
public final class TypeTable {

  public static final TypeTable EMPTY = new TypeTable(Collections.emptySortedMap());

  private final SortedMap<String, TypeDefinition> definitions;

  private TypeTable(SortedMap<String, TypeDefinition> definitions) {
    this.definitions = Collections.unmodifiableSortedMap(definitions);
  }

  /** @throws IllegalArgumentException if one name has two different definitions */
  public static TypeTable of(Collection<? extends TypeDefinition> definitions) {
    SortedMap<String, TypeDefinition> sorted = new TreeMap<>(CodePoints.ORDER);
    for (TypeDefinition definition : definitions) {
      TypeDefinition other = sorted.put(definition.binaryName(), definition);
      if (other != null && !other.equals(definition)) {
        throw new IllegalArgumentException("two definitions of " + definition.binaryName());
      }
    }
    return new TypeTable(sorted);
  }

  /** Strict: an unknown member, a missing one or a value of the wrong type is an {@link IrException} with its path. */
  public static TypeTable read(Json json) {
    return TypeTableJson.read(json);
  }

  public Json.Obj toJson() {
    return TypeTableJson.write(this);
  }

  public Optional<TypeDefinition> find(String binaryName) {
    return Optional.ofNullable(definitions.get(binaryName));
  }

  /** In the order of names. */
  public List<TypeDefinition> definitions() {
    return List.copyOf(definitions.values());
  }

  /**
   * The components of a record with its type arguments put in place of its parameters.
   *
   * @throws IrException {@code TYPE_UNKNOWN} if there is no such record, {@code TYPE_SHAPE} if the number of arguments
   *     differs
   */
  public List<Component> components(BoundaryType.Named type) {
    if (find(type.binaryName()).orElse(null) instanceof RecordType definition) {
      return Substitution.of(definition, type).components();
    }
    throw new IrException(
        IrException.Code.TYPE_UNKNOWN, type.text(), "no record " + type.binaryName());
  }

  /**
   * The records of a sealed interface by the value of its property, sorted.
   *
   * @throws IrException {@code TYPE_UNKNOWN} if there is no such interface
   */
  public SortedMap<String, BoundaryType.Named> variants(BoundaryType.Named type) {
    if (find(type.binaryName()).orElse(null) instanceof SealedType definition) {
      SortedMap<String, BoundaryType.Named> variants = new TreeMap<>(CodePoints.ORDER);
      definition
          .records()
          .forEach((value, name) -> variants.put(value, new BoundaryType.Named(name, List.of())));
      return variants;
    }
    throw new IrException(
        IrException.Code.TYPE_UNKNOWN, type.text(), "no sealed interface " + type.binaryName());
  }

  /**
   * Every record, enum and sealed interface that a value of the type can contain, itself included, each with concrete arguments, by its
   * text and sorted. Fails with {@code TYPE_UNKNOWN} or {@code TYPE_SHAPE} if the type has no wire form: a name without
   * definition, a wrong number of arguments, an optional directly in an optional (JSON has one {@code null}), a
   * primitive or {@code void} as an argument, a record of a sealed interface that has the interface's property as a
   * component or is generic, a generic record that contains ever larger instances of itself.
   */
  public SortedMap<String, BoundaryType.Named> closure(BoundaryType type) {
    return new TypeClosure(this).of(type).all();
  }

  /** Of the {@link #closure}, what a value can contain in its own form, not only as a record of a sealed interface. */
  SortedMap<String, BoundaryType.Named> plain(BoundaryType type) {
    return new TypeClosure(this).of(type).plain();
  }

  /** The definitions that the types reach, and no others. */
  public TypeTable reachableFrom(Collection<? extends BoundaryType> types) {
    SortedMap<String, TypeDefinition> reached = new TreeMap<>(CodePoints.ORDER);
    for (BoundaryType type : types) {
      for (BoundaryType.Named named : closure(type).values()) {
        reached.put(named.binaryName(), definitions.get(named.binaryName()));
      }
    }
    return new TypeTable(reached);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TypeTable table && table.definitions.equals(definitions);
  }

  @Override
  public int hashCode() {
    return definitions.hashCode();
  }

  @Override
  public String toString() {
    return definitions.values().toString();
  }
}

package dev.sluice.ir.type;

import dev.sluice.ir.CodePoints;
import dev.sluice.ir.IrException;
import dev.sluice.ir.type.BoundaryType.Named;
import dev.sluice.ir.type.BoundaryType.OptionalOf;
import dev.sluice.ir.type.TypeDefinition.Component;
import dev.sluice.ir.type.TypeDefinition.EnumType;
import dev.sluice.ir.type.TypeDefinition.SealedType;
import java.util.SortedMap;
import java.util.TreeMap;

/** Collects what a type reaches and refuses what has no wire form; one use per type. */
final class TypeClosure {

  private final TypeTable table;
  private final SortedMap<String, Named> reached = new TreeMap<>(CodePoints.ORDER);
  private final SortedMap<String, Named> variants = new TreeMap<>(CodePoints.ORDER);

  TypeClosure(TypeTable table) {
    this.table = table;
  }

  /**
   * @param all every name
   * @param plain those that stand for themselves; the others are records that only occur as one of a sealed interface
   */
  record Reached(SortedMap<String, Named> all, SortedMap<String, Named> plain) {}

  Reached of(BoundaryType type) {
    if (!(type instanceof BoundaryType.None)) {
      visit(type, type.text());
    }
    SortedMap<String, Named> all = new TreeMap<>(CodePoints.ORDER);
    all.putAll(variants);
    all.putAll(reached);
    return new Reached(all, reached);
  }

  private void visit(BoundaryType type, String where) {
    if (type instanceof BoundaryType.ListOf list) {
      argument(list.element(), where);
    } else if (type instanceof BoundaryType.MapOf map) {
      argument(map.value(), where);
    } else if (type instanceof OptionalOf optional) {
      refuse(optional.value() instanceof OptionalOf, where, "an Optional directly in an Optional");
      argument(optional.value(), where);
    } else if (type instanceof Named named) {
      named(named, where);
    } else {
      refuse(type instanceof BoundaryType.None, where, "void inside a type");
    }
  }

  private void argument(BoundaryType type, String where) {
    refuse(type instanceof BoundaryType.Primitive, where, "a primitive as a type argument");
    visit(type, where);
  }

  private void named(Named type, String where) {
    refuse(
        depth(type) > TypeText.MAX_DEPTH,
        where,
        "a generic record that contains ever larger instances of itself");
    if (reached.putIfAbsent(type.text(), type) != null) {
      return;
    }
    TypeDefinition definition = table
        .find(type.binaryName())
        .orElseThrow(() -> new IrException(
            IrException.Code.TYPE_UNKNOWN, where, "no definition of " + type.binaryName()));
    type.arguments().forEach(argument -> argument(argument, where));
    if (definition instanceof EnumType) {
      refuse(!type.arguments().isEmpty(), where, "an enum with type arguments");
      return;
    }
    if (definition instanceof SealedType sealed) {
      refuse(!type.arguments().isEmpty(), where, "a sealed interface with type arguments");
      table.variants(type).values().forEach(variant -> variant(variant, sealed));
      return;
    }
    components(type);
  }

  private void variant(Named record, SealedType sealed) {
    String where = sealed.binaryName() + ", " + record.text();
    for (Component component : table.components(record)) {
      refuse(
          component.name().equals(sealed.property()),
          where,
          "a component named as the property that tells the records apart");
    }
    if (variants.putIfAbsent(record.text(), record) == null) {
      components(record);
    }
  }

  private void components(Named type) {
    for (Component component : table.components(type)) {
      visit(component.type(), type.text() + "." + component.name());
    }
  }

  private static int depth(BoundaryType type) {
    if (type instanceof BoundaryType.ListOf list) {
      return 1 + depth(list.element());
    } else if (type instanceof BoundaryType.MapOf map) {
      return 1 + depth(map.value());
    } else if (type instanceof OptionalOf optional) {
      return 1 + depth(optional.value());
    } else if (type instanceof Named named) {
      return 1 + named.arguments().stream().mapToInt(TypeClosure::depth).max().orElse(0);
    }
    return 0;
  }

  private static void refuse(boolean broken, String where, String what) {
    if (broken) {
      throw new IrException(IrException.Code.TYPE_SHAPE, where, what + " has no wire form");
    }
  }
}

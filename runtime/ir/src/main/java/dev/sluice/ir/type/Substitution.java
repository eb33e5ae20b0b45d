package dev.sluice.ir.type;

import dev.sluice.ir.IrException;
import dev.sluice.ir.type.TypeDefinition.Component;
import dev.sluice.ir.type.TypeDefinition.RecordType;
import java.util.List;

/** A record's type arguments in place of its parameters. A parameter hides a class of the same name, as in Java. */
record Substitution(RecordType definition, List<BoundaryType> arguments) {

  static Substitution of(RecordType definition, BoundaryType.Named use) {
    if (definition.parameters().size() != use.arguments().size()) {
      throw new IrException(
          IrException.Code.TYPE_SHAPE,
          use.text(),
          definition.binaryName() + " has " + definition.parameters().size()
              + " type parameters, not " + use.arguments().size());
    }
    return new Substitution(definition, use.arguments());
  }

  List<Component> components() {
    return definition.components().stream()
        .map(component -> new Component(component.name(), apply(component.type()), component.doc()))
        .toList();
  }

  private BoundaryType apply(BoundaryType type) {
    if (type instanceof BoundaryType.ListOf list) {
      return new BoundaryType.ListOf(apply(list.element()));
    } else if (type instanceof BoundaryType.MapOf map) {
      return new BoundaryType.MapOf(apply(map.value()));
    } else if (type instanceof BoundaryType.OptionalOf optional) {
      return new BoundaryType.OptionalOf(apply(optional.value()));
    } else if (type instanceof BoundaryType.Named named) {
      int parameter = definition.parameters().indexOf(named.binaryName());
      return parameter >= 0
          ? arguments.get(parameter)
          : new BoundaryType.Named(
              named.binaryName(), named.arguments().stream().map(this::apply).toList());
    }
    return type;
  }
}

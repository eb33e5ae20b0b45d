package dev.sluice.runtime.internal.link;

import dev.sluice.ir.Json;
import dev.sluice.ir.type.BoundaryType;
import dev.sluice.ir.type.BoundaryType.Scalar;
import dev.sluice.ir.type.JsonSchemas;
import dev.sluice.ir.type.TypeDefinition;
import dev.sluice.ir.type.TypeDefinition.SealedType;
import dev.sluice.ir.type.TypeTable;
import dev.sluice.runtime.internal.exec.Values;
import dev.sluice.runtime.internal.value.Binding;
import dev.sluice.runtime.internal.value.Bindings;
import dev.sluice.runtime.internal.value.TypeAccess;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Checks and copies of the values of one deployment. */
final class BoundaryValues {

  private final TypeTable types;
  private final Bindings bindings;

  BoundaryValues(TypeTable types, TypeAccess access) {
    this.types = types;
    this.bindings = Bindings.of(types, access);
  }

  Binding binding(BoundaryType type) {
    return bindings.binding(type);
  }

  /** The copy of a value; {@link Values#AS_IS} where Java itself leaves nothing to check and nothing to change. */
  UnaryOperator<Object> copy(BoundaryType type) {
    Binding binding = bindings.binding(type);
    return isSettled(type, new HashSet<>()) ? Values.AS_IS : binding::copy;
  }

  /** The check of a value from outside: Java lets callers of generic code pass anything. */
  UnaryOperator<Object> check(BoundaryType type) {
    return bindings.binding(type)::copy;
  }

  List<Param> params(Map<String, BoundaryType> declared) {
    List<Param> params = new ArrayList<>();
    declared.forEach((name, type) ->
        params.add(new Param(name, type.text(), copy(type), binding(type)::decode)));
    return params;
  }

  Json schema(BoundaryType type) {
    return JsonSchemas.of(type, types);
  }

  /** Records around only such values are such values; a record that contains itself is followed by its binding. */
  private boolean isSettled(BoundaryType type, Set<String> around) {
    if (type instanceof BoundaryType.Primitive primitive) {
      return isWhole(primitive.scalar());
    }
    if (type instanceof BoundaryType.Box box) {
      return isWhole(box.scalar());
    }
    if (!(type instanceof BoundaryType.Named named)) {
      return type instanceof BoundaryType.Text;
    }
    if (types.find(named.binaryName()).orElse(null) instanceof TypeDefinition.EnumType) {
      return true;
    }
    if (!around.add(named.text())) {
      return false;
    }
    boolean settled = types.find(named.binaryName()).orElse(null) instanceof SealedType
        ? types.variants(named).values().stream().allMatch(record -> isSettled(record, around))
        : types.components(named).stream().allMatch(part -> isSettled(part.type(), around));
    around.remove(named.text());
    return settled;
  }

  /** NaN and the infinities have no JSON form. */
  private static boolean isWhole(Scalar scalar) {
    return scalar != Scalar.FLOAT && scalar != Scalar.DOUBLE;
  }
}

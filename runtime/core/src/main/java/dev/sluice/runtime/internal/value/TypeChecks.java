package dev.sluice.runtime.internal.value;

import dev.sluice.ir.type.BoundaryType;
import dev.sluice.ir.type.BoundaryType.Scalar;
import dev.sluice.ir.type.TypeDefinition.Component;
import dev.sluice.ir.type.TypeDefinition.RecordType;
import dev.sluice.ir.type.TypeDefinition.SealedType;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Whether a record class or sealed interface still is the one that a flow was compiled against. */
final class TypeChecks {

  private TypeChecks() {}

  static void record(RecordType definition, TypeAccess access) {
    List<RecordComponent> found = access.componentsOf(definition.binaryName());
    List<String> expected =
        definition.components().stream().map(Component::name).toList();
    List<String> names = found.stream().map(RecordComponent::getName).toList();
    if (!names.equals(expected)) {
      throw TypeAccess.changed(definition.binaryName() + " has the components " + names
          + ", the flow was compiled against " + expected);
    }
    for (int i = 0; i < found.size(); i++) {
      Component component = definition.components().get(i);
      Class<?> type = found.get(i).getType();
      if (!isParameter(component.type(), definition) && !fits(component.type(), type)) {
        throw TypeAccess.changed(
            definition.binaryName() + "." + component.name() + " is a " + type.getName()
                + ", the flow was compiled against " + component.type().text());
      }
    }
  }

  static void sealed(SealedType definition, TypeAccess access) {
    SortedSet<String> found = new TreeSet<>();
    records(access.find(definition.binaryName()), found);
    SortedSet<String> expected = new TreeSet<>(definition.records().values());
    if (!found.equals(expected)) {
      throw TypeAccess.changed(definition.binaryName() + " permits the records " + found
          + ", the flow was compiled against " + expected);
    }
  }

  /** Adds the names of the classes that a value may have. */
  private static void records(Class<?> type, SortedSet<String> names) {
    Class<?>[] permitted = type.getPermittedSubclasses();
    if (permitted == null) {
      names.add(type.getName());
      return;
    }
    for (Class<?> inner : permitted) {
      records(inner, names);
    }
  }

  private static boolean isParameter(BoundaryType type, RecordType definition) {
    return type instanceof BoundaryType.Named named
        && definition.parameters().contains(named.binaryName());
  }

  private static boolean fits(BoundaryType expected, Class<?> type) {
    if (expected instanceof BoundaryType.Primitive primitive) {
      return type.isPrimitive() && type.getName().equals(primitive.scalar().primitive());
    } else if (expected instanceof BoundaryType.Box box) {
      return box(box.scalar(), type);
    } else if (expected instanceof BoundaryType.Text) {
      return type == String.class;
    } else if (expected instanceof BoundaryType.ListOf) {
      return type == List.class;
    } else if (expected instanceof BoundaryType.MapOf) {
      return type == Map.class;
    } else if (expected instanceof BoundaryType.OptionalOf) {
      return type == Optional.class;
    }
    return expected instanceof BoundaryType.Named named
        && type.getName().equals(named.binaryName());
  }

  private static boolean box(Scalar scalar, Class<?> type) {
    Class<?> primitive = MethodType.methodType(type).unwrap().returnType();
    return primitive != type && primitive.getName().equals(scalar.primitive());
  }
}

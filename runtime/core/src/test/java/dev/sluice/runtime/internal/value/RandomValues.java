package dev.sluice.runtime.internal.value;

import dev.sluice.ir.type.BoundaryType;
import dev.sluice.ir.type.BoundaryType.Scalar;
import dev.sluice.ir.type.TypeDefinition.Component;
import dev.sluice.ir.type.TypeDefinition.EnumType;
import dev.sluice.ir.type.TypeDefinition.SealedType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Boundary types over {@link Demo} and their values. */
final class RandomValues {

  private static final List<String> PLAIN = List.of(
      "Queue",
      "Scalars",
      "Boxes",
      "Hit",
      "Order",
      "Tree",
      "Positive",
      "Nothing",
      "Shape",
      "Round",
      "Dot",
      "Group");
  private static final List<String> TEXTS =
      List.of("", "a", "BUG", "\"\\\n", "é", "\ud83d\ude00", "$ref", "constructor");

  private final Random random;

  RandomValues(long seed) {
    this.random = new Random(seed);
  }

  BoundaryType type() {
    return random.nextInt(6) == 0 ? new BoundaryType.Primitive(scalar()) : reference(3);
  }

  private Scalar scalar() {
    return Scalar.values()[random.nextInt(Scalar.values().length)];
  }

  private BoundaryType reference(int depth) {
    switch (random.nextInt(depth == 0 ? 3 : 8)) {
      case 0:
        return new BoundaryType.Box(scalar());
      case 1:
        return new BoundaryType.Text();
      case 2, 3:
        return named(PLAIN.get(random.nextInt(PLAIN.size())), List.of());
      case 4:
        return new BoundaryType.ListOf(reference(depth - 1));
      case 5:
        return new BoundaryType.MapOf(reference(depth - 1));
      case 6:
        BoundaryType value = reference(depth - 1);
        return value instanceof BoundaryType.OptionalOf
            ? value
            : new BoundaryType.OptionalOf(value);
      default:
        return random.nextBoolean()
            ? named("Box", List.of(reference(depth - 1)))
            : named("Pair", List.of(reference(depth - 1), reference(depth - 1)));
    }
  }

  private static BoundaryType named(String name, List<BoundaryType> arguments) {
    return new BoundaryType.Named(Demo.class.getName() + "$" + name, arguments);
  }

  /** @param nulls whether references other than boxes may be null too */
  Object value(BoundaryType type, int depth, boolean nulls) {
    if (type instanceof BoundaryType.Primitive primitive) {
      return scalar(primitive.scalar());
    } else if (type instanceof BoundaryType.OptionalOf optional) {
      return random.nextInt(3) == 0
          ? Optional.empty()
          : Optional.ofNullable(value(optional.value(), depth - 1, nulls));
    } else if (type instanceof BoundaryType.Box box) {
      return random.nextInt(4) == 0 ? null : scalar(box.scalar());
    } else if (nulls && random.nextInt(5) == 0) {
      return null;
    } else if (type instanceof BoundaryType.Text) {
      return text();
    } else if (type instanceof BoundaryType.ListOf list) {
      List<Object> items = new ArrayList<>();
      for (int i = size(depth); i > 0; i--) {
        items.add(value(list.element(), depth - 1, nulls));
      }
      return items;
    } else if (type instanceof BoundaryType.MapOf map) {
      Map<String, Object> entries = random.nextBoolean() ? new LinkedHashMap<>() : new HashMap<>();
      for (int i = size(depth); i > 0; i--) {
        entries.put(text(), value(map.value(), depth - 1, nulls));
      }
      return entries;
    }
    return type instanceof BoundaryType.Named named ? named(named, depth, nulls) : null;
  }

  private Object named(BoundaryType.Named type, int depth, boolean nulls) {
    if (Demo.TABLE.find(type.binaryName()).orElseThrow() instanceof EnumType) {
      return Demo.Queue.values()[random.nextInt(Demo.Queue.values().length)];
    } else if (type.binaryName().endsWith("Positive")) {
      return new Demo.Positive(1 + random.nextInt(5));
    } else if (depth < -4 && type.binaryName().endsWith("Tree")) {
      return new Demo.Tree("leaf", List.of(), Optional.empty());
    } else if (Demo.TABLE.find(type.binaryName()).orElseThrow() instanceof SealedType) {
      List<BoundaryType.Named> records = List.copyOf(Demo.TABLE.variants(type).values());
      return named(records.get(random.nextInt(records.size())), depth, nulls);
    }
    List<Object> values = new ArrayList<>();
    for (Component component : Demo.TABLE.components(type)) {
      values.add(value(component.type(), depth - 1, nulls));
    }
    return Demo.ACCESS.constructor(type.binaryName()).make(values.toArray());
  }

  private int size(int depth) {
    return depth > 0 ? random.nextInt(4) : 0;
  }

  private Object scalar(Scalar scalar) {
    boolean edge = random.nextInt(3) == 0;
    return switch (scalar) {
      case BOOLEAN -> random.nextBoolean();
      case BYTE -> edge ? Byte.MIN_VALUE : (byte) random.nextInt();
      case SHORT -> edge ? Short.MAX_VALUE : (short) random.nextInt();
      case CHAR -> edge ? 'x' : (char) random.nextInt();
      case INT -> edge ? Integer.MIN_VALUE : random.nextInt();
      case LONG -> edge ? Long.MIN_VALUE : random.nextLong();
      case FLOAT -> edge ? (random.nextBoolean() ? -0f : Float.MAX_VALUE) : random.nextFloat();
      case DOUBLE -> edge ? (random.nextBoolean() ? -0d : Double.MIN_VALUE) : random.nextGaussian();
    };
  }

  private String text() {
    return TEXTS.get(random.nextInt(TEXTS.size()));
  }
}

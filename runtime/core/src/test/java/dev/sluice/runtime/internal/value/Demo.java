package dev.sluice.runtime.internal.value;

import dev.sluice.ir.type.BoundaryType;
import dev.sluice.ir.type.BoundaryType.Scalar;
import dev.sluice.ir.type.TypeDefinition;
import dev.sluice.ir.type.TypeDefinition.Component;
import dev.sluice.ir.type.TypeDefinition.EnumType;
import dev.sluice.ir.type.TypeDefinition.RecordType;
import dev.sluice.ir.type.TypeDefinition.SealedType;
import dev.sluice.ir.type.TypeTable;
import dev.sluice.ir.type.TypeText;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Types that cross boundaries in tests; what the processor would say of them is read from the classes. */
final class Demo {

  enum Queue {
    BILLING,
    BUG {
      @Override
      public String toString() {
        return "other text";
      }
    },
    OTHER
  }

  record Scalars(boolean z, byte b, short s, char c, int i, long l, float f, double d) {}

  record Boxes(Boolean z, Byte b, Short s, Character c, Integer i, Long l, Float f, Double d) {}

  record Hit(String ticket, Queue queue, boolean large) {}

  record Order(String id, List<Hit> hits, Map<String, Double> lines, Optional<Integer> priority) {}

  record Box<T>(T value) {}

  record Pair<A, B>(A first, List<B> second) {}

  record Tree(String name, List<Tree> children, Optional<Tree> favourite) {}

  record Positive(int value) {
    Positive {
      if (value <= 0) {
        throw new IllegalArgumentException("not positive: " + value);
      }
    }
  }

  record Nothing() {}

  sealed interface Shape permits Circle, Round, Group, Blank {}

  sealed interface Round extends Shape permits Dot, Ring {}

  record Circle(double radius) implements Shape {}

  record Dot(Queue queue) implements Round {}

  record Ring(int width, Boolean closed) implements Round {}

  record Group(List<Shape> shapes, Optional<Round> favourite, Dot dot) implements Shape {}

  record Blank() implements Shape {}

  static final TypeTable TABLE = TypeTable.of(List.of(
      define(Queue.class),
      define(Scalars.class),
      define(Boxes.class),
      define(Hit.class),
      define(Order.class),
      define(Box.class),
      define(Pair.class),
      define(Tree.class),
      define(Positive.class),
      define(Nothing.class),
      define(Circle.class),
      define(Dot.class),
      define(Ring.class),
      define(Group.class),
      define(Blank.class),
      sealed(Round.class, "type", Dot.class, Ring.class),
      sealed(
          Shape.class, "kind of", Circle.class, Dot.class, Ring.class, Group.class, Blank.class)));

  static final TypeAccess ACCESS = TypeAccess.of(MethodHandles.lookup());

  private static final Bindings BINDINGS = Bindings.of(TABLE, ACCESS);

  private Demo() {}

  /** A type text in which {@code demo.} stands for this class. */
  static BoundaryType type(String text) {
    return TypeText.parse(text.replace("demo.", Demo.class.getName() + "$"));
  }

  static Binding binding(String text) {
    return binding(type(text));
  }

  static Binding binding(BoundaryType type) {
    return BINDINGS.binding(type);
  }

  private static SealedType sealed(Class<?> type, String property, Class<?>... records) {
    SortedMap<String, String> byTag = new TreeMap<>();
    for (Class<?> record : records) {
      byTag.put(record.getSimpleName(), record.getName());
    }
    return new SealedType(type.getName(), property, byTag, Optional.empty());
  }

  private static TypeDefinition define(Class<?> type) {
    if (type.isEnum()) {
      return new EnumType(
          type.getName(),
          Arrays.stream(type.getEnumConstants())
              .map(constant -> ((Enum<?>) constant).name())
              .toList());
    }
    List<Component> components = new ArrayList<>();
    for (var component : type.getRecordComponents()) {
      components.add(
          new Component(component.getName(), of(component.getGenericType()), Optional.empty()));
    }
    return new RecordType(
        type.getName(),
        Arrays.stream(type.getTypeParameters()).map(TypeVariable::getName).toList(),
        components,
        Optional.empty());
  }

  private static BoundaryType of(Type type) {
    if (type instanceof ParameterizedType generic) {
      Type[] arguments = generic.getActualTypeArguments();
      if (generic.getRawType() == List.class) {
        return new BoundaryType.ListOf(of(arguments[0]));
      } else if (generic.getRawType() == Map.class) {
        return new BoundaryType.MapOf(of(arguments[1]));
      } else if (generic.getRawType() == Optional.class) {
        return new BoundaryType.OptionalOf(of(arguments[0]));
      }
      return new BoundaryType.Named(
          ((Class<?>) generic.getRawType()).getName(),
          Arrays.stream(arguments).map(Demo::of).toList());
    } else if (type == String.class) {
      return new BoundaryType.Text();
    }
    return of(type.getTypeName(), type);
  }

  private static BoundaryType of(String name, Type type) {
    for (Scalar scalar : Scalar.values()) {
      if (name.equals(scalar.primitive())) {
        return new BoundaryType.Primitive(scalar);
      } else if (type instanceof Class<?> box
          && MethodType.methodType(box)
              .unwrap()
              .returnType()
              .getName()
              .equals(scalar.primitive())) {
        return new BoundaryType.Box(scalar);
      }
    }
    return new BoundaryType.Named(
        type instanceof Class<?> named ? named.getName() : name, List.of());
  }
}

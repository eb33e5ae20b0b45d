package dev.sluice.runtime.internal.value;

import dev.sluice.runtime.DeploymentException;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * Records, enums and exceptions through the rights of a companion's lookup, which reaches package-private types without
 * {@code opens}. Looking up may use reflection and is done when a deployment is linked; what it returns does not.
 *
 * <p>Failures are {@link DeploymentException}s: {@code TYPE_NOT_FOUND}, {@code TYPE_NOT_ACCESSIBLE} and, when a class
 * no longer is what the flow was compiled against, {@code TYPE_CHANGED}.
 */
public final class TypeAccess {

  private static final String COMPILE_AGAIN =
      "Compile the flow again with the present version of that class.";

  private final Lookup lookup;

  private TypeAccess(Lookup lookup) {
    this.lookup = lookup;
  }

  public static TypeAccess of(Lookup lookup) {
    return new TypeAccess(lookup);
  }

  /** @param binaryName as {@link Class#getName()} gives it */
  public Class<?> find(String binaryName) {
    try {
      return lookup.findClass(binaryName);
    } catch (ClassNotFoundException | LinkageError e) {
      throw new DeploymentException(
          "TYPE_NOT_FOUND",
          "no class " + binaryName + " for " + lookup.lookupClass().getName() + ".",
          "Put the class on the path of the flow's class loader.",
          e);
    } catch (IllegalAccessException e) {
      throw inaccessible(binaryName, e);
    }
  }

  /** Reads a record component; throws {@code NullPointerException} for null. */
  public Function<Object, Object> accessor(String recordName, String component) {
    Class<?> recordClass = find(recordName);
    RecordComponent found = Arrays.stream(components(recordClass))
        .filter(candidate -> candidate.getName().equals(component))
        .findFirst()
        .orElseThrow(() -> changed(recordName + " has no component " + component));
    MethodType type = MethodType.methodType(found.getType());
    try {
      return function(lookup.findVirtual(recordClass, component, type), recordClass);
    } catch (ReflectiveOperationException e) {
      throw inaccessible(recordName, e);
    }
  }

  /** The canonical constructor. */
  public RecordMaker constructor(String recordName) {
    Class<?> recordClass = find(recordName);
    Class<?>[] types = Arrays.stream(components(recordClass))
        .map(RecordComponent::getType)
        .toArray(Class<?>[]::new);
    return maker(recordClass, types);
  }

  /** A constructor of an exception class, by the types of its parameters: names of classes or Java keywords. */
  public RecordMaker throwable(String className, List<String> parameters) {
    Class<?> type = find(className);
    if (!Throwable.class.isAssignableFrom(type)) {
      throw changed(className + " is no exception");
    }
    return maker(type, parameters.stream().map(this::parameter).toArray(Class<?>[]::new));
  }

  private Class<?> parameter(String name) {
    return switch (name) {
      case "boolean" -> boolean.class;
      case "byte" -> byte.class;
      case "short" -> short.class;
      case "char" -> char.class;
      case "int" -> int.class;
      case "long" -> long.class;
      case "float" -> float.class;
      case "double" -> double.class;
      default -> find(name);
    };
  }

  private RecordMaker maker(Class<?> type, Class<?>[] types) {
    try {
      MethodHandle handle = lookup
          .findConstructor(type, MethodType.methodType(void.class, types))
          .asType(MethodType.genericMethodType(types.length))
          .asSpreader(Object[].class, types.length);
      return values -> {
        try {
          return (Object) handle.invokeExact(values);
        } catch (Throwable e) {
          throw Sneaky.rethrow(e);
        }
      };
    } catch (NoSuchMethodException e) {
      throw changed(type.getName() + " has no constructor of " + Arrays.toString(types));
    } catch (ReflectiveOperationException e) {
      throw inaccessible(type.getName(), e);
    }
  }

  /** Names and erased types of the components in order. */
  List<RecordComponent> componentsOf(String recordName) {
    return List.of(components(find(recordName)));
  }

  /** The constants of an enum in order; their classes may be subclasses of it. */
  public List<Object> enumConstants(String enumName) {
    Object[] constants = find(enumName).getEnumConstants();
    if (constants == null) {
      throw changed(enumName + " is not an enum");
    }
    return List.of(constants);
  }

  public Object enumConstant(String enumName, String constant) {
    return enumConstants(enumName).stream()
        .filter(candidate -> ((Enum<?>) candidate).name().equals(constant))
        .findFirst()
        .orElseThrow(() -> changed(enumName + " has no constant " + constant));
  }

  private static RecordComponent[] components(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    if (components == null) {
      throw changed(type.getName() + " is not a record");
    }
    return components;
  }

  /** A class that calls the handle directly, as a lambda would; the lookup decides where it is defined. */
  @SuppressWarnings("unchecked")
  private Function<Object, Object> function(MethodHandle handle, Class<?> argument) {
    MethodType generic = MethodType.genericMethodType(1);
    if (!lookup.hasFullPrivilegeAccess()) {
      return throughHandle(handle.asType(generic));
    }
    MethodType exact =
        MethodType.methodType(handle.type().returnType(), argument).wrap();
    try {
      MethodType factory = MethodType.methodType(Function.class);
      return (Function<Object, Object>)
          LambdaMetafactory.metafactory(lookup, "apply", factory, generic, handle, exact)
              .getTarget()
              .invoke();
    } catch (Throwable e) {
      throw Sneaky.rethrow(e);
    }
  }

  private static Function<Object, Object> throughHandle(MethodHandle handle) {
    return value -> {
      try {
        return (Object) handle.invokeExact(value);
      } catch (Throwable e) {
        throw Sneaky.rethrow(e);
      }
    };
  }

  static DeploymentException changed(String problem) {
    return new DeploymentException("TYPE_CHANGED", problem + ".", COMPILE_AGAIN);
  }

  private DeploymentException inaccessible(String name, ReflectiveOperationException cause) {
    return new DeploymentException(
        "TYPE_NOT_ACCESSIBLE",
        lookup.lookupClass().getName() + " may not use " + name + ".",
        "Make the class public and export its package, or put it into the package of the flow's class, not private.",
        cause);
  }
}

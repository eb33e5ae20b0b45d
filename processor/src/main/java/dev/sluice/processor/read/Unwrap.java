package dev.sluice.processor.read;

import java.lang.reflect.Field;
import java.lang.reflect.Proxy;
import java.util.Optional;
import javax.annotation.processing.ProcessingEnvironment;

/**
 * Finds javac's own environment behind the wrappers of build tools: IntelliJ's proxies, which know how to unwrap
 * themselves, and Gradle's recording environment, which holds it in a field.
 */
final class Unwrap {

  private static final String JAVAC = "com.sun.tools.javac.processing.JavacProcessingEnvironment";
  private static final String INTELLIJ = "org.jetbrains.jps.javac.APIWrappers";
  private static final int LAYERS = 4;

  private Unwrap() {}

  /** Absent when the compiler is not javac, or hidden in a way nobody has told us of. */
  static Optional<ProcessingEnvironment> javac(ProcessingEnvironment environment) {
    ProcessingEnvironment layer = environment;
    for (int i = 0; i <= LAYERS; i++) {
      if (layer.getClass().getName().equals(JAVAC)) {
        return Optional.of(layer);
      }
      Optional<ProcessingEnvironment> inner = byIntellij(layer).or(new Fields(layer)::delegate);
      if (inner.isEmpty()) {
        return Optional.empty();
      }
      layer = inner.get();
    }
    return Optional.empty();
  }

  private static Optional<ProcessingEnvironment> byIntellij(ProcessingEnvironment layer) {
    try {
      Class<?> wrappers = Class.forName(INTELLIJ, false, layer.getClass().getClassLoader());
      Object inner = wrappers
          .getDeclaredMethod("unwrap", Class.class, Object.class)
          .invoke(null, ProcessingEnvironment.class, layer);
      return inner == layer ? Optional.empty() : Optional.ofNullable((ProcessingEnvironment) inner);
    } catch (ReflectiveOperationException | LinkageError | RuntimeException notIntellij) {
      // Every failure means the same: this wrapper is not IntelliJ's.
      return Optional.empty();
    }
  }

  /** A wrapper keeps what it wraps in a field, in the handler's field if it is a proxy. */
  private record Fields(Object wrapper) {

    Optional<ProcessingEnvironment> delegate() {
      Object holder =
          Proxy.isProxyClass(wrapper.getClass()) ? Proxy.getInvocationHandler(wrapper) : wrapper;
      for (Class<?> type = holder.getClass(); type != null; type = type.getSuperclass()) {
        for (Field field : type.getDeclaredFields()) {
          Optional<ProcessingEnvironment> found = read(field, holder);
          if (found.isPresent()) {
            return found;
          }
        }
      }
      return Optional.empty();
    }

    private Optional<ProcessingEnvironment> read(Field field, Object holder) {
      try {
        field.setAccessible(true);
        return field.get(holder) instanceof ProcessingEnvironment inner && inner != wrapper
            ? Optional.of(inner)
            : Optional.empty();
      } catch (IllegalAccessException | RuntimeException closed) {
        // A field we may not read is a field we do not need: another one may do.
        return Optional.empty();
      }
    }
  }
}

package dev.sluice.samples.benchmarks.measuring;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Class paths of jars and folders that this program itself was started with. */
public final class ClassPath {

  private ClassPath() {}

  /** The places of the given classes, in order. */
  public static String of(Class<?>... classes) {
    return Arrays.stream(classes)
        .map(ClassPath::place)
        .distinct()
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** The place of a class that cannot be named in source. */
  public static String ofClass(String name) {
    try {
      return of(Class.forName(name));
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(name + " is not on the class path", e);
    }
  }

  public static String join(String... paths) {
    return String.join(File.pathSeparator, paths);
  }

  private static String place(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI())
          .toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(type + " has no place on the disk", e);
    }
  }
}

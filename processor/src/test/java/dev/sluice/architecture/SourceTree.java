package dev.sluice.architecture;

import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.LocationProvider;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The checked-out project: its main sources, and the compiled main classes of the modules built before this one. */
final class SourceTree implements LocationProvider {

  private static final List<String> MODULES =
      List.of("annotations", "runtime/ir", "runtime/core", "runtime/testkit", "processor");

  /** The folder that holds the pom of the whole project. */
  static Path root() {
    for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
      if (Files.isDirectory(folder.resolve(".mvn"))) {
        return folder;
      }
    }
    throw new IllegalStateException(
        "No folder above " + Path.of("").toAbsolutePath() + " holds .mvn");
  }

  /** Every main Java file of every module, samples included, sorted. */
  static List<Path> mainSources() {
    try (Stream<Path> files = Files.walk(root())) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> isMainSource(root().relativize(file)))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean isMainSource(Path file) {
    String path = file.toString().replace('\\', '/');
    return path.contains("src/main/java/") && !path.contains("target/");
  }

  /** Modules are read from their folders, because the class path of this module does not have all of them. */
  @Override
  public Set<Location> get(Class<?> testClass) {
    Set<Location> locations = new TreeSet<>((a, b) -> a.asURI().compareTo(b.asURI()));
    for (String module : MODULES) {
      Path classes = root().resolve(module).resolve("target/classes");
      if (!Files.isDirectory(classes)) {
        throw new IllegalStateException(
            module + " is not compiled; run: mvn test-compile in " + root());
      }
      locations.add(Location.of(classes));
    }
    return locations;
  }
}

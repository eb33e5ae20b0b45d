package dev.sluice.processor.testing;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * A folder of sources that compile, with goldens in its folder {@code expected}.
 *
 * @param folder below {@code src/test/resources}
 */
public record SourceFolder(Path folder) {

  /** The folders in a folder of test resources, sorted by name. */
  public static List<SourceFolder> in(String resources) {
    List<SourceFolder> folders = new ArrayList<>();
    try (Stream<Path> children = Files.list(GoldenFiles.resources().resolve(resources))) {
      children
          .filter(Files::isDirectory)
          .sorted()
          .forEach(child -> folders.add(new SourceFolder(child)));
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    return folders;
  }

  public String name() {
    return folder.getFileName().toString();
  }

  /** Adds all sources, in the order of their names. */
  public Compilations compilation(Path output) {
    return add(sources(), output);
  }

  /** Adds all sources in the opposite order. */
  public Compilations reversed(Path output) {
    List<Path> sources = new ArrayList<>(sources());
    Collections.reverse(sources);
    return add(sources, output);
  }

  /** The golden of a generated file. */
  public Path golden(String generated) {
    return expected().resolve(generated);
  }

  /** Goldens whose names end so. */
  public List<Path> goldens(String suffix) {
    return GoldenFiles.files(expected(), suffix);
  }

  private Compilations add(List<Path> sources, Path output) {
    Compilations compilation = Compilations.into(output);
    sources.forEach(source -> compilation.source(folder, source));
    return compilation;
  }

  private List<Path> sources() {
    return GoldenFiles.files(folder, ".java").stream()
        .filter(file -> !file.startsWith(expected()))
        .toList();
  }

  private Path expected() {
    return folder.resolve("expected");
  }
}

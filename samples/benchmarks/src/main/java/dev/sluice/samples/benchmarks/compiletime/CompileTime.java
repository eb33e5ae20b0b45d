package dev.sluice.samples.benchmarks.compiletime;

import dev.sluice.Flow;
import dev.sluice.ir.Node;
import dev.sluice.runtime.Sluice;
import dev.sluice.samples.benchmarks.measuring.Child;
import dev.sluice.samples.benchmarks.measuring.ClassPath;
import dev.sluice.samples.benchmarks.measuring.Medians;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whole runs of {@code javac}, each in a JVM of its own. */
public final class CompileTime {

  /**
   * Medians in milliseconds.
   *
   * @param flows the classes with flows, without a processor
   * @param sluice the same with ours
   * @param mappers the mappers, without a processor
   * @param mapStruct the same with MapStruct's
   */
  public record Times(int classes, double flows, double sluice, double mappers, double mapStruct) {}

  private final Path folder;
  private final String sluiceJars;
  private final String mapStructJars;
  private int compilations;

  /**
   * @param folder written to
   * @param processors its folder {@code sluice} holds the jars of our processor, {@code mapstruct} those of the other
   */
  public CompileTime(Path folder, Path processors) {
    this.folder = folder;
    this.sluiceJars = jars(processors.resolve("sluice"));
    this.mapStructJars = jars(processors.resolve("mapstruct"));
  }

  /**
   * @param classes of each kind
   * @param rounds compilations of each kind
   */
  public Times measure(int classes, int rounds) {
    delete(folder);
    Path flows = arguments("flows", Sources.flows(folder.resolve("flows"), classes));
    Path mappers = arguments("mappers", Sources.mappers(folder.resolve("mappers"), classes));
    String runtime = ClassPath.of(Flow.class, Node.class, Sluice.class);
    List<Double> medians = Medians.ofMillis(
        rounds,
        List.of(
            () -> compile(flows, runtime, "-proc:none"),
            () -> compile(flows, runtime, "-processorpath", sluiceJars),
            () -> compile(mappers, mapStructJars, "-proc:none"),
            () -> compile(mappers, mapStructJars, "-processorpath", mapStructJars)));
    delete(folder);
    return new Times(classes, medians.get(0), medians.get(1), medians.get(2), medians.get(3));
  }

  private void compile(Path arguments, String classPath, String... processing) {
    // A new folder each time: emptying an old one would be measured too.
    Path classes = folder.resolve("classes" + compilations++);
    List<String> command = new ArrayList<>(List.of(
        "--release", "17", "-encoding", "UTF-8", "-cp", classPath, "-d", classes.toString()));
    command.addAll(List.of(processing));
    command.add("@" + arguments);
    Child.javac(command.toArray(String[]::new)).run();
  }

  /** Names a thousand files, which not every command line can hold. */
  private Path arguments(String name, List<Path> sources) {
    try {
      String text = sources.stream()
          .map(source -> '"' + source.toString().replace('\\', '/') + '"')
          .collect(Collectors.joining("\n"));
      return Files.writeString(folder.resolve(name + ".txt"), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String jars(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(Path::toString)
          .filter(file -> file.endsWith(".jar"))
          .sorted()
          .collect(Collectors.joining(File.pathSeparator));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path folder) {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

package dev.sluice.processor.testing;

import dev.sluice.processor.FlowProcessor;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** One run of javac with the processor, into a folder. The text it prints is what a user would see. */
public final class Compilations {

  private final Path output;
  private final List<JavaFileObject> sources = new ArrayList<>();
  private final List<String> options = new ArrayList<>();
  private final List<Path> libraries = new ArrayList<>();
  private List<Processor> processors = List.of(new FlowProcessor());

  private Compilations(Path output) {
    this.output = output;
  }

  /** @param output an empty folder for all results */
  public static Compilations into(Path output) {
    return new Compilations(output);
  }

  /** @param file the name shown in messages, such as {@code demo/Triage.java} */
  public Compilations source(String file, String text) {
    sources.add(new TextSource(file, text));
    return this;
  }

  /** A file below {@code root}, shown without {@code root}. */
  public Compilations source(Path root, Path file) {
    return source(
        root.relativize(file).toString().replace(File.separatorChar, '/'), GoldenFiles.read(file));
  }

  public Compilations options(String... more) {
    options.addAll(Arrays.asList(more));
    return this;
  }

  /** Another folder of classes that the sources see. */
  public Compilations library(Path classes) {
    libraries.add(classes);
    return this;
  }

  public Compilations processors(Processor... instead) {
    processors = List.of(instead);
    return this;
  }

  public Result compile() {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    StringWriter printed = new StringWriter();
    try (StandardJavaFileManager files =
        javac.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      Files.createDirectories(output);
      JavaCompiler.CompilationTask task =
          javac.getTask(printed, files, null, arguments(), null, sources);
      task.setLocale(Locale.ROOT);
      if (!processors.isEmpty()) {
        task.setProcessors(processors);
      }
      boolean success = task.call();
      return new Result(success, printed.toString().replace("\r\n", "\n"), output);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<String> arguments() {
    List<String> arguments = new ArrayList<>(List.of("-d", output.toString()));
    String path = System.getProperty("java.class.path");
    if (!options.contains("--module-path")) {
      arguments.addAll(List.of(
          "-classpath",
          libraries.stream()
              .map(library -> library + File.pathSeparator)
              .collect(Collectors.joining("", "", path))));
    }
    if (processors.isEmpty()) {
      arguments.add("-proc:none");
    }
    arguments.addAll(options);
    return arguments;
  }

  /**
   * What came of it.
   *
   * @param output all that javac printed
   * @param folder classes, generated sources and resources
   */
  public record Result(boolean success, String output, Path folder) {

    /** Generated files whose names end so, by path with slashes. */
    public SortedMap<String, String> generated(String suffix) {
      SortedMap<String, String> texts = new TreeMap<>();
      for (Path file : GoldenFiles.files(folder, suffix)) {
        texts.put(
            folder.relativize(file).toString().replace(File.separatorChar, '/'),
            GoldenFiles.read(file));
      }
      return texts;
    }

    /** Each message with its line and ids. */
    public List<Message> messages() {
      return Message.parse(output);
    }
  }

  private static final class TextSource extends SimpleJavaFileObject {
    private final String text;

    private TextSource(String file, String text) {
      super(URI.create("string:///" + file), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}

package dev.sluice.processor.testing;

import static com.google.common.truth.Truth.assertWithMessage;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Files under {@code src/test/resources} that tests compare text with. {@code -Dgolden.update} writes the actual text
 * into them instead; read the difference before you keep it.
 */
public final class GoldenFiles {

  private static final boolean UPDATE = System.getProperty("golden.update") != null;

  private GoldenFiles() {}

  /** The folder of test resources, where tests may also write. */
  public static Path resources() {
    return Path.of(System.getProperty("basedir", ""))
        .toAbsolutePath()
        .resolve("src/test/resources");
  }

  /** Fails with both texts and the file's place when they differ. */
  public static void check(Path golden, String actual) {
    if (UPDATE) {
      write(golden, actual);
      return;
    }
    String expected = Files.exists(golden) ? read(golden) : "";
    assertWithMessage(
            "%s%s; rewrite it with -Dgolden.update",
            golden, Files.exists(golden) ? "" : " is missing")
        .that(actual)
        .isEqualTo(expected);
  }

  /** The text with line ends as on Unix, whatever git made of them. */
  public static String read(Path file) {
    try {
      return Files.readString(file).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Files below a folder whose names end so, sorted; none if there is no such folder. */
  public static List<Path> files(Path folder, String suffix) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> Files.isRegularFile(file) && file.toString().endsWith(suffix))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void write(Path golden, String text) {
    try {
      Files.createDirectories(golden.getParent());
      Files.writeString(golden, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

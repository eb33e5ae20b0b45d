package dev.sluice.samples.releasenotes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** {@link NotesFile} on the local disk. */
final class FileNotes implements NotesFile {

  @Override
  public String write(String path, String markdown) {
    Path file = Path.of(path).toAbsolutePath().normalize();
    try {
      Files.createDirectories(file.getParent());
      Path draft = file.resolveSibling(file.getFileName() + ".draft");
      Files.writeString(draft, markdown);
      Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException("The notes cannot be written to " + file, e);
    }
    return file.toString();
  }
}

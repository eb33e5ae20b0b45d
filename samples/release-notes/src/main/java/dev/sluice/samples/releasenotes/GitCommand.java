package dev.sluice.samples.releasenotes;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** {@link GitHistory} by the {@code git} command. */
final class GitCommand implements GitHistory {

  private static final char RECORD = '\u001e';
  private static final String FORMAT = "--pretty=format:%h%x1f%an%x1f%as%x1f%s%x1f%b%x1e";

  @Override
  public History history(String repository, String range) {
    Path folder = Path.of(repository).toAbsolutePath().normalize();
    requireHistory(folder);
    boolean shallow =
        run(folder, "rev-parse", "--is-shallow-repository").output().strip().equals("true");
    String wanted = range.isEmpty() ? defaultRange(folder) : range;
    Result log = run(folder, "log", "--no-merges", FORMAT, "--end-of-options", wanted, "--");
    if (log.status() != 0) {
      throw new HistoryException(
          "git does not know the range '" + wanted + "' in " + folder + ": " + log.error()
              + (shallow
                  ? "\nThis is a shallow clone; 'git fetch --unshallow --tags' brings the missing history."
                  : ""));
    }
    List<String> commits = new ArrayList<>();
    for (String commit : log.output().split(String.valueOf(RECORD))) {
      if (!commit.isBlank()) {
        // Not strip(): it would take the field separators with it.
        commits.add(commit.startsWith("\n") ? commit.substring(1) : commit);
      }
    }
    return new History(wanted, shallow, commits);
  }

  private static void requireHistory(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new HistoryException("There is no folder " + folder + ".");
    }
    Result top = run(folder, "rev-parse", "--show-toplevel");
    if (top.status() != 0) {
      if (top.error().contains("dubious ownership")) {
        throw new HistoryException("git refuses to read " + folder + ": " + top.error());
      }
      throw new HistoryException(
          folder + " is not a git repository, so it has no history to read."
              + " A source archive has none either: clone the repository, or name one with --repository DIR.");
    }
    Path root = Path.of(top.output().strip());
    if (!sameFolder(root, folder)) {
      throw new HistoryException(
          folder + " has no history of its own; it lies inside the repository " + root
              + ". Name that one with --repository " + root + " if you mean its history.");
    }
    if (run(folder, "rev-parse", "--verify", "--quiet", "HEAD").status() != 0) {
      throw new HistoryException("The repository " + folder + " has no commit yet.");
    }
  }

  private static boolean sameFolder(Path a, Path b) {
    try {
      return Files.isSameFile(a, b);
    } catch (IOException e) {
      throw new HistoryException("Cannot compare " + a + " with " + b + ": " + e.getMessage());
    }
  }

  private static String defaultRange(Path folder) {
    Result tag = run(folder, "describe", "--tags", "--abbrev=0");
    return tag.status() == 0 ? tag.output().strip() + "..HEAD" : "HEAD";
  }

  private record Result(int status, String output, String error) {}

  private static Result run(Path folder, String... arguments) {
    List<String> command = new ArrayList<>(List.of("git", "-C", folder.toString()));
    command.addAll(Arrays.asList(arguments));
    Process process = null;
    Path errors = null;
    try {
      // A file, not a pipe: two full pipes read one after the other would block git.
      errors = Files.createTempFile("git", ".err");
      ProcessBuilder builder = new ProcessBuilder(command).redirectError(errors.toFile());
      builder.environment().put("LC_ALL", "C");
      builder.environment().put("GIT_TERMINAL_PROMPT", "0");
      process = builder.start();
      process.getOutputStream().close();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      int status = process.waitFor();
      return new Result(
          status, output, Files.readString(errors, StandardCharsets.UTF_8).strip());
    } catch (IOException e) {
      throw new HistoryException(
          "The command 'git' cannot be run: " + e.getMessage() + ". Install git and try again.");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new HistoryException("Reading the history was interrupted.");
    } finally {
      if (process != null) {
        process.destroy();
      }
      if (errors != null) {
        delete(errors);
      }
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      file.toFile().deleteOnExit();
    }
  }
}

package dev.sluice.samples.releasenotes;

import dev.sluice.runtime.Sluice;
import dev.sluice.runtime.StepFailed;
import dev.sluice.samples.releasenotes.ReleaseNotes.Notes;
import dev.sluice.samples.releasenotes.ReleaseNotes.Request;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Writes release notes of a git repository; see {@link Arguments#USAGE}. */
public final class Main {

  private Main() {}

  /** Ends with status 0 when notes were written or there was nothing to release, 1 on failure, 2 on wrong usage. */
  public static void main(String[] arguments) {
    System.exit(run(
        List.of(arguments),
        new PrintStream(System.out, true, StandardCharsets.UTF_8),
        new PrintStream(System.err, true, StandardCharsets.UTF_8)));
  }

  static int run(List<String> arguments, PrintStream out, PrintStream err) {
    if (arguments.contains("--help")) {
      out.print(Arguments.USAGE);
      return 0;
    }
    Request request;
    try {
      request = Arguments.parse(arguments);
    } catch (IllegalArgumentException e) {
      err.println(e.getMessage());
      err.print(Arguments.USAGE);
      return 2;
    }
    StepTree steps = new StepTree(System::nanoTime);
    try (Sluice sluice = Sluice.builder()
        .bind(GitHistory.class, new GitCommand())
        .bind(NotesFile.class, new FileNotes())
        .models(new KeywordModel())
        .listener(steps)
        .build()) {
      print(sluice.run(ReleaseNotesDeployment.RELEASE_NOTES, request), out);
      out.println("Steps:");
      out.print(steps.text());
      return 0;
    } catch (StepFailed e) {
      err.println(e.getCause() instanceof HistoryException ? e.originalMessage() : e.getMessage());
      err.println("Steps:");
      err.print(steps.text());
      return 1;
    }
  }

  private static void print(Notes notes, PrintStream out) {
    if (notes.shallow()) {
      out.println(
          "This is a shallow clone: commits before its first one are not here and not in the notes."
              + " 'git fetch --unshallow --tags' brings them.");
    }
    if (notes.file().isEmpty()) {
      out.println("There is nothing to release in " + notes.range()
          + ": the range has no commits. No file is written.");
      return;
    }
    out.println(notes.markdown());
    out.println("Notes of " + notes.commits()
        + " commits, sorted by fixed keyword rules (no language model).");
    out.println("Written to " + notes.file());
  }
}

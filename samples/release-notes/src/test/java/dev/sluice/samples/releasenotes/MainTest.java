package dev.sluice.samples.releasenotes;

import static com.google.common.truth.Truth.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The whole program on real repositories. */
final class MainTest {

  @TempDir
  Path folder;

  private record Outcome(int status, String out, String err) {}

  private static Outcome run(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int status = Main.run(
        List.of(arguments),
        new PrintStream(out, true, StandardCharsets.UTF_8),
        new PrintStream(err, true, StandardCharsets.UTF_8));
    return new Outcome(
        status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  private Path output() {
    return folder.resolve("out/NOTES.md");
  }

  @Test
  void writesNotesAndShowsTheSteps() throws IOException {
    TestRepository.init(folder)
        .commit("Add a door")
        .commit("Fix the door")
        .commit("Speed up the lock");
    Outcome outcome =
        run("--repository", folder.toString(), "--output", output().toString());
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.status()).isEqualTo(0);
    String notes = Files.readString(output());
    assertThat(outcome.out()).contains(notes);
    assertThat(notes).containsMatch("(?s)## Feature.*Add a door.*## Fix.*Fix the door");
    assertThat(outcome.out()).contains("Written to " + output());
    assertThat(outcome.out())
        .containsMatch("reasoner classify +x3 +[0-9.]+ ms +ok +ReleaseNotes.java:[0-9]+");
    assertThat(outcome.out()).containsMatch("file +tool write +x1 +[0-9.]+ ms +ok");
  }

  @Test
  void saysWhenThereIsNothingToRelease() {
    TestRepository.init(folder).commit("Add a door").tag("v1");
    Outcome outcome =
        run("--repository", folder.toString(), "--output", output().toString());
    assertThat(outcome.status()).isEqualTo(0);
    assertThat(outcome.out()).contains("There is nothing to release in v1..HEAD");
    assertThat(Files.exists(output())).isFalse();
  }

  @Test
  void aFolderWithoutHistoryFailsWithTheReasonAlone() {
    Outcome outcome = run("--repository", folder.toString());
    assertThat(outcome.status()).isEqualTo(1);
    assertThat(outcome.err()).startsWith(folder + " is not a git repository");
    assertThat(outcome.err()).containsMatch("history +tool history +x1 +[0-9.]+ ms +1 failed");
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void wrongUsageShowsTheOptions() {
    assertThat(run("--rnage", "a..b").status()).isEqualTo(2);
    assertThat(run("--rnage", "a..b").err()).startsWith("There is no option '--rnage'.");
    assertThat(run("--range").err()).startsWith("The option --range needs a value.");
    assertThat(run("--range", "a", "--range", "b").err())
        .startsWith("The option --range is given twice.");
    assertThat(run("--help").out()).isEqualTo(Arguments.USAGE);
  }
}

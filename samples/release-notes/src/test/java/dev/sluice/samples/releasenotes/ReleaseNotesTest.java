package dev.sluice.samples.releasenotes;

import static com.google.common.truth.Truth.assertThat;

import dev.sluice.samples.releasenotes.Editor.Kind;
import dev.sluice.samples.releasenotes.GitHistory.History;
import dev.sluice.samples.releasenotes.ReleaseNotes.Notes;
import dev.sluice.samples.releasenotes.ReleaseNotes.Request;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The flow as the plain Java method that it is. */
final class ReleaseNotesTest {

  private final List<String> written = new ArrayList<>();
  private final NotesFile file = (path, markdown) -> {
    written.add(markdown);
    return "/out/" + path;
  };
  private final Editor editor = new Editor() {
    @Override
    public Kind classify(Commit commit) {
      return commit.subject().startsWith("Fix") ? Kind.FIX : Kind.FEATURE;
    }

    @Override
    public String headline(Kind kind, List<String> subjects) {
      return kind + " " + subjects.size();
    }
  };

  private Notes run(String... commits) {
    GitHistory git = (repository, range) -> new History(range, false, List.of(commits));
    return new ReleaseNotes(git, editor, file).releaseNotes(new Request(".", "v1..v2", "NOTES.md"));
  }

  private static String commit(String subject) {
    return String.join(Commits.FIELD, "abc123", "Ada", "2024-05-06", subject, "");
  }

  @Test
  void groupsByKindInOrder() {
    Notes notes = run(commit("Fix the door"), commit("Add a door"), commit("Add a window"));
    assertThat(notes.file()).isEqualTo("/out/NOTES.md");
    assertThat(notes.commits()).isEqualTo(3);
    assertThat(written).containsExactly(notes.markdown());
    assertThat(notes.markdown()).isEqualTo("""
            # Release notes

            Changes in `v1..v2`.

            ## Feature

            **FEATURE 2**

            * Add a door (abc123, 2024-05-06, Ada)
            * Add a window (abc123, 2024-05-06, Ada)

            ## Fix

            **FIX 1**

            * Fix the door (abc123, 2024-05-06, Ada)
            """);
  }

  @Test
  void writesNothingWhenThereIsNothingToRelease() {
    assertThat(run()).isEqualTo(new Notes("v1..v2", false, 0, "", ""));
    assertThat(written).isEmpty();
  }
}

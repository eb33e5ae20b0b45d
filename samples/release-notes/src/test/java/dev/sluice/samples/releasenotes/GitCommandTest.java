package dev.sluice.samples.releasenotes;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.sluice.samples.releasenotes.GitHistory.History;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class GitCommandTest {

  private final GitCommand git = new GitCommand();

  @TempDir
  Path folder;

  private History history(Path repository, String range) {
    return git.history(repository.toString(), range);
  }

  private String refusal(Path repository, String range) {
    return assertThrows(HistoryException.class, () -> history(repository, range))
        .getMessage();
  }

  private static List<String> subjects(History history) {
    return history.commits().stream().map(line -> Commits.parse(line).subject()).toList();
  }

  @Test
  void readsEverythingWhenThereIsNoTag() {
    TestRepository.init(folder).commit("Add a door").commit("Fix the door");
    History history = history(folder, "");
    assertThat(history.range()).isEqualTo("HEAD");
    assertThat(subjects(history)).containsExactly("Fix the door", "Add a door").inOrder();
    assertThat(history.shallow()).isFalse();
  }

  @Test
  void readsFromTheLatestTag() {
    TestRepository.init(folder).commit("Add a door").tag("v1").commit("Fix the door");
    assertThat(subjects(history(folder, ""))).containsExactly("Fix the door");
    assertThat(history(folder, "").range()).isEqualTo("v1..HEAD");
  }

  @Test
  void keepsTextThatLooksLikeSyntax() {
    TestRepository.init(folder).commit("Add \"é\" | <b>*x*</b> \\ ; $(date)");
    assertThat(subjects(history(folder, "")))
        .containsExactly("Add \"é\" | <b>*x*</b> \\ ; $(date)");
  }

  @Test
  void anEmptyRangeHasNoCommits() {
    TestRepository.init(folder).commit("Add a door").tag("v1");
    assertThat(history(folder, "v1..HEAD").commits()).isEmpty();
  }

  @Test
  void aShallowCloneSaysSo(@TempDir Path target) {
    TestRepository.init(folder).commit("Add a door").commit("Fix the door").shallowClone(target);
    History history = history(target, "");
    assertThat(history.shallow()).isTrue();
    assertThat(subjects(history)).containsExactly("Fix the door");
  }

  @Test
  void aRangeThatAShallowCloneLacksNamesTheRemedy(@TempDir Path target) {
    TestRepository.init(folder)
        .commit("Add a door")
        .tag("v1")
        .commit("Fix the door")
        .shallowClone(target);
    assertThat(refusal(target, "v1..HEAD")).contains("git fetch --unshallow --tags");
  }

  @Test
  void anUnknownRangeIsRefused() {
    TestRepository.init(folder).commit("Add a door");
    assertThat(refusal(folder, "v9..HEAD")).contains("git does not know the range 'v9..HEAD'");
  }

  @Test
  void aRangeIsNeverAnOption() throws IOException {
    TestRepository.init(folder).commit("Add a door");
    assertThat(refusal(folder, "--output=" + folder.resolve("stolen")))
        .contains("does not know the range");
    assertThat(Files.exists(folder.resolve("stolen"))).isFalse();
  }

  @Test
  void aFolderWithoutGitIsRefused() {
    assertThat(refusal(folder, "")).contains("is not a git repository");
    assertThat(refusal(folder, "")).contains("--repository DIR");
  }

  @Test
  void aMissingFolderIsRefused() {
    assertThat(refusal(folder.resolve("nowhere"), "")).contains("There is no folder");
  }

  @Test
  void aFolderInsideAnotherRepositoryIsRefused() throws IOException {
    TestRepository.init(folder).commit("Add a door");
    Path archive = Files.createDirectory(folder.resolve("archive"));
    assertThat(refusal(archive, "")).contains("has no history of its own");
  }

  @Test
  void aRepositoryWithoutCommitsIsRefused() {
    TestRepository.init(folder);
    assertThat(refusal(folder, "")).contains("has no commit yet");
  }
}

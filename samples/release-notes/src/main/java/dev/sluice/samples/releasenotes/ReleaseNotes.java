package dev.sluice.samples.releasenotes;

import dev.sluice.Flow;
import dev.sluice.Flows;
import dev.sluice.samples.releasenotes.Editor.Kind;
import dev.sluice.samples.releasenotes.GitHistory.History;
import java.util.List;

/** From the commits of a range to a Markdown file of release notes. */
final class ReleaseNotes {

  /** @param range empty means everything since the latest tag */
  record Request(String repository, String range, String output) {}

  record Change(Kind kind, Commit commit) {}

  record Group(Kind kind, List<Commit> commits, List<String> subjects) {}

  record Section(Group group, String headline) {}

  /** @param file the written file; empty when there was nothing to release */
  record Notes(String range, boolean shallow, int commits, String markdown, String file) {}

  private final GitHistory git;
  private final Editor editor;
  private final NotesFile notes;

  ReleaseNotes(GitHistory git, Editor editor, NotesFile notes) {
    this.git = git;
    this.editor = editor;
    this.notes = notes;
  }

  @Flow
  Notes releaseNotes(Request request) {
    History history = git.history(request.repository(), request.range());
    List<Commit> commits = history.commits().stream().map(Commits::parse).toList();
    if (commits.isEmpty()) {
      return new Notes(history.range(), history.shallow(), 0, "", "");
    }
    List<Change> changes = Flows.each(
        commits, commit -> new Change(editor.classify(commit), commit), Flows.concurrency(4));
    List<Group> groups = Commits.group(changes);
    List<Section> sections = Flows.each(
        groups, group -> new Section(group, editor.headline(group.kind(), group.subjects())));
    String markdown = Markdown.render(history.range(), sections);
    String file = notes.write(request.output(), markdown);
    return new Notes(history.range(), history.shallow(), commits.size(), markdown, file);
  }
}

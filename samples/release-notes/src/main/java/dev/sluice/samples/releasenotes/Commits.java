package dev.sluice.samples.releasenotes;

import dev.sluice.Pure;
import dev.sluice.samples.releasenotes.Editor.Kind;
import dev.sluice.samples.releasenotes.ReleaseNotes.Change;
import dev.sluice.samples.releasenotes.ReleaseNotes.Group;
import java.util.ArrayList;
import java.util.List;

/** What needs neither git nor a model. */
final class Commits {

  static final String FIELD = "\u001f";

  private Commits() {}

  @Pure
  static Commit parse(String line) {
    String[] fields = line.split(FIELD, -1);
    return new Commit(fields[0], fields[1], fields[2], fields[3].strip(), fields[4].strip());
  }

  /** The changes of each kind that occurs, in the order of the kinds. */
  @Pure
  static List<Group> group(List<Change> changes) {
    List<Group> groups = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      List<Commit> commits = new ArrayList<>();
      List<String> subjects = new ArrayList<>();
      for (Change change : changes) {
        if (change.kind() == kind) {
          commits.add(change.commit());
          subjects.add(change.commit().subject());
        }
      }
      if (!commits.isEmpty()) {
        groups.add(new Group(kind, commits, subjects));
      }
    }
    return groups;
  }
}

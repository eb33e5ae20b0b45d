package dev.sluice.samples.releasenotes;

import dev.sluice.Reasoner;
import java.util.List;

/** What a model decides. */
public interface Editor {

  /** The kind of change a commit makes; the order is the order of the notes. */
  enum Kind {
    FEATURE,
    FIX,
    PERFORMANCE,
    DOCUMENTATION,
    INTERNAL
  }

  @Reasoner(
      model = "offline:keywords",
      system = "Say what kind of change this commit makes for someone who uses the software.")
  Kind classify(Commit commit);

  @Reasoner(
      model = "offline:keywords",
      system = "Write one plain headline of at most twelve words for these changes of one kind.")
  String headline(Kind kind, List<String> subjects);
}

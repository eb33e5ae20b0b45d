package dev.sluice.samples.releasenotes;

import dev.sluice.Effect;
import dev.sluice.Idempotency;
import dev.sluice.Tool;
import java.util.List;

/** Reads the history of a repository. */
public interface GitHistory {

  /**
   * The commits of a range, newest first.
   *
   * @param repository the repository's top folder
   * @param range what {@code git log} takes, or an empty text for everything since the latest tag
   * @throws HistoryException when the folder has no history or git refuses the range
   */
  @Tool(effect = Effect.READ, idempotency = Idempotency.NATIVE, retries = 1, timeoutSeconds = 60)
  History history(String repository, String range);

  /**
   * @param range the range that was read
   * @param shallow whether the clone lacks older commits, so that the range may be incomplete
   * @param commits one text per commit: hash, author, date, subject and body, separated by U+001F
   */
  record History(String range, boolean shallow, List<String> commits) {}
}

package dev.sluice.samples.releasenotes;

import dev.sluice.Effect;
import dev.sluice.Idempotency;
import dev.sluice.Tool;

/** Keeps the finished notes. */
public interface NotesFile {

  /**
   * Replaces the file's content in one move, so writing the same notes again changes nothing.
   *
   * @param path where to write; missing folders are made
   * @return the absolute path
   */
  @Tool(effect = Effect.WRITE, idempotency = Idempotency.NATIVE)
  String write(String path, String markdown);
}

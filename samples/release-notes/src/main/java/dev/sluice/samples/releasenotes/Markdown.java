package dev.sluice.samples.releasenotes;

import dev.sluice.Pure;
import dev.sluice.samples.releasenotes.ReleaseNotes.Section;
import java.util.List;

/** The text of the notes. */
final class Markdown {

  private Markdown() {}

  @Pure
  static String render(String range, List<Section> sections) {
    StringBuilder out =
        new StringBuilder("# Release notes\n\nChanges in `").append(range).append("`.\n");
    for (Section section : sections) {
      out.append("\n## ").append(title(section.group().kind())).append("\n\n");
      out.append("**").append(escape(section.headline())).append("**\n\n");
      for (Commit commit : section.group().commits()) {
        out.append("* ")
            .append(escape(commit.subject()))
            .append(" (")
            .append(commit.hash())
            .append(", ");
        out.append(commit.date()).append(", ").append(escape(commit.author())).append(")\n");
      }
    }
    return out.toString();
  }

  private static String title(Editor.Kind kind) {
    String name = kind.name();
    return name.charAt(0) + name.substring(1).toLowerCase(java.util.Locale.ROOT);
  }

  /** Commit subjects are text, not Markdown. */
  private static String escape(String text) {
    return text.replace("\\", "\\\\")
        .replace("*", "\\*")
        .replace("_", "\\_")
        .replace("`", "\\`")
        .replace("<", "&lt;")
        .replace("[", "\\[");
  }
}

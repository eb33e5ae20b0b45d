package dev.sluice.architecture;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FileLengthTest {

  private static final int MOST_LINES = 400;

  @Test
  void noMainSourceIsLongerThanOneSitting() throws IOException {
    List<String> tooLong = new ArrayList<>();
    List<Path> sources = SourceTree.mainSources();
    for (Path source : sources) {
      int lines = Files.readAllLines(source).size();
      if (lines > MOST_LINES) {
        tooLong.add(SourceTree.root().relativize(source) + " has " + lines + " lines");
      }
    }

    assertThat(sources).isNotEmpty();
    assertWithMessage("Files over %s lines; split them by job", MOST_LINES)
        .that(tooLong)
        .isEmpty();
  }
}

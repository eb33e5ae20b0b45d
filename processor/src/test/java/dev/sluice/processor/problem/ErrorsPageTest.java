package dev.sluice.processor.problem;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import dev.sluice.processor.testing.GoldenFiles;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Messages send the reader to {@code processor/ERRORS.md}; every code has its heading there. */
class ErrorsPageTest {

  private static final String PAGE =
      GoldenFiles.read(GoldenFiles.resources().resolve("../../../ERRORS.md").normalize());

  @Test
  void everyCodeHasOneHeadingInOrder() {
    List<String> headings = PAGE.lines()
        .filter(line -> line.startsWith("## "))
        .map(line -> line.substring(3))
        .toList();
    List<String> codes = SourceCodes.all().stream().map(ProblemCode::name).toList();
    assertThat(headings).containsExactlyElementsIn(codes);
    assertThat(headings).isInOrder();
  }

  @Test
  void noHeadingIsEmpty() {
    String[] sections = PAGE.split("\n## ");
    for (int i = 1; i < sections.length; i++) {
      assertWithMessage(sections[i].lines().findFirst().get())
          .that(sections[i].lines().skip(1).filter(line -> !line.isBlank()).count())
          .isGreaterThan(0L);
    }
  }

  @Test
  void textsAreSentences() {
    for (ProblemCode code : SourceCodes.all()) {
      assertWithMessage(code.name())
          .that(code.name())
          .matches("[A-Z][A-Z0-9]*(_[A-Z0-9]+)+|INTERNAL");
      assertWithMessage(code.name()).that(code.sentence()).doesNotContain("\n");
      assertWithMessage(code.name()).that(code.sentence()).matches(".*(\\.|\\{\\d})");
      assertWithMessage(code.name()).that(code.remedy()).isNotEmpty();
    }
  }
}

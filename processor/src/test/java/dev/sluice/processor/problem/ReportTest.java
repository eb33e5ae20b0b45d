package dev.sluice.processor.problem;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class ReportTest {

  private record Here(int line) implements Spot {}

  private final Report report = new Report();

  @Test
  void aMessageNamesTheProblemTheOtherPlaceTheRemedyAndThePage() {
    report.add(
        Problem.at(new Here(1), DeclarationCode.COMPANION_NAME_CLASH, "Mail", "MailDeployment")
            .with("It is a class of this compilation."));
    assertThat(report.messages().get(0).text()).isEqualTo("""
            [COMPANION_NAME_CLASH] The companion of 'Mail' would be named 'MailDeployment', but that name is taken.
            It is a class of this compilation.
            Rename one of the two classes. See COMPANION_NAME_CLASH in processor/ERRORS.md.""");
  }

  @Test
  void problemsAtOnePlaceAreOneMessage() {
    report.add(new Here(1), DeclarationCode.FLOW_NO_BODY, "run");
    report.add(new Here(2), DeclarationCode.PURE_VOID, "twice");
    report.add(new Here(1), TypeCode.TYPE_VARIABLE, "the result of 'run'", "T");
    assertThat(report.messages()).hasSize(2);
    assertThat(report.messages().get(0).text().lines().filter(line -> line.contains("[")))
        .containsExactly(
            "[FLOW_NO_BODY] The @Flow method 'run' has no body.",
            "also [TYPE_VARIABLE] The type variable T in the result of 'run' has no concrete type here.")
        .inOrder();
  }

  @Test
  void theSameProblemAtOnePlaceIsSaidOnce() {
    report.add(new Here(1), DeclarationCode.FLOW_NO_BODY, "run");
    report.add(new Here(1), DeclarationCode.FLOW_NO_BODY, "run");
    assertThat(report.messages().get(0).text()).doesNotContain("also");
    assertThat(report.problems()).hasSize(2);
  }

  @Test
  void anErrorLeadsAWarning() {
    report.add(new Here(1), ProcessorCode.NO_JAVAC_TREES);
    assertThat(report.hasErrors()).isFalse();
    report.add(new Here(1), DeclarationCode.FLOW_NO_BODY, "run");
    assertThat(report.hasErrors()).isTrue();
    Message message = report.messages().get(0);
    assertThat(message.severity()).isEqualTo(ProblemCode.Severity.ERROR);
    assertThat(message.text()).startsWith("[FLOW_NO_BODY]");
    assertThat(message.text()).contains("\nalso [NO_JAVAC_TREES]");
  }

  @Test
  void argumentsAreTakenAsTheyAre() {
    report.add(new Here(1), DeclarationCode.FLOW_NO_BODY, "{0} $1 \\");
    assertThat(report.messages().get(0).text())
        .startsWith("[FLOW_NO_BODY] The @Flow method '{0} $1 \\' has no body.");
  }

  @Test
  void theNumberOfArgumentsIsChecked() {
    assertThrows(
        IllegalArgumentException.class,
        () -> Problem.at(new Here(1), DeclarationCode.FLOW_NO_BODY));
  }

  @Test
  void aMessageWithoutPositionIsRefused() {
    report.add(new Here(1), DeclarationCode.FLOW_NO_BODY, "run");
    ProblemPrinter printer = ProblemPrinter.to(new SilentMessager());
    assertThrows(IllegalArgumentException.class, () -> report.print(printer));
  }
}

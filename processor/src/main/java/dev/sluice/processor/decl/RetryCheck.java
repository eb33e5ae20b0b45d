package dev.sluice.processor.decl;

import dev.sluice.ir.Contract;
import dev.sluice.processor.problem.DeclarationCode;
import dev.sluice.processor.problem.Report;
import dev.sluice.processor.problem.Spot;

/** Retries only where a second call does no harm; the same rule for a declaration and for a single call. */
public final class RetryCheck {

  private RetryCheck() {}

  /** Reports retries of a tool that is not repeatable. */
  public static void check(
      Contract contract, StepDefaults options, String tool, Spot spot, Report report) {
    if (options.retries().orElse(0) == 0 || contract.repeatable()) {
      return;
    }
    if (contract.effect() == Contract.Effect.DANGEROUS) {
      report.add(
          spot, DeclarationCode.RETRY_NON_IDEMPOTENT_DANGEROUS, tool, contract.idempotency());
    } else {
      report.add(
          spot,
          DeclarationCode.RETRY_NOT_REPEATABLE,
          tool,
          contract.effect(),
          contract.idempotency());
    }
  }
}

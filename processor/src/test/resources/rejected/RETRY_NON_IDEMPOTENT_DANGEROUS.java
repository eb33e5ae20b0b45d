import dev.sluice.Effect;
import dev.sluice.Tool;

interface Bank {
  // error: RETRY_NON_IDEMPOTENT_DANGEROUS
  @Tool(effect = Effect.DANGEROUS, retries = 1)
  void pay(String account, long cents);
}

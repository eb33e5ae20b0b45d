import dev.sluice.Effect;
import dev.sluice.Idempotency;
import dev.sluice.Tool;

interface Mail {
  // error: RETRY_NOT_REPEATABLE
  @Tool(retries = 2)
  void store(String text);

  // error: RETRY_NOT_REPEATABLE
  @Tool(effect = Effect.EXTERNAL, idempotency = Idempotency.BEST_EFFORT, retries = 1)
  void send(String text);

  @Tool(effect = Effect.EXTERNAL, idempotency = Idempotency.REQUIRED, retries = 1)
  void sendOnce(String text);

  @Tool(effect = Effect.READ, retries = 1)
  String read(String id);

  @Tool(retries = 0)
  void none(String text);
}

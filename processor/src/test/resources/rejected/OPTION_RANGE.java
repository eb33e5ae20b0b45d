import dev.sluice.Effect;
import dev.sluice.Flow;
import dev.sluice.Reasoner;
import dev.sluice.Tool;

interface Ranges {
  @Tool(
      effect = Effect.READ,
      // error: OPTION_RANGE
      retries = -2,
      // error: OPTION_RANGE
      timeoutSeconds = 0,
      // error: OPTION_RANGE
      retryIntervalSeconds = -0.5,
      // error: OPTION_RANGE
      backoffRate = 0.5,
      // error: OPTION_RANGE
      cost = Double.POSITIVE_INFINITY)
  String lookup(String id);

  @Reasoner(
      model = "test:m",
      // error: OPTION_RANGE
      temperature = -1,
      // error: OPTION_RANGE
      maxTokens = 0)
  String draft(String text);

  // error: OPTION_RANGE
  @Flow(timeoutSeconds = -5)
  default String run(String text) {
    return text;
  }

  @Tool(effect = Effect.READ, retries = -1, timeoutSeconds = -1, backoffRate = Double.NaN)
  String unstated(String id);
}

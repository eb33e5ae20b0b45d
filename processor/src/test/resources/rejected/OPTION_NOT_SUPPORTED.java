import dev.sluice.Budget;
import dev.sluice.Doc;
import dev.sluice.Flow;
import dev.sluice.Grants;
import dev.sluice.Pure;
import dev.sluice.Reasoner;
import dev.sluice.ReasoningEffort;
import dev.sluice.Tool;

// error: OPTION_NOT_SUPPORTED
@Grants(tools = "lookup")
interface Options {
  @Tool(
      // error: OPTION_NOT_SUPPORTED
      cacheKey = "tickets",
      // error: OPTION_NOT_SUPPORTED
      idempotencyWindowSeconds = 60,
      risk = "")
  String lookup(String id);

  @Reasoner(
      model = "test:m",
      // error: OPTION_NOT_SUPPORTED
      tools = {"lookup"},
      // error: OPTION_NOT_SUPPORTED
      effort = ReasoningEffort.HIGH,
      // error: OPTION_NOT_SUPPORTED
      budget = @Budget(cost = 2),
      skills = {},
      outputRetries = -1)
  String draft(String text);

  // error: OPTION_NOT_SUPPORTED
  @Pure(slow = true)
  static String slow(String text) {
    return text;
  }

  @Flow
  // error: OPTION_NOT_SUPPORTED
  @Grants
  default String run(String text) {
    return text;
  }

  // error: OPTION_NOT_SUPPORTED
  @Doc("Where a ticket goes.")
  enum Queue {
    // error: OPTION_NOT_SUPPORTED
    @Doc("Money.")
    BILLING
  }
}

import dev.sluice.Flow;
import dev.sluice.Step;
import dev.sluice.Tool;

interface Names {
  @Tool
  String load(String id);

  @Flow
  default String run(String id) {
    // error: STEP_NAME_ILLEGAL
    @Step(name = "a/b")
    String text = load(id);
    // error: OPTION_RANGE
    @Step(timeoutSeconds = 0)
    String more = load(text);
    // error: OPTION_NOT_SUPPORTED
    @Step(cacheKey = "more")
    String most = load(more);
    return most;
  }
}

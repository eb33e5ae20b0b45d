import dev.sluice.Tool;
import java.util.List;

interface Generic {
  @Tool
  // error: STEP_GENERIC
  <T> List<T> wrap(String text);
}

import dev.sluice.Tool;
import java.util.Map;

interface Tools {
  @Tool
  // error: TYPE_MAP_KEY
  Map<Integer, String> load(String id);
}

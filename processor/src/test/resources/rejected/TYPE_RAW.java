import dev.sluice.Tool;
import java.util.List;

interface Tools {
  @SuppressWarnings("rawtypes")
  @Tool
  // error: TYPE_RAW
  List load(String id);

  record Page<T>(List<T> items) {}

  @SuppressWarnings("rawtypes")
  @Tool
  // error: TYPE_RAW
  String save(Page page);
}

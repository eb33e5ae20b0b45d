import dev.sluice.Tool;
import java.util.List;
import java.util.Map;

interface Tools {
  @Tool
  // error: TYPE_OBJECT
  String save(Object value);

  @Tool
  // error: TYPE_OBJECT
  Object load(String id);

  record Row(Map<String, Object> cells) {}

  record Table(List<Row> rows) {}

  @Tool
  // error: TYPE_OBJECT
  Table read(String id);
}

import dev.sluice.Tool;
import java.util.List;
import java.util.Map;
import java.util.Optional;

interface Tools {
  record Ticket(String id) {}

  @Tool
  // error: TYPE_WILDCARD
  List<? extends Ticket> load(String id);

  @Tool
  // error: TYPE_WILDCARD
  void save(Map<String, Optional<?>> cells);
}

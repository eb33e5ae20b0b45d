import dev.sluice.Tool;
import java.util.Optional;

interface Tools {
  @Tool
  // error: TYPE_OPTIONAL_NESTED
  Optional<Optional<String>> load(String id);
}

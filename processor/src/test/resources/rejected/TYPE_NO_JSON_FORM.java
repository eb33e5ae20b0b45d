import dev.sluice.Tool;
import java.util.List;
import java.util.Optional;

interface Tools {
  record Box<T>(Optional<T> value) {}

  record Grow<T>(T value, List<Grow<List<T>>> more) {}

  @Tool
  Box<String> fine(String id);

  @Tool
  // error: TYPE_NO_JSON_FORM
  Box<Optional<String>> hidden(String id);

  @Tool
  // error: TYPE_NO_JSON_FORM
  Grow<String> endless(String id);
}

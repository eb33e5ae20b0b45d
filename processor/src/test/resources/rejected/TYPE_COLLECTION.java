import dev.sluice.Tool;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Set;
import java.util.TreeMap;

interface Tools {
  @Tool
  // error: TYPE_COLLECTION
  Set<String> tags(String id);

  @Tool
  // error: TYPE_COLLECTION
  void all(Collection<String> ids);

  @Tool
  // error: TYPE_COLLECTION
  void list(ArrayList<String> ids);

  @Tool
  // error: TYPE_COLLECTION
  void map(TreeMap<String, String> ids);
}

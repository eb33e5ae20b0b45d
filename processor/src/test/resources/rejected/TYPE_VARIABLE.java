import dev.sluice.Flow;
import dev.sluice.Tool;

abstract class Store<T> {
  @Tool
  abstract T load(String id);

  @Flow
  // error: FLOW_OWNER_GENERIC, TYPE_VARIABLE
  T run(String id) {
    return load(id);
  }
}

import dev.sluice.Flow;

abstract class Store<T> {
  @Flow
  // error: FLOW_OWNER_GENERIC, FLOW_NO_BODY, TYPE_VARIABLE
  abstract T run(String id);
}

import dev.sluice.Tool;

record List(java.util.List<java.lang.String> items) {}

interface Tools {
  @Tool
  // error: TYPE_NAME
  List load(java.lang.String id);
}

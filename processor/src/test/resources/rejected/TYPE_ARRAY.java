import dev.sluice.Tool;

interface Tools {
  @Tool
  // error: TYPE_ARRAY
  String[] load(String id);

  @Tool
  // error: TYPE_ARRAY
  void save(byte[] bytes);

  @Tool
  // error: TYPE_ARRAY
  void log(String... lines);
}

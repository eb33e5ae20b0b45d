import dev.sluice.Tool;

interface Clash {
  @Tool
  String lookup(String id);

  @Tool
  // error: TOOL_ID_CLASH
  String lookup(String id, int version);

  @Tool(id = "LookUp")
  // error: TOOL_ID_CLASH
  String find(String id);
}

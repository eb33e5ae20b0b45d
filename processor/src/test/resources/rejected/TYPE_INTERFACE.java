import dev.sluice.Tool;

interface Tools {
  interface Ticket {}

  @Tool
  // error: TYPE_INTERFACE
  Ticket load(String id);

  @Tool
  // error: TYPE_INTERFACE
  void save(CharSequence text);
}

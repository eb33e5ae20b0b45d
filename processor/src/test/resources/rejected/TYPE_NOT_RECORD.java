import dev.sluice.Tool;

interface Tools {
  class Bean {
    private String name;

    public String getName() {
      return name;
    }
  }

  @Tool
  // error: TYPE_NOT_RECORD
  Bean load(String id);
}

import dev.sluice.Tool;

class Outer {
  private interface Tools {
    interface Deep {
      @Tool
      // error: STEP_OWNER_PRIVATE
      String lookup(String id);
    }
  }
}

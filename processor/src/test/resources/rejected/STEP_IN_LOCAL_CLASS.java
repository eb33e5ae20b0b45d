import dev.sluice.*;

class Outside {
  static Object local() {
    class Local {
      @Flow
      // error: STEP_IN_LOCAL_CLASS
      String run(String text) {
        return text;
      }

      class Inner {
        @Pure
        // error: STEP_IN_LOCAL_CLASS
        String twice(String text) {
          return text + text;
        }
      }
    }
    return new Local();
  }

  static final Object ANONYMOUS = new Object() {
    @Tool
    // error: STEP_IN_LOCAL_CLASS
    void send(String text) {}
  };
}

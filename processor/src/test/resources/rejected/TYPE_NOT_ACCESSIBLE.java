import dev.sluice.Tool;

class Outer {
  private record Ticket(String id) {}

  private static final class Deep {
    enum Queue {
      BILLING
    }
  }

  record Hit(Deep.Queue queue) {}

  @Tool
  // error: TYPE_NOT_ACCESSIBLE
  Ticket load(String id) {
    return new Ticket(id);
  }

  @Tool
  // error: TYPE_NOT_ACCESSIBLE
  void save(Hit hit) {}
}

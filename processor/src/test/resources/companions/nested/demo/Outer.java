package demo;

import dev.sluice.Flow;
import dev.sluice.Tool;

public class Outer {

  public interface Inner {
    record Ticket(String id) {}

    @Tool
    Ticket load(String id);

    @Flow
    default Ticket run(String id) {
      return load(id);
    }
  }

  interface Hidden {
    @Tool
    void send(Inner.Ticket ticket);
  }

  final class Member {
    @Tool
    String load(String id) {
      return id;
    }
  }

  @Tool
  public String load(String id) {
    return id;
  }
}

import dev.sluice.Flow;
import dev.sluice.Tool;

interface Plain {
  record Ticket(String id) {}

  @Tool
  Ticket load(String id);

  interface Deep {
    @Flow
    default Ticket run(Ticket ticket, int count) {
      return ticket;
    }
  }
}

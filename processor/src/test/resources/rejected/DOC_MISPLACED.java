import dev.sluice.Doc;
import dev.sluice.Tool;

// error: DOC_MISPLACED
@Doc("Tools about tickets.")
interface Docs {
  @Tool
  @Doc("Finds a ticket.")
  Ticket lookup(@Doc("its number") String id);

  // error: DOC_MISPLACED
  @Doc("Nobody reads this.")
  // error: DOC_MISPLACED
  String other(@Doc("nor this") String id);

  // error: DOC_MISPLACED
  @Doc("nor that")
  int MANY = 3;

  @Doc("A ticket.")
  record Ticket(@Doc("its number") String id) {}
}

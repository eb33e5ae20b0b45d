import dev.sluice.Tool;

interface Tools {
  record Ticket(String id, String text) {
    @Override
    public String text() {
      return text.strip();
    }
  }

  record Checked(String id) {
    Checked {
      if (id.isEmpty()) {
        throw new IllegalArgumentException();
      }
    }

    String shown() {
      return "#" + id;
    }
  }

  @Tool
  // error: TYPE_ACCESSOR
  Ticket load(String id);

  @Tool
  Checked check(String id);
}

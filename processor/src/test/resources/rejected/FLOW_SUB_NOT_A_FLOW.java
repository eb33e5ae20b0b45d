import dev.sluice.*;

interface Body {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Flow
  default String inner(String text) {
    return text;
  }

  @Flow
  default String nothing() {
    return "";
  }

  @Flow
  default String forms(String text) {
    // error: FLOW_SUB_NOT_A_FLOW
    String tool = Flows.sub(() -> read(text));
    // error: FLOW_SUB_NOT_A_FLOW
    String more = Flows.sub(() -> inner(text) + inner(text));
    // error: FLOW_SUB_NOT_A_FLOW
    String block = Flows.sub(() -> {
      return inner(text);
    });
    // error: FLOW_SUB_NOT_A_FLOW
    return Flows.sub(this::nothing);
  }
}

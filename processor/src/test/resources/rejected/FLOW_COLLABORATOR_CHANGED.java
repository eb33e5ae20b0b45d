import dev.sluice.*;

interface Tools {
  @Tool(effect = Effect.READ)
  String read(String what);
}

class Changed {
  private final Tools tools;

  Changed(Tools tools) {
    if (tools == null) {
      tools = what -> what;
    }
    this.tools = tools;
  }

  @Flow
  String run(String text) {
    // error: FLOW_COLLABORATOR
    return tools.read(text);
  }
}

record Compact(Tools tools) {
  Compact {
    tools = what -> what;
  }

  @Flow
  String run(String text) {
    // error: FLOW_COLLABORATOR
    return tools.read(text);
  }
}

record Canonical(Tools tools) {
  Canonical(Tools tools) {
    this.tools = what -> tools.read(what);
  }

  @Flow
  String run(String text) {
    // error: FLOW_COLLABORATOR
    return tools.read(text);
  }
}

record Accessor(Tools tools) {
  public Tools tools() {
    return what -> what;
  }

  @Flow
  String run(String text) {
    // error: FLOW_COLLABORATOR
    return tools().read(text);
  }

  @Flow
  String direct(String text) {
    return tools.read(text);
  }
}

record Checked(Tools tools, int n) {
  Checked {
    if (n < 0) {
      throw new IllegalArgumentException();
    }
  }

  @Flow
  String run(String text) {
    return tools().read(text);
  }
}

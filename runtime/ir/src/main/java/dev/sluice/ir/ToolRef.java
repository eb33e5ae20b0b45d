package dev.sluice.ir;

/** Names a tool. */
public sealed interface ToolRef {

  /** The text used in manifests and grants: the native name, or {@code server/tool}. */
  String key();

  record Native(String name) implements ToolRef {
    @Override
    public String key() {
      return name;
    }
  }

  record Mcp(String server, String tool) implements ToolRef {
    @Override
    public String key() {
      return server + "/" + tool;
    }
  }

  /** The inverse of {@link #key()}: the text before the first slash is the server. */
  static ToolRef ofKey(String key) {
    int slash = key.indexOf('/');
    return slash < 0 ? new Native(key) : new Mcp(key.substring(0, slash), key.substring(slash + 1));
  }
}

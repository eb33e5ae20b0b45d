package demo;

import dev.sluice.Flow;
import dev.sluice.Tool;

/** Classes of the user's own with the names of types that generated code needs. */
interface Names {
  record Deployment(java.lang.String id) {}

  record CountInput(int n) {}

  @Tool
  String text(List list, Names.Deployment deployment, MethodHandles handles);

  @Flow
  default java.lang.String count(CountInput input, Sluice sluice) {
    return "count";
  }
}

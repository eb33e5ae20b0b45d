package dev.sluice.processor.read;

import java.util.HashSet;
import java.util.Set;

/**
 * Where steps stand in the source: a flow, an arm of a branch, the body of an each, or an inlined flow. A step's id is
 * its place and its name; steps that want one name are numbered within their place only, so nothing elsewhere moves an
 * id. Names of variables come first: a step without a variable of its own makes way.
 */
final class Place {

  private final String path;
  private final Set<String> variables;
  private final Set<String> taken = new HashSet<>();

  private Place(String path, Set<String> variables) {
    this.path = path;
    this.variables = variables;
  }

  /** @param variables names of all local variables of the method in which the place is */
  static Place of(String path, Set<String> variables) {
    return new Place(path, variables);
  }

  /** A place inside a step, such as {@code then}. */
  Place inside(String stepId, String role) {
    return new Place(stepId + "/" + role, variables);
  }

  /** The place of an arm behind a key of a switch; the text of a key could otherwise look like another place. */
  Place inCase(String stepId, String key) {
    return inside(stepId, "case:" + escaped(key));
  }

  /** The place of an arm of groups that run into one another, beside the places of the groups. */
  Place inChain(String stepId, String key) {
    return inside(stepId, "from:" + escaped(key));
  }

  private static String escaped(String key) {
    return key.replace("%", "%25").replace("/", "%2F").replace("#", "%23");
  }

  /** A free name for a step that stands for a variable. */
  String forVariable(String wanted) {
    return take(wanted, Set.of());
  }

  /** A free name for any other step. */
  String forStep(String wanted) {
    return take(wanted, variables);
  }

  /** True when a variable or a step here has the name. */
  boolean isTaken(String name) {
    return variables.contains(name) || taken.contains(name);
  }

  String id(String name) {
    return path + "/" + name;
  }

  String path() {
    return path;
  }

  private String take(String wanted, Set<String> reserved) {
    String name = wanted;
    for (int number = 2; reserved.contains(name) || !taken.add(name); number++) {
      name = wanted + "_" + number;
    }
    return name;
  }
}

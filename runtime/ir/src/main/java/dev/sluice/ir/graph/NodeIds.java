package dev.sluice.ir.graph;

import java.util.HashMap;
import java.util.Map;

/**
 * Ids of the nodes of one lowering. A step has the id of its graph, a slash and its output name;
 * a graph inside a step has the step's id, a slash and its role. A node that no step stands for
 * belongs to a step or a graph and has its owner's id, {@code #} and what it does, numbered from
 * the second one on. So the ids of one step depend on the step and its place only, and no other
 * step moves them.
 *
 * <p>Names and case keys are free text; {@code / # %} in them are written as {@code %2F %23 %25}. Without that, a case
 * key could spell the id of another step.
 */
final class NodeIds {

  private final Map<String, Integer> helpers = new HashMap<>();

  static String step(String graphId, GraphStep step) {
    return graphId + "/" + escape(step.output());
  }

  static String inside(String stepId, String role) {
    return stepId + "/" + role;
  }

  static String caseRole(String key) {
    return "case:" + escape(key);
  }

  /** A new id for a node that belongs to a step or graph. */
  String helper(String owner, String role) {
    String id = owner + "#" + role;
    int number = helpers.merge(id, 1, Integer::sum);
    return number == 1 ? id : id + number;
  }

  private static String escape(String text) {
    return text.replace("%", "%25").replace("/", "%2F").replace("#", "%23");
  }
}

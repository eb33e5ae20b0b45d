package dev.sluice.runtime.internal.link;

import dev.sluice.ir.Contract;
import dev.sluice.ir.Json;
import dev.sluice.ir.Node;
import dev.sluice.ir.type.BoundaryType;
import dev.sluice.ir.type.TypeTable;
import dev.sluice.runtime.SourceLine;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The program of a flow as the compiler wrote it, read and found to be unaltered.
 *
 * @param method {@code name(erased parameters)}
 * @param tools by key
 * @param subs the flows that are started as child runs, by id
 * @param timeoutSeconds of a whole run
 * @param sources by node id
 */
record FlowResource(
    String flow,
    String owner,
    String method,
    Node ir,
    BoundaryType input,
    BoundaryType output,
    TypeTable types,
    Map<String, Tool> tools,
    Map<String, Step> pures,
    Map<String, Reasoner> reasoners,
    Map<String, Step> subs,
    OptionalDouble timeoutSeconds,
    Map<String, SourceLine> sources) {

  /** An annotated method that the program calls. */
  record Step(
      String companion,
      String owner,
      String member,
      String signatureHash,
      Map<String, BoundaryType> params,
      BoundaryType returns) {}

  /** @param needsObject false for a static method */
  record Tool(Step step, String qualifier, Contract contract, boolean needsObject) {}

  record Reasoner(Step step, String qualifier, String model, String system, Json.Obj declaration) {}

  /** A helper node stands where the step stands that it helps. */
  Optional<SourceLine> source(String nodeId) {
    SourceLine exact = sources.get(nodeId);
    int helper = nodeId.indexOf('#');
    return Optional.ofNullable(
        exact != null || helper < 0 ? exact : sources.get(nodeId.substring(0, helper)));
  }
}

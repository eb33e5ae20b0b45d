package dev.sluice.processor.decl;

import dev.sluice.ir.Json;
import dev.sluice.ir.type.BoundaryType;
import java.util.OptionalInt;

/**
 * A {@code @Flow}.
 *
 * @param input the type of the flow's input value: none without parameters, bare for one, else the record
 *     {@code <Flow>Input} that the companion declares, whose definition is among {@link #types()}
 * @param timeoutSeconds of a whole run
 */
public record FlowDecl(
    Signature signature,
    BoundaryType input,
    OptionalInt timeoutSeconds,
    Json.Obj declaration,
    String signatureHash)
    implements StepDecl {

  @Override
  public String kind() {
    return "flow";
  }

  @Override
  public FlowDecl withSignature(Signature concrete) {
    return new FlowDecl(concrete, input, timeoutSeconds, declaration, signatureHash);
  }

  @Override
  public FlowDecl withHash(Json.Obj json, String hash) {
    return new FlowDecl(signature, input, timeoutSeconds, json, hash);
  }
}

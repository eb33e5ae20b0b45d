package dev.sluice.processor.decl;

import dev.sluice.ir.Contract;
import dev.sluice.ir.Json;
import java.util.Optional;

/**
 * A {@code @Tool}.
 *
 * @param contract asserted, since a declaration in code is trusted
 * @param description what a model is told, from {@code description} or {@code @Doc}
 */
public record ToolDecl(
    Signature signature,
    Contract contract,
    StepDefaults defaults,
    Optional<String> description,
    Json.Obj declaration,
    String signatureHash)
    implements StepDecl {

  @Override
  public String kind() {
    return "tool";
  }

  @Override
  public ToolDecl withSignature(Signature concrete) {
    return new ToolDecl(concrete, contract, defaults, description, declaration, signatureHash);
  }

  @Override
  public ToolDecl withHash(Json.Obj json, String hash) {
    return new ToolDecl(signature, contract, defaults, description, json, hash);
  }
}

package dev.sluice.processor.decl;

import dev.sluice.ir.Json;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * A {@code @Reasoner}: one model call.
 *
 * @param system fixed instructions
 * @param user fixed text before the input
 */
public record ReasonerDecl(
    Signature signature,
    String model,
    Optional<String> system,
    Optional<String> user,
    Optional<String> description,
    OptionalDouble temperature,
    OptionalInt maxTokens,
    StepDefaults defaults,
    Json.Obj declaration,
    String signatureHash)
    implements StepDecl {

  @Override
  public String kind() {
    return "reasoner";
  }

  @Override
  public ReasonerDecl withSignature(Signature concrete) {
    return new ReasonerDecl(
        concrete,
        model,
        system,
        user,
        description,
        temperature,
        maxTokens,
        defaults,
        declaration,
        signatureHash);
  }

  @Override
  public ReasonerDecl withHash(Json.Obj json, String hash) {
    return new ReasonerDecl(
        signature, model, system, user, description, temperature, maxTokens, defaults, json, hash);
  }
}

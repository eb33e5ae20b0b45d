package dev.sluice.processor.decl;

import dev.sluice.ir.Json;

/** A {@code @Pure}: always static. */
public record PureDecl(Signature signature, Json.Obj declaration, String signatureHash)
    implements StepDecl {

  @Override
  public String kind() {
    return "pure";
  }

  @Override
  public PureDecl withSignature(Signature concrete) {
    return new PureDecl(concrete, declaration, signatureHash);
  }

  @Override
  public PureDecl withHash(Json.Obj json, String hash) {
    return new PureDecl(signature, json, hash);
  }
}

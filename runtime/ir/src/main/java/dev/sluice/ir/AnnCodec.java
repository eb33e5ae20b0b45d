package dev.sluice.ir;

import java.util.Optional;

/** The wire form of {@link Ann} and {@link CtxPolicy}. */
final class AnnCodec {

  private AnnCodec() {}

  static Ann read(Fields fields) {
    Ann ann = new Ann(
        fields.number("cost"),
        fields.optionalText("risk"),
        fields.object("cache").map(AnnCodec::cache),
        fields.optionalWord("effect", Contract.Effect.values(), Contract.Effect::wire),
        fields.number("timeout"),
        fields.whole("maxAttempts"),
        fields.number("retryIntervalS"),
        fields.number("backoffRate"),
        fields.flag("batchable"));
    fields.finish();
    return ann;
  }

  /** Absent when nothing is stated. */
  static Optional<Json.Obj> write(Ann ann) {
    ObjBuilder out = new ObjBuilder()
        .put("cost", ann.cost())
        .putText("risk", ann.risk())
        .put("cache", ann.cache().map(AnnCodec::cache))
        .putText("effect", ann.effect().map(Contract.Effect::wire))
        .put("timeout", ann.timeout())
        .put("maxAttempts", ann.maxAttempts())
        .put("retryIntervalS", ann.retryIntervalS())
        .put("backoffRate", ann.backoffRate())
        .putFlag("batchable", ann.batchable());
    return out.isEmpty() ? Optional.empty() : Optional.of(out.build());
  }

  private static Ann.CacheHint cache(Fields fields) {
    Ann.CacheHint hint = new Ann.CacheHint(fields.optionalText("key"), fields.number("ttlS"));
    fields.finish();
    return hint;
  }

  private static Json.Obj cache(Ann.CacheHint hint) {
    return new ObjBuilder().putText("key", hint.key()).put("ttlS", hint.ttlS()).build();
  }

  static CtxPolicy ctx(Fields fields) {
    CtxPolicy.Scope scope = fields.states("scope")
        ? fields.word("scope", CtxPolicy.Scope.values(), CtxPolicy.Scope::wire)
        : CtxPolicy.Scope.LOCAL;
    CtxPolicy ctx = new CtxPolicy(scope, fields.flag("redactPii"), fields.integer("maxTokens"));
    fields.finish();
    return ctx;
  }

  static Json.Obj ctx(CtxPolicy ctx) {
    return new ObjBuilder()
        .put("scope", ctx.scope().wire())
        .putFlag("redactPii", ctx.redactPii())
        .put("maxTokens", ctx.maxTokens())
        .build();
  }
}

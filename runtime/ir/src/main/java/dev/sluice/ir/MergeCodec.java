package dev.sluice.ir;

import dev.sluice.ir.IrException.Code;
import java.util.OptionalInt;

/** The wire form of {@link Merge}, and of channels. Documents may hold any kind; programs only the four that exist. */
final class MergeCodec {

  private MergeCodec() {}

  /** The known members, with the kind filled in. */
  static Json.Obj document(Fields fields) {
    Json.Obj merge = new ObjBuilder()
        .put("kind", fields.optionalText("kind").orElse(Merge.Kind.ALL.wire()))
        .put("hedgeMs", fields.whole("hedgeMs"))
        .put("quorumM", fields.whole("quorumM"))
        .putText("reducer", fields.optionalText("reducer"))
        .build();
    fields.finish();
    return merge;
  }

  static Merge read(Json.Obj document, JsonPath path) {
    Fields fields = Fields.of(document, path, Fields.Reading.STRICT);
    Merge merge = new Merge(
        fields.word("kind", Merge.Kind.values(), Merge.Kind::wire),
        fields.integer("hedgeMs"),
        fields.integer("quorumM"),
        fields.optionalText("reducer"));
    check(fields, "hedgeMs", merge.hedgeMs(), merge.kind() == Merge.Kind.HEDGE, 0);
    check(fields, "quorumM", merge.quorumM(), merge.kind() == Merge.Kind.QUORUM, 1);
    return merge;
  }

  private static void check(
      Fields fields, String key, OptionalInt value, boolean wanted, int least) {
    if (value.isEmpty()) {
      return;
    }
    if (!wanted) {
      throw new IrException(
          Code.IR_FIELD_MISPLACED,
          fields.path(key).text(),
          "The kind of merge has no field '" + key + "'");
    }
    if (value.getAsInt() < least) {
      throw new IrException(
          Code.IR_FIELD_RANGE, fields.path(key).text(), "Expected at least " + least);
    }
  }

  static Json.Obj write(Merge merge) {
    return new ObjBuilder()
        .put("kind", merge.kind().wire())
        .put("hedgeMs", merge.hedgeMs())
        .put("quorumM", merge.quorumM())
        .putText("reducer", merge.reducer())
        .build();
  }

  static LoopConfig.Channel channel(Fields fields) {
    LoopConfig.Channel channel =
        new LoopConfig.Channel(fields.text("name"), fields.value("payload"));
    fields.finish();
    return channel;
  }

  static Json.Obj channel(LoopConfig.Channel channel) {
    return new ObjBuilder()
        .put("name", channel.name())
        .put("payload", channel.payload())
        .build();
  }
}

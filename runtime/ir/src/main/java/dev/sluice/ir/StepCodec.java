package dev.sluice.ir;

import dev.sluice.ir.IrException.Code;
import java.util.List;
import java.util.Optional;

/** The wire form of {@link Step} and {@link ToolRef}. */
final class StepCodec {

  private StepCodec() {}

  static Step read(Fields fields) {
    String kind = fields.text("kind");
    Step step;
    switch (kind) {
      case "call":
        step = new Step.Call(
            tool(fields.requiredObject("tool")), ctx(fields), fields.optionalText("frozenHash"));
        break;
      case "think":
        step = new Step.Think(fields.text("reasoner"), ctx(fields));
        break;
      case "sub":
        step = new Step.Sub(fields.text("ref"), contract(fields.requiredObject("contract")));
        break;
      default:
        throw badKind(fields, kind, List.of("call", "think", "sub"));
    }
    fields.finish();
    return step;
  }

  private static Optional<CtxPolicy> ctx(Fields fields) {
    return fields.object("ctx").map(AnnCodec::ctx);
  }

  private static ToolRef tool(Fields fields) {
    String kind = fields.text("kind");
    ToolRef ref;
    switch (kind) {
      case "native":
        ref = new ToolRef.Native(fields.text("name"));
        break;
      case "mcp":
        ref = new ToolRef.Mcp(fields.text("server"), fields.text("tool"));
        break;
      default:
        throw badKind(fields, kind, List.of("native", "mcp"));
    }
    fields.finish();
    return ref;
  }

  private static SubContract contract(Fields fields) {
    SubContract contract = new SubContract(
        fields.word("shape", Shape.values(), Shape::wire),
        fields.optionalWord(
            "summaryPolicy", SubContract.SummaryPolicy.values(), SubContract.SummaryPolicy::wire),
        fields.optionalText("queue"));
    fields.finish();
    return contract;
  }

  private static IrException badKind(Fields fields, String kind, List<String> words) {
    return new IrException(
        Code.IR_BAD_WORD, fields.path("kind").text(), "'" + kind + "' is none of " + words);
  }

  static Json.Obj write(Step step) {
    ObjBuilder out = new ObjBuilder();
    if (step instanceof Step.Call call) {
      out.put("kind", "call").put("tool", tool(call.tool()));
      out.put("ctx", call.ctx().map(AnnCodec::ctx)).putText("frozenHash", call.frozenHash());
    } else if (step instanceof Step.Think think) {
      out.put("kind", "think")
          .put("reasoner", think.reasoner())
          .put("ctx", think.ctx().map(AnnCodec::ctx));
    } else if (step instanceof Step.Sub sub) {
      out.put("kind", "sub").put("ref", sub.ref()).put("contract", contract(sub.contract()));
    }
    return out.build();
  }

  private static Json.Obj tool(ToolRef ref) {
    ObjBuilder out = new ObjBuilder();
    if (ref instanceof ToolRef.Native tool) {
      out.put("kind", "native").put("name", tool.name());
    } else if (ref instanceof ToolRef.Mcp tool) {
      out.put("kind", "mcp").put("server", tool.server()).put("tool", tool.tool());
    }
    return out.build();
  }

  private static Json.Obj contract(SubContract contract) {
    return new ObjBuilder()
        .put("shape", contract.shape().wire())
        .putText("summaryPolicy", contract.summaryPolicy().map(SubContract.SummaryPolicy::wire))
        .putText("queue", contract.queue())
        .build();
  }
}

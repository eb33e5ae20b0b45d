package dev.sluice.runtime.internal.link;

import dev.sluice.ir.Json;
import dev.sluice.runtime.internal.exec.ComputeInstr;
import dev.sluice.runtime.internal.exec.Maker;
import dev.sluice.runtime.internal.exec.Operand;
import dev.sluice.runtime.internal.exec.PureInstr;
import dev.sluice.runtime.internal.exec.Site;
import dev.sluice.runtime.internal.exec.ValueRules;
import dev.sluice.runtime.internal.std.Data;
import dev.sluice.runtime.internal.std.EnvOps;
import dev.sluice.runtime.internal.std.PackOps;
import dev.sluice.runtime.internal.std.StdOp;
import dev.sluice.runtime.internal.std.StdOps;
import java.util.Map;
import java.util.Optional;

/** Links pures: standard ones, expressions, and those of the application. */
final class PureLinker {

  private final Linker linker;
  private final Code code;

  PureLinker(Linker linker, Code code) {
    this.linker = linker;
    this.code = code;
  }

  /** The value of the pure; what the input was made of is not needed any more, unless it is pinned. */
  Val apply(Site site, String pure, Optional<Json.Obj> args, Val input) {
    if (linker.spec().resolver().hasPure(pure)) {
      return own(site, pure, args, input);
    }
    if (pure.equals(ExprLinker.EXPR)) {
      return new ExprLinker(linker, code).apply(site, args, input);
    }
    if (pure.equals(ThrowLinker.THROW)) {
      return new ThrowLinker(linker, code).apply(site, args, input);
    }
    Optional<StdOp> std = StdOps.read(pure, args);
    return std.isPresent() ? standard(site, std.get(), input) : own(site, pure, args, input);
  }

  private Val standard(Site site, StdOp op, Val input) {
    Optional<Val> known = Elision.of(op, input);
    if (known.isPresent()) {
      return known.get();
    }
    if (op instanceof PackOps.EachPack pack) {
      Optional<Val> packed = packed(site, pack, input);
      if (packed.isPresent()) {
        return packed.get();
      }
    }
    Operand operand = code.operand(input);
    Val.Slot slot = code.scope().slot();
    code.add(new ComputeInstr(site, maker(op, operand), slot.index()));
    return slot;
  }

  private Maker maker(StdOp op, Operand operand) {
    Data data = linker.data();
    if (op instanceof EnvOps.Pluck pluck && pluck.key() instanceof String name) {
      return new FieldMaker(operand, name, data, linker.spec().records());
    }
    ValueRules rules = linker.spec().rules();
    return frame -> op.apply(operand.get(frame), data, rules);
  }

  /** The list itself has to be one; that is found out here, where the program says so. */
  private Optional<Val> packed(Site site, PackOps.EachPack pack, Val input) {
    Optional<Val> items = Elision.field(input, pack.items());
    Optional<Map<String, Val>> fields = Elision.fields(input, pack.fields());
    if (items.isEmpty() || fields.isEmpty()) {
      return Optional.empty();
    }
    Val list = items.get();
    if (!(list instanceof Val.Lst || list instanceof Val.Packed)) {
      Data data = linker.data();
      Operand operand = code.operand(list);
      code.scope().pin(input);
      Val.Slot slot = code.scope().slot();
      code.scope().unpin(input);
      code.add(new ComputeInstr(site, frame -> data.items(operand.get(frame)), slot.index()));
      list = slot;
    }
    return Optional.of(Val.Packed.of(list, pack, fields.get()));
  }

  private Val own(Site site, String pure, Optional<Json.Obj> args, Val input) {
    Resolver.PureBinding binding = linker.spec().resolver().pure(pure, args);
    Operand[] operands =
        Arguments.of(site, binding.params(), input, code, linker.data()).operands();
    Val.Slot slot = code.scope().slot();
    code.add(PureInstr.of(site, binding.callee(), operands, slot.index()));
    return slot;
  }
}

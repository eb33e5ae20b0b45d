package dev.sluice.runtime.internal.link;

import dev.sluice.ir.Node;
import dev.sluice.runtime.internal.exec.AltInstr;
import dev.sluice.runtime.internal.exec.Block;
import dev.sluice.runtime.internal.exec.Operand;
import dev.sluice.runtime.internal.exec.Site;
import dev.sluice.runtime.internal.exec.SwitchInstr;
import dev.sluice.runtime.internal.exec.ValueRules;
import dev.sluice.runtime.internal.std.FlowOps;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Links choices. */
final class ChoiceLinker {

  private final Linker linker;
  private final Code code;

  ChoiceLinker(Linker linker, Code code) {
    this.linker = linker;
    this.code = code;
  }

  Outcome alt(Node.Alt node, Flow in) {
    Site site = linker.site(node);
    // The branching instruction tests the value just as std.branch_predicate does.
    Operand condition = placed(node.predicate(), "std.branch_predicate", in.value())
        .map(code::operand)
        .orElseGet(() -> decision(site, node.predicate(), in.value()));
    Joined joined = arms(site, List.of(node.left(), node.right()), in);
    code.add(new AltInstr(
        site,
        condition,
        linker.spec().rules(),
        joined.blocks().get(0),
        joined.blocks().get(1)));
    return Outcome.of(joined.value(), in.causes());
  }

  Outcome choose(Node.Switch node, Flow in) {
    Site site = linker.site(node);
    Operand selector = placed(node.selector(), "std.branch_selector", in.value())
        .map(this::selected)
        .orElseGet(() -> decision(site, node.selector(), in.value()));
    List<Node> arms = new ArrayList<>(node.cases().values());
    node.fallback().ifPresent(arms::add);
    Joined joined = arms(site, arms, in);
    Map<String, Block> cases = new LinkedHashMap<>();
    for (String key : node.cases().keySet()) {
      cases.put(key, joined.blocks().get(cases.size()));
    }
    Block fallback = node.fallback().isPresent() ? joined.blocks().get(arms.size() - 1) : null;
    code.add(new SwitchInstr(site, selector, linker.spec().rules(), cases, fallback));
    return Outcome.of(joined.value(), in.causes());
  }

  /** What is decided upon; when the lowering put it into the environment, it is used where it lies. */
  private Optional<Val> placed(String pure, String standard, Val input) {
    boolean replaced = linker.spec().resolver().hasPure(pure);
    return pure.equals(standard) && !replaced
        ? Elision.field(input, FlowOps.BRANCH)
        : Optional.empty();
  }

  private Operand selected(Val value) {
    Operand operand = code.operand(value);
    ValueRules rules = linker.spec().rules();
    return Operand.made(frame -> rules.selectorKey(operand.get(frame)));
  }

  private Operand decision(Site site, String pure, Val input) {
    code.scope().pin(input);
    Val decision = new PureLinker(linker, code).apply(site, pure, Optional.empty(), input);
    code.scope().unpin(input);
    return code.operand(decision);
  }

  private record Joined(List<Block> blocks, Val value) {}

  private Joined arms(Site site, List<Node> arms, Flow in) {
    List<Code> codes = new ArrayList<>();
    List<Val> values = new ArrayList<>();
    for (Node arm : arms) {
      Code inner = new Code(code.scope());
      values.add(linker.flow(arm, in, inner).value());
      codes.add(inner);
    }
    Val value = new Join(code.scope(), site, codes).join(values);
    return new Joined(codes.stream().map(Code::block).toList(), value);
  }
}

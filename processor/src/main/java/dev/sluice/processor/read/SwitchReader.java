package dev.sluice.processor.read;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.YieldTree;
import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.graph.GraphStep;
import dev.sluice.ir.graph.StepGraph;
import dev.sluice.processor.decl.TypeNames;
import dev.sluice.processor.problem.FlowCode;
import dev.sluice.processor.read.CaseGroups.Group;
import dev.sluice.processor.read.Fork.Arm;
import dev.sluice.processor.read.Fork.Placing;
import dev.sluice.processor.read.Frame.StepName;
import dev.sluice.processor.read.Frame.StepPlace;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.lang.model.type.TypeMirror;

/** Switches over enum constants, texts, whole numbers and characters. */
final class SwitchReader {

  private final Readers readers;
  private final FlowContext context;
  private final SwitchKeys keys;

  SwitchReader(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
    this.keys = new SwitchKeys(readers);
  }

  /** A switch statement; empty after a problem. A subject that no label fits is passed over. */
  Optional<Fork> fork(SwitchTree tree) {
    if (!isInOrder(tree.getExpression(), tree.getCases(), tree)) {
      return Optional.empty();
    }
    List<Group> groups = CaseGroups.of(tree.getCases());
    List<Arm> arms = new ArrayList<>();
    for (Group group : groups) {
      arms.add(new Arm(placing(group), group.statements(), Completion.of(group.statements())));
    }
    if (groups.stream().noneMatch(Group::isDefault)) {
      arms.add(new Arm((around, id) -> around.inside(id, "default"), List.of(), true));
    }
    return Optional.of(new Fork(
        tree,
        tree.getExpression(),
        "key",
        "switch",
        subject -> keys.key(subject, groups),
        arms,
        (subject, output, graphs) -> step(subject, output, groups, graphs)));
  }

  private Placing placing(Group group) {
    return group.isDefault()
        ? (around, id) -> around.inside(id, "default")
        : (around, id) -> around.inCase(id, keys.of(group));
  }

  private GraphStep step(
      String subject, String output, List<Group> groups, List<StepGraph> graphs) {
    Map<String, StepGraph> cases = new TreeMap<>();
    Optional<StepGraph> fallback = Optional.empty();
    for (int i = 0; i < graphs.size(); i++) {
      if (i >= groups.size() || groups.get(i).isDefault()) {
        fallback = Optional.of(graphs.get(i));
      } else {
        cases.put(keys.of(groups.get(i)), graphs.get(i));
      }
    }
    return new GraphStep.Switch(
        Optional.empty(),
        Optional.of(subject),
        List.of(subject),
        output,
        new TreeMap<>(cases),
        fallback);
  }

  Operand expression(SwitchExpressionTree tree, Target target, Frame frame) {
    if (!isInOrder(tree.getExpression(), tree.getCases(), tree)) {
      return context.unknown(tree);
    }
    List<Group> groups = CaseGroups.of(tree.getCases());
    boolean folds =
        groups.stream().allMatch(group -> value(group).filter(this::isPlain).isPresent());
    return folds ? choose(tree, groups, target, frame) : branch(tree, groups, target, frame);
  }

  /** The one expression that a group gives, behind an arrow or a yield. */
  private static Optional<ExpressionTree> value(Group group) {
    if (group.value().isPresent()) {
      return group.value();
    }
    return group.statements().size() == 1 && group.statements().get(0) instanceof YieldTree yield
        ? Optional.of(yield.getValue())
        : Optional.empty();
  }

  private boolean isPlain(ExpressionTree tree) {
    return !context.survey().hasStep(tree);
  }

  private Operand choose(
      SwitchExpressionTree tree, List<Group> groups, Target target, Frame frame) {
    TypeMirror type = context.source().type(tree);
    Operand subject = readers.expressions().read(tree.getExpression(), target.part("key"), frame);
    Map<String, Expr> cases = new LinkedHashMap<>();
    Optional<Expr> fallback = Optional.empty();
    for (Group group : groups) {
      ExpressionTree value = value(group).orElseThrow();
      Expr expr =
          readers.expressions().readAs(type, value, Target.called(), frame).expr();
      keys.all(group).forEach(key -> cases.put(key, expr));
      fallback = group.isDefault() ? Optional.of(expr) : fallback;
    }
    return new Operand(new Expr.Choose(new Expr.Key(subject.expr()), cases, fallback), type);
  }

  private Operand branch(
      SwitchExpressionTree tree, List<Group> groups, Target target, Frame frame) {
    TypeMirror type = context.source().type(tree);
    String wanted = target.forStep(new ContentNames(context).of("switch", tree.getExpression()));
    StepPlace place = frame.reserve(wanted, target.isVariable());
    Target key = Target.named(place.name() + ".key");
    Operand subject = readers.expressions().read(tree.getExpression(), key, frame);
    String source =
        readers.steps().settle(keys.key(subject, groups), key, frame, tree.getExpression());
    List<StepGraph> graphs = new ArrayList<>();
    for (Group group : groups) {
      Frame inner = frame.arm(placing(group).of(frame.place(), place.id()));
      graphs.add(inner.graph().build(arm(group, type, inner, tree)));
    }
    StepName name = frame.name(place);
    context.add(frame, step(source, name.output(), groups, graphs), name.id(), tree);
    if (context.types().isPrimitive(type)) {
      frame.graph().markNeverNull(name.output());
    }
    return new Operand(new Expr.Var(name.output()), type);
  }

  private String arm(Group group, TypeMirror type, Frame inner, Tree at) {
    if (group.value().isPresent()) {
      Operand value =
          readers.expressions().readAs(type, group.value().get(), Target.called(), inner);
      return readers
          .steps()
          .settle(value, Target.named("value"), inner, group.value().get());
    }
    List<? extends StatementTree> statements = group.statements();
    Ending ending = new Ending.FlowEnd(readers, type);
    Operand value =
        readers.statements().read(Sequence.of(statements, inner.place()), inner, ending, at);
    return readers.steps().settle(value, Target.named("return"), inner, at);
  }

  private boolean isInOrder(ExpressionTree subject, List<? extends CaseTree> cases, Tree at) {
    for (CaseTree tree : cases) {
      Optional<Tree> strange = CaseLabels.of(tree).strange();
      if (strange.isPresent()) {
        context.refuse(strange.get(), FlowCode.FLOW_PATTERN);
        return false;
      }
    }
    TypeMirror type = context.source().type(OperatorReader.withoutParentheses(subject));
    if (!keys.isSwitchable(type)) {
      context.refuse(at, FlowCode.FLOW_SWITCH_TYPE, TypeNames.text(type));
      return false;
    }
    for (Group group : CaseGroups.of(cases)) {
      if (group.falls()) {
        context.refuse(group.at(), FlowCode.FLOW_FALL_THROUGH);
        return false;
      }
    }
    return true;
  }
}

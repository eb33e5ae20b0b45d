package dev.sluice.processor.read;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.YieldTree;
import dev.sluice.ir.Json;
import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.graph.GraphStep;
import dev.sluice.ir.graph.StepGraph;
import dev.sluice.processor.decl.TypeNames;
import dev.sluice.processor.problem.FlowCode;
import dev.sluice.processor.read.CaseGroups.Group;
import dev.sluice.processor.read.Fork.Arm;
import dev.sluice.processor.read.Fork.Content;
import dev.sluice.processor.read.Fork.Decision;
import dev.sluice.processor.read.Fork.Placing;
import dev.sluice.processor.read.Frame.StepName;
import dev.sluice.processor.read.Frame.StepPlace;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
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
    List<List<Group>> chains = CaseGroups.chains(CaseGroups.of(tree.getCases()));
    List<Arm> arms = new ArrayList<>();
    for (List<Group> chain : chains) {
      arms.add(new Arm(placing(chain), content(chain), ways(chain)));
    }
    if (chains.stream().noneMatch(SwitchKeys::isDefault)) {
      arms.add(Arm.of((around, id) -> around.inside(id, "default"), List.of(), true));
    }
    return Optional.of(new Fork(
        tree,
        tree.getExpression(),
        (target, frame) -> decision(tree.getExpression(), chains, target, frame),
        "key",
        () -> new ContentNames(context).of("switch", tree.getExpression()),
        arms,
        (subject, output, graphs) -> step(subject, output, chains, graphs)));
  }

  /** A break inside reaches the end of the switch beside the end of the last group. */
  private static int ways(List<Group> chain) {
    boolean leaves = chain.stream().anyMatch(group -> Breaks.leave(group.statements()));
    return leaves ? 2 : Completion.of(chain.get(chain.size() - 1).statements()) ? 1 : 0;
  }

  /** Where groups decide again whether they are entered, the subject needs a name. */
  private Decision decision(
      ExpressionTree tree, List<List<Group>> chains, Target target, Frame frame) {
    Operand subject = readers.expressions().read(tree, target, frame);
    if (chains.stream().anyMatch(chain -> chain.size() > 1)) {
      String name = readers.steps().settle(subject, target.part("subject"), frame, tree);
      subject = new Operand(new Expr.Var(name), subject.type());
    }
    return new Decision(subject, keys.key(subject, chains));
  }

  private Content content(List<Group> chain) {
    return (around, id, own, subject) -> {
      int last = chain.size() - 1;
      Place lastPlace = last == 0 ? own : place(chain.get(last), around, id);
      Sequence statements = Sequence.of(chain.get(last).statements(), lastPlace);
      for (int i = last - 1; i >= 0; i--) {
        Operand enters = keys.enters(subject, chain, i);
        Place place = place(chain.get(i), around, id);
        statements = Sequence.of(entry(chain.get(i), enters, place), own).then(statements);
      }
      return statements;
    };
  }

  /** A group that control runs out of into the next one, and that may be passed over. */
  private Fork entry(Group group, Operand enters, Place place) {
    Tree at = group.at();
    String key = group.isDefault() ? "default" : "case " + keys.of(group);
    return new Fork(
        at,
        at,
        (target, frame) -> new Decision(enters, enters),
        "test",
        () -> "enter_" + Steps.hash(Json.of(key)),
        List.of(
            Arm.of((around, id) -> place, group.statements(), true),
            Arm.of((around, id) -> around.inside(id, "else"), List.of(), true)),
        ChoiceReader::cond);
  }

  private Placing placing(List<Group> chain) {
    return chain.size() == 1
        ? (around, id) -> place(chain.get(0), around, id)
        : (around, id) -> SwitchKeys.isDefault(chain)
            ? around.inside(id, "from")
            : around.inChain(id, keys.ofChain(chain));
  }

  private Place place(Group group, Place around, String id) {
    return group.isDefault() ? around.inside(id, "default") : around.inCase(id, keys.of(group));
  }

  private GraphStep step(
      String subject, String output, List<List<Group>> chains, List<StepGraph> graphs) {
    Map<String, StepGraph> cases = new TreeMap<>();
    Optional<StepGraph> fallback = Optional.empty();
    for (int i = 0; i < graphs.size(); i++) {
      if (i >= chains.size() || SwitchKeys.isDefault(chains.get(i))) {
        fallback = Optional.of(graphs.get(i));
      } else {
        cases.put(keys.ofChain(chains.get(i)), graphs.get(i));
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
    List<List<Group>> chains = CaseGroups.chains(groups);
    Decision decision = decision(tree.getExpression(), chains, key, frame);
    String source = readers.steps().settle(decision.key(), key, frame, tree.getExpression());
    List<StepGraph> graphs = new ArrayList<>();
    for (List<Group> chain : chains) {
      Frame inner = frame.arm(placing(chain).of(frame.place(), place.id()));
      Function<Place, Sequence> statements =
          own -> content(chain).of(frame.place(), place.id(), own, decision.subject());
      graphs.add(inner.graph().build(arm(chain, statements, type, inner, tree)));
    }
    StepName name = frame.name(place);
    context.add(frame, step(source, name.output(), chains, graphs), name.id(), tree);
    if (context.types().isPrimitive(type)) {
      frame.graph().markNeverNull(name.output());
    }
    return new Operand(new Expr.Var(name.output()), type);
  }

  private String arm(
      List<Group> chain,
      Function<Place, Sequence> statements,
      TypeMirror type,
      Frame inner,
      Tree at) {
    Optional<ExpressionTree> only = chain.get(0).value();
    if (only.isPresent()) {
      Operand value = readers.expressions().readAs(type, only.get(), Target.called(), inner);
      return readers.steps().settle(value, Target.named("value"), inner, only.get());
    }
    Ending ending = new Ending.FlowEnd(readers, type);
    Operand value = readers.statements().read(statements.apply(inner.place()), inner, ending, at);
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
    return true;
  }
}

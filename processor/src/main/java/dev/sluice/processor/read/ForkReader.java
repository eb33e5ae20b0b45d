package dev.sluice.processor.read;

import dev.sluice.ir.graph.GraphStep;
import dev.sluice.ir.graph.StepGraph;
import dev.sluice.processor.read.Fork.Arm;
import dev.sluice.processor.read.Frame.StepName;
import dev.sluice.processor.read.Frame.StepPlace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/**
 * Reads a branching statement and decides what becomes of the statements behind it, so that each of them is read once:
 *
 * <ul>
 *   <li>No arm returns: the branch joins the variables that arms assign, and the rest goes on.
 *   <li>One arm at most reaches the rest: the rest is read in that arm.
 *   <li>Several arms reach it, and some way in them returns: the branch gives {@code {returned, value, variables}}, and
 *       a second branch on {@code returned} gives the value or holds the rest.
 * </ul>
 */
final class ForkReader {

  private final Readers readers;
  private final FlowContext context;

  ForkReader(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
  }

  /** The value of everything from the branch on, if the rest was read as part of it. */
  Optional<Operand> read(Fork fork, Sequence rest, Frame frame, Ending ending) {
    if (!context.survey().hasExit(fork.tree())) {
      join(fork, frame);
      return Optional.empty();
    }
    long completing = fork.arms().stream().filter(Arm::completes).count();
    return Optional.of(
        completing < 2 ? around(fork, rest, frame, ending) : flagged(fork, rest, frame, ending));
  }

  private void join(Fork fork, Frame frame) {
    Map<VariableElement, Integer> lines = context.survey().assigned(fork.tree());
    List<VariableElement> variables = sorted(lines);
    boolean single = variables.size() == 1;
    StepPlace place = frame.reserve(name(fork, variables), single);
    Set<VariableElement> missing = new HashSet<>();
    Ending ending = new Ending.Join(readers, variables, missing);
    String output = branch(fork, place, Optional.empty(), frame, ending);
    if (single) {
      bind(variables.get(0), output, missing, lines, frame);
    } else {
      pluckAll(fork, output, variables, missing, lines, frame);
    }
  }

  /** Arms that end the flow stand beside the arm that holds the rest. */
  private Operand around(Fork fork, Sequence rest, Frame frame, Ending ending) {
    StepPlace place = frame.reserve(hashName(fork), false);
    return value(branch(fork, place, Optional.of(rest), frame, ending), ending.type());
  }

  private Operand flagged(Fork fork, Sequence rest, Frame frame, Ending ending) {
    Map<VariableElement, Integer> lines = context.survey().assigned(fork.tree());
    List<VariableElement> variables = sorted(lines);
    String name = variables.isEmpty() ? hashName(fork) : "return+" + name(fork, variables);
    StepPlace place = frame.reserve(name, false);
    Set<VariableElement> missing = new HashSet<>();
    Ending flag = new Ending.Flag(readers, variables, missing, ending.type());
    String output = branch(fork, place, Optional.empty(), frame, flag);
    String returned =
        pluck(fork, output, Ending.Flag.RETURNED, place.name() + ".returned", false, frame);

    StepPlace second = frame.reserve(place.name() + ".rest", false);
    Frame out = frame.arm(frame.place().inside(second.id(), "then"));
    String plucked = pluck(fork, output, Ending.Flag.VALUE, "value", false, out);
    Operand value = ending.returned(value(plucked, ending.type()), out, fork.tree());
    String result = readers.steps().settle(value, ending.target(), out, fork.tree());
    Frame on = frame.arm(frame.place());
    pluckAll(fork, output, variables, missing, lines, on);
    Operand after = readers.statements().read(rest, on, ending, fork.tree());
    String last = readers.steps().settle(after, ending.target(), on, fork.tree());

    StepName rests = frame.name(second);
    GraphStep step = new GraphStep.Cond(
        Optional.empty(),
        Optional.of(returned),
        List.of(returned),
        rests.output(),
        out.graph().build(result),
        on.graph().build(last));
    context.add(frame, step, rests.id(), fork.tree());
    return value(rests.output(), ending.type());
  }

  /** Adds the branch; its value is that of the arm taken. */
  private String branch(
      Fork fork, StepPlace place, Optional<Sequence> rest, Frame frame, Ending ending) {
    Target target = Target.named(place.name() + "." + fork.role());
    Operand subject = readers.expressions().read(fork.subject(), target, frame);
    String key = readers.steps().settle(fork.key().apply(subject), target, frame, fork.subject());
    List<StepGraph> graphs = new ArrayList<>();
    for (Arm arm : fork.arms()) {
      Frame inner = frame.arm(arm.place().of(frame.place(), place.id()));
      Sequence statements = Sequence.of(arm.statements(), inner.place());
      if (arm.completes() && rest.isPresent()) {
        statements = statements.then(rest.get());
      }
      Operand value = readers.statements().read(statements, inner, ending, fork.tree());
      String result = readers.steps().settle(value, ending.target(), inner, fork.tree());
      graphs.add(inner.graph().build(result));
    }
    StepName name = frame.name(place);
    context.add(frame, fork.maker().step(key, name.output(), graphs), name.id(), fork.tree());
    return name.output();
  }

  private void pluckAll(
      Fork fork,
      String record,
      List<VariableElement> variables,
      Set<VariableElement> missing,
      Map<VariableElement, Integer> lines,
      Frame frame) {
    for (VariableElement variable : variables) {
      String name = variable.getSimpleName().toString();
      bind(variable, pluck(fork, record, name, name, true, frame), missing, lines, frame);
    }
  }

  private String pluck(
      Fork fork, String record, String key, String wanted, boolean isVariable, Frame frame) {
    StepName name = frame.take(wanted, isVariable);
    context.add(
        frame, readers.steps().pluck(record, key, name.output(), frame), name.id(), fork.tree());
    return name.output();
  }

  private void bind(
      VariableElement variable,
      String output,
      Set<VariableElement> missing,
      Map<VariableElement, Integer> lines,
      Frame frame) {
    int line = Objects.requireNonNull(lines.get(variable));
    if (missing.contains(variable)) {
      frame.scope().spoil(variable, line);
      return;
    }
    frame.scope().assign(variable, value(output, variable.asType()), line);
    if (context.types().isPrimitive(variable.asType())) {
      frame.graph().markNeverNull(output);
    }
  }

  private static Operand value(String name, TypeMirror type) {
    return new Operand(new dev.sluice.ir.expr.Expr.Var(name), type);
  }

  private static List<VariableElement> sorted(Map<VariableElement, Integer> lines) {
    return lines.keySet().stream()
        .sorted(Comparator.comparing(variable -> variable.getSimpleName().toString()))
        .toList();
  }

  private String name(Fork fork, List<VariableElement> variables) {
    return variables.isEmpty()
        ? hashName(fork)
        : variables.stream()
            .map(variable -> variable.getSimpleName().toString())
            .collect(Collectors.joining("+"));
  }

  private String hashName(Fork fork) {
    return new ContentNames(context).of(fork.kind(), fork.subject());
  }
}

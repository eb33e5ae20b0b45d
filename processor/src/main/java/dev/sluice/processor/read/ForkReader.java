package dev.sluice.processor.read;

import com.sun.source.tree.SwitchTree;
import dev.sluice.ir.graph.GraphStep;
import dev.sluice.ir.graph.StepGraph;
import dev.sluice.processor.read.Fork.Arm;
import dev.sluice.processor.read.Frame.StepName;
import dev.sluice.processor.read.Frame.StepPlace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/**
 * Reads a branching statement and decides what becomes of the statements behind it, so that each of them is read once:
 *
 * <ul>
 *   <li>No arm returns: the branch joins the variables that arms assign, and the rest goes on.
 *   <li>One way at most reaches the rest: the rest is read in the arm that it goes through.
 *   <li>Several ways reach it, and some way in the arms returns: the branch gives {@code {returned, value, variables}},
 *       and a second branch on {@code returned} gives the value or holds the rest.
 * </ul>
 *
 * <p>A {@code break} of a switch around the branch leaves the arms as a {@code return} does, for the end of that switch.
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
    boolean returns = context.survey().hasExit(fork.tree());
    boolean leaves = ending.takesBreak() && Breaks.leave(fork.tree());
    int ways = fork.arms().stream().mapToInt(Arm::ways).sum();
    if (ways > 0 && !returns && !leaves) {
      join(fork, frame);
      return Optional.empty();
    }
    return Optional.of(
        ways < 2
            ? around(fork, rest, frame, ending)
            : new Flagged(fork, rest, ending, returns, leaves).read(frame));
  }

  private void join(Fork fork, Frame frame) {
    Map<VariableElement, Integer> lines = context.survey().assigned(fork.tree());
    List<VariableElement> variables = sorted(lines);
    boolean single = variables.size() == 1;
    StepPlace place = frame.reserve(name(fork, variables), single);
    Outcomes outcomes = new Outcomes();
    Ending ending = new Ending.Join(readers, variables, outcomes);
    String output = branch(fork, place, Optional.empty(), frame, ending);
    if (single) {
      bind(variables.get(0), output, outcomes, lines, frame);
    } else {
      pluckAll(fork, output, variables, outcomes, lines, frame);
    }
  }

  /** Arms that end the flow stand beside the arm that holds the rest. */
  private Operand around(Fork fork, Sequence rest, Frame frame, Ending ending) {
    StepPlace place = frame.reserve(fork.name().get(), false);
    return value(branch(fork, place, Optional.of(rest), frame, ending), ending.type());
  }

  /** A branch of which several ways reach the rest and others do not. */
  private final class Flagged {

    private final Fork fork;
    private final Sequence rest;
    private final Ending ending;
    private final boolean returns;
    private final boolean leaves;
    private final Map<VariableElement, Integer> lines;
    private final List<VariableElement> variables;
    private final Outcomes ended = new Outcomes();
    private final Outcomes left = new Outcomes();

    private Flagged(Fork fork, Sequence rest, Ending ending, boolean returns, boolean leaves) {
      this.fork = fork;
      this.rest = rest;
      this.ending = ending;
      this.returns = returns;
      this.leaves = leaves;
      this.lines = context.survey().assigned(fork.tree());
      this.variables = sorted(lines);
    }

    private Operand read(Frame frame) {
      String name = variables.isEmpty()
          ? fork.name().get()
          : (returns ? "return+" : "break+") + ForkReader.name(fork, variables);
      StepPlace place = frame.reserve(name, false);
      Ending flag = new Ending.Flag(readers, variables, ended, left, ending, leaves);
      String output = branch(fork, place, Optional.empty(), frame, flag);
      return returns
          ? unlessReturned(output, place.name(), frame)
          : unlessLeft(output, place.name(), frame);
    }

    private Operand unlessReturned(String output, String name, Frame frame) {
      return split(
          pluck(fork, output, Ending.Flag.RETURNED, name + ".returned", false, frame),
          name + ".rest",
          frame,
          out -> ending.returned(
              value(pluck(fork, output, Ending.Flag.VALUE, "value", false, out), ending.type()),
              out,
              fork.tree()),
          on -> leaves ? unlessLeft(output, name, on) : goOn(output, on));
    }

    private Operand unlessLeft(String output, String name, Frame frame) {
      return split(
          pluck(fork, output, Ending.Flag.LEFT, name + ".left", false, frame),
          returns ? name + ".unbroken" : name + ".rest",
          frame,
          out -> {
            pluckAll(fork, output, variables, left, lines, out);
            return ending.left(out, fork.tree());
          },
          on -> goOn(output, on));
    }

    private Operand goOn(String output, Frame frame) {
      pluckAll(fork, output, variables, ended, lines, frame);
      return readers.statements().read(rest, frame, ending, fork.tree());
    }

    /** A branch on whether the arms were left. */
    private Operand split(
        String left,
        String name,
        Frame frame,
        Function<Frame, Operand> then,
        Function<Frame, Operand> otherwise) {
      StepPlace place = frame.reserve(name, false);
      Frame out = frame.arm(frame.place().inside(place.id(), "then"));
      String result = readers.steps().settle(then.apply(out), ending.target(), out, fork.tree());
      Frame on = frame.arm(frame.place());
      String last = readers.steps().settle(otherwise.apply(on), ending.target(), on, fork.tree());
      StepName step = frame.name(place);
      context.add(
          frame,
          new GraphStep.Cond(
              Optional.empty(),
              Optional.of(left),
              List.of(left),
              step.output(),
              out.graph().build(result),
              on.graph().build(last)),
          step.id(),
          fork.tree());
      return value(step.output(), ending.type());
    }
  }

  /** Adds the branch; its value is that of the arm taken. */
  private String branch(
      Fork fork, StepPlace place, Optional<Sequence> rest, Frame frame, Ending ending) {
    Target target = Target.named(place.name() + "." + fork.role());
    Fork.Decision decision = fork.subject().read(target, frame);
    String key = readers.steps().settle(decision.key(), target, frame, fork.on());
    // A break in an arm of a switch is at the end of that arm; anywhere else it goes on outwards.
    Ending end = fork.tree() instanceof SwitchTree ? new Ending.SwitchArm(ending) : ending;
    List<StepGraph> graphs = new ArrayList<>();
    for (Arm arm : fork.arms()) {
      Frame inner = frame.arm(arm.place().of(frame.place(), place.id()));
      Sequence statements =
          arm.content().of(frame.place(), place.id(), inner.place(), decision.subject());
      if (arm.ways() == 1 && rest.isPresent()) {
        statements = statements.then(rest.get());
      }
      Operand value = readers
          .statements()
          .read(statements, inner, rest.isPresent() ? ending : end, fork.tree());
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
      Outcomes outcomes,
      Map<VariableElement, Integer> lines,
      Frame frame) {
    for (VariableElement variable : variables) {
      if (!outcomes.isUntouched(variable)) {
        String name = variable.getSimpleName().toString();
        bind(variable, pluck(fork, record, name, name, true, frame), outcomes, lines, frame);
      }
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
      Outcomes outcomes,
      Map<VariableElement, Integer> lines,
      Frame frame) {
    if (outcomes.isUntouched(variable)) {
      return;
    }
    int line = Objects.requireNonNull(lines.get(variable));
    if (outcomes.isPartial(variable)) {
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

  private static String name(Fork fork, List<VariableElement> variables) {
    return variables.isEmpty()
        ? fork.name().get()
        : variables.stream()
            .map(variable -> variable.getSimpleName().toString())
            .collect(Collectors.joining("+"));
  }
}

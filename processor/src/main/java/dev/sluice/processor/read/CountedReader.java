package dev.sluice.processor.read;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import dev.sluice.ir.Ann;
import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.expr.Expr.BinaryOp;
import dev.sluice.ir.expr.Expr.Kind;
import dev.sluice.processor.read.Frame.StepPlace;
import dev.sluice.processor.read.Repetitions.Next;
import dev.sluice.processor.read.Repetitions.Start;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.VariableElement;

/**
 * {@code for (int i = 0; i < MAX; i++)}: a repetition that hands on the counter, if the body uses it, and the one variable
 * that the body assigns. Its last statement may be {@code if (...) break;}.
 */
final class CountedReader {

  private final Readers readers;
  private final FlowContext context;
  private final ForHeader header;
  private final Repetitions repetitions;

  CountedReader(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
    this.header = new ForHeader(readers);
    this.repetitions = new Repetitions(readers);
  }

  /**
   * @param carried the variable that rounds hand on
   * @param counts whether the counter is handed on
   * @param breaks the last statement, if it ends the loop on a condition
   */
  private record Loop(
      ForHeader.Header header,
      Optional<VariableElement> carried,
      boolean counts,
      List<? extends StatementTree> body,
      Optional<IfTree> breaks,
      ForLoopTree tree) {}

  void loop(ForLoopTree tree, Frame frame) {
    Optional<ForHeader.Header> found = header.read(tree, frame);
    if (found.isEmpty()) {
      return;
    }
    Optional<Optional<VariableElement>> carried =
        new Carried(readers).of(tree.getStatement(), found.get().counter(), frame);
    if (carried.isEmpty()) {
      return;
    }
    List<? extends StatementTree> body = tree.getStatement() instanceof BlockTree block
        ? block.getStatements()
        : List.of(tree.getStatement());
    Optional<IfTree> breaks = body.isEmpty()
        ? Optional.empty()
        : Optional.of(body.get(body.size() - 1))
            .filter(CountedReader::isConditionalBreak)
            .map(IfTree.class::cast);
    if (breaks.isPresent()) {
      body = body.subList(0, body.size() - 1);
    }
    boolean counts = carried.get().isEmpty() || isUsed(found.get().counter(), tree.getStatement());
    add(new Loop(found.get(), carried.get(), counts, body, breaks, tree), frame);
  }

  private static boolean isConditionalBreak(StatementTree last) {
    return last instanceof IfTree choice
        && choice.getElseStatement() == null
        && (isBreak(choice.getThenStatement())
            || choice.getThenStatement() instanceof BlockTree block
                && block.getStatements().size() == 1
                && isBreak(block.getStatements().get(0)));
  }

  private static boolean isBreak(StatementTree statement) {
    return statement instanceof BreakTree leave && leave.getLabel() == null;
  }

  private boolean isUsed(VariableElement counter, Tree body) {
    return Boolean.TRUE.equals(
        new TreeScanner<Boolean, Void>() {
          @Override
          public Boolean visitIdentifier(IdentifierTree name, Void unused) {
            return counter.equals(context.source().element(name));
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }
        }.scan(body, null));
  }

  private void add(Loop loop, Frame frame) {
    String counter = loop.header().counter().getSimpleName().toString();
    String first = loop.carried().map(found -> found.getSimpleName().toString()).orElse(counter);
    StepPlace place = frame.reserve("for_" + first, false);
    List<Start> starts = new ArrayList<>();
    loop.carried().ifPresent(variable -> starts.add(start(variable, place, loop, frame)));
    if (loop.counts()) {
      Operand zero = new Operand(Expr.Literal.of(0), context.types().primitive(Kind.INT));
      starts.add(new Start(
          counter,
          readers.steps().settle(zero, Target.named(place.name() + ".count"), frame, loop.tree())));
    }
    Repetitions.Round round = (names, inner) -> round(loop, names, inner);
    String output =
        repetitions.add(place, starts, loop.header().bound(), Ann.NONE, round, loop.tree(), frame);
    loop.carried().ifPresent(variable -> {
      frame
          .scope()
          .assign(
              variable,
              new Operand(new Expr.Var(output), variable.asType()),
              context.source().line(loop.tree()));
      markNeverNull(variable, output, frame);
    });
  }

  private Start start(VariableElement variable, StepPlace place, Loop loop, Frame frame) {
    Operand value = frame.scope().find(variable).flatMap(Scope.Binding::value).orElseThrow();
    Target target = Target.named(place.name() + ".start");
    return new Start(
        variable.getSimpleName().toString(),
        readers.steps().settle(value, target, frame, loop.tree()));
  }

  private Next round(Loop loop, List<String> names, Frame inner) {
    loop.carried().ifPresent(variable -> {
      inner.scope().carry(variable, new Operand(new Expr.Var(names.get(0)), variable.asType()));
      markNeverNull(variable, names.get(0), inner);
    });
    VariableElement counter = loop.header().counter();
    String count = names.get(names.size() - 1);
    if (loop.counts()) {
      inner
          .scope()
          .assign(
              counter,
              new Operand(new Expr.Var(count), counter.asType()),
              context.source().line(loop.tree()));
      inner.graph().markNeverNull(count);
    }
    readers
        .statements()
        .read(
            Sequence.of(loop.body(), inner.place()),
            inner,
            new Ending.LoopBody(readers),
            loop.tree());
    List<String> next = new ArrayList<>();
    loop.carried().ifPresent(variable -> {
      Operand value = inner
          .scope()
          .find(variable)
          .flatMap(Scope.Binding::value)
          .orElseGet(() -> context.unknown(loop.tree()));
      next.add(readers.steps().settle(value, Target.named("carried"), inner, loop.tree()));
    });
    Optional<String> stop = loop.breaks().map(choice -> stop(choice, inner));
    if (loop.counts()) {
      Expr sum = new Expr.Binary(BinaryOp.ADD, Kind.INT, new Expr.Var(count), Expr.Literal.of(1));
      Operand one = new Operand(sum, context.types().primitive(Kind.INT));
      next.add(readers.steps().settle(one, Target.named("count"), inner, loop.tree()));
    }
    return new Next(next, stop);
  }

  private String stop(IfTree choice, Frame inner) {
    Target target = Target.named("break");
    Operand condition = readers
        .expressions()
        .readAs(context.types().primitive(Kind.BOOLEAN), choice.getCondition(), target, inner);
    return readers.steps().settle(condition, target, inner, choice.getCondition());
  }

  private void markNeverNull(VariableElement variable, String name, Frame frame) {
    if (context.types().isPrimitive(variable.asType())) {
      frame.graph().markNeverNull(name);
    }
  }
}

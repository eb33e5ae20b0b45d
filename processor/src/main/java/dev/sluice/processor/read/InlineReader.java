package dev.sluice.processor.read;

import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import dev.sluice.processor.decl.FlowDecl;
import dev.sluice.processor.decl.StepDefaults;
import dev.sluice.processor.problem.FlowCode;
import dev.sluice.processor.read.Frame.Inlined;
import dev.sluice.processor.read.Frame.StepPlace;
import dev.sluice.processor.read.StepCallReader.Arguments;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/** Calls of flows of the same top-level class: their steps become steps of the caller. */
final class InlineReader {

  /** Flows in flows are read by recursion. */
  private static final int MAX_DEPTH = 64;

  private final Readers readers;
  private final FlowContext context;

  InlineReader(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
  }

  Operand inline(
      FlowDecl flow, Arguments arguments, TypeMirror type, Target target, Frame frame, Tree at) {
    Inlined caller = frame.inlined().orElseThrow();
    ExecutableElement method = flow.element();
    MethodTree body = context.source().method(method).orElseThrow();
    if (isOpen(method, caller)) {
      return refused(at, type, FlowCode.FLOW_RECURSION, flow.id(), chain(flow, caller));
    }
    if (depth(caller) == MAX_DEPTH) {
      return refused(at, type, FlowCode.FLOW_INLINE_DEPTH, MAX_DEPTH, flow.id());
    }
    refuseOptions(target, flow);
    StepPlace place = frame.reserve(target.forStep(flow.id()), target.isVariable());
    List<String> values = arguments.read(Target.named(place.name()));
    Set<String> variables = context.survey().add(body);
    if (context.survey().tooDeep().isPresent()) {
      context.giveUp();
      return new Operand(context.unknown(at).expr(), type);
    }
    Scope scope = Scope.root();
    for (int i = 0; i < values.size(); i++) {
      VariableElement parameter = method.getParameters().get(i);
      scope.assign(
          parameter,
          new Operand(new dev.sluice.ir.expr.Expr.Var(values.get(i)), parameter.asType()),
          context.source().line(body.getParameters().get(i)));
    }
    Frame inner = new Frame(
        frame.graph(),
        scope,
        Place.of(place.id(), variables),
        frame.prefix() + place.name() + ".",
        Optional.of(new Inlined(method, flow.id(), frame.inlined())));
    Ending ending = new Ending.FlowEnd(readers, method.getReturnType(), Optional.of(frame.graph()));
    return readers
        .statements()
        .read(Sequence.of(body.getBody(), inner.place()), inner, ending, body);
  }

  private Operand refused(Tree at, TypeMirror type, FlowCode code, Object... arguments) {
    context.refuse(at, code, arguments);
    return new Operand(context.unknown(at).expr(), type);
  }

  /** A call of a flow is no step of its own yet, so there is nothing that could have a time limit or be repeated. */
  private void refuseOptions(Target target, FlowDecl flow) {
    target.options().ifPresent(options -> {
      StepDefaults stated = options.take();
      if (!stated.equals(StepDefaults.NONE)) {
        context.refuse(
            options.at(),
            FlowCode.FLOW_NOT_SUPPORTED_YET,
            "'" + stated.json().members().keySet().iterator().next() + "' on a call of the flow '"
                + flow.id() + "'",
            "State it on the steps inside that flow.");
      }
    });
  }

  private static boolean isOpen(ExecutableElement method, Inlined caller) {
    for (Optional<Inlined> at = Optional.of(caller);
        at.isPresent();
        at = at.get().caller()) {
      if (at.get().flow().equals(method)) {
        return true;
      }
    }
    return false;
  }

  private static int depth(Inlined caller) {
    return caller.caller().map(InlineReader::depth).orElse(0) + 1;
  }

  private static String chain(FlowDecl flow, Inlined caller) {
    List<String> ids = new ArrayList<>();
    ids.add(flow.id());
    for (Optional<Inlined> at = Optional.of(caller);
        at.isPresent();
        at = at.get().caller()) {
      ids.add(at.get().id());
      if (at.get().flow().equals(flow.element())) {
        break;
      }
    }
    Collections.reverse(ids);
    return String.join(" -> ", ids);
  }
}

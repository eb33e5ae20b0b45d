package dev.sluice.runtime.internal.link;

import dev.sluice.ir.Node;
import dev.sluice.runtime.internal.exec.Causes;
import dev.sluice.runtime.internal.exec.Inner;
import dev.sluice.runtime.internal.exec.IterInstr;
import dev.sluice.runtime.internal.exec.Operand;
import dev.sluice.runtime.internal.exec.Site;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Links a bounded repetition. What is carried from round to round stays taken apart when the body ends with a value of
 * the form it began with; otherwise it is carried in one piece.
 */
final class IterLinker {

  /** Finding that out means linking the body twice, which would double with every level. */
  private static final int MAX_NESTING = 3;

  private static final Val IN_ONE_PIECE = new Val.Made(null);

  private final Linker linker;
  private final Code code;

  IterLinker(Linker linker, Code code) {
    this.linker = linker;
    this.code = code;
  }

  Outcome iter(Node.IterUpTo node, Flow in) {
    if (node.bound() <= 0) {
      return Outcome.of(in.value(), in.causes());
    }
    if (!in.value().isWhole() && code.scope().depth() < MAX_NESTING) {
      Optional<Outcome> apart = linked(node, in, true);
      if (apart.isPresent()) {
        return apart.get();
      }
    }
    return linked(node, in, false).orElseThrow();
  }

  private Optional<Outcome> linked(Node.IterUpTo node, Flow in, boolean apart) {
    Site site = linker.site(node);
    Scope inner = code.scope().inner();
    List<Val.Slot> carried = new ArrayList<>();
    Val start = apart ? copyOf(in.value(), inner, carried) : slot(inner, carried);
    carried.forEach(inner::unpin);

    Code body = new Code(inner);
    Causes.RoundRef round = new Causes.RoundRef(inner.depth(), in.causes());
    Flow end = linker.flow(node.body(), new Flow(start, Causes.of(List.of(round))), body);
    round.endsWith(end.causes());
    if (apart && !sameForm(in.value(), end.value())) {
      return Optional.empty();
    }
    Operand until = null;
    if (node.until().isPresent()) {
      inner.pin(end.value());
      until = body.operand(new PureLinker(linker, body)
          .apply(site, node.until().get(), Optional.empty(), end.value()));
      inner.unpin(end.value());
    }

    Val form = apart ? in.value() : IN_ONE_PIECE;
    Operand[] first = operands(form, in.value(), code);
    Operand[] carry = operands(form, end.value(), body);
    List<Val.Slot> results = new ArrayList<>();
    Val value = apart ? copyOf(form, code.scope(), results) : slot(code.scope(), results);
    results.forEach(code.scope()::unpin);
    // Made last, since everything before may have captured something.
    Inner frame = new Inner(body.block(), inner.size(), inner.capturedFrom(), inner.capturedTo());
    int[] dst = results.stream().mapToInt(Val.Slot::index).toArray();
    code.add(
        new IterInstr(site, node.bound(), linker.spec().rules(), frame, first, carry, until, dst));
    return Optional.of(Outcome.of(value, in.causes()));
  }

  private static Val.Slot slot(Scope scope, List<Val.Slot> taken) {
    Val.Slot slot = scope.slot();
    scope.pin(slot);
    taken.add(slot);
    return slot;
  }

  /** The same form, made of new slots. */
  private static Val copyOf(Val form, Scope scope, List<Val.Slot> taken) {
    if (form instanceof Val.Env env) {
      Map<String, Val> fields = new LinkedHashMap<>();
      env.fields().forEach((name, field) -> fields.put(name, copyOf(field, scope, taken)));
      return Val.Env.of(fields);
    }
    if (form instanceof Val.Lst list) {
      List<Val> items = new ArrayList<>();
      list.items().forEach(item -> items.add(copyOf(item, scope, taken)));
      return Val.Lst.of(items);
    }
    return slot(scope, taken);
  }

  /** Whether a value can be taken apart in the way the form is. */
  private static boolean sameForm(Val form, Val value) {
    if (form instanceof Val.Env env) {
      return value instanceof Val.Env other
          && other.fields().keySet().equals(env.fields().keySet())
          && env.fields().entrySet().stream()
              .allMatch(field -> sameForm(field.getValue(), other.field(field.getKey())));
    }
    if (form instanceof Val.Lst list) {
      if (!(value instanceof Val.Lst other)
          || other.items().size() != list.items().size()) {
        return false;
      }
      for (int i = 0; i < list.items().size(); i++) {
        if (!sameForm(list.items().get(i), other.items().get(i))) {
          return false;
        }
      }
    }
    return true;
  }

  private static Operand[] operands(Val form, Val value, Code in) {
    List<Operand> operands = new ArrayList<>();
    collect(form, value, in, operands);
    return operands.toArray(Operand[]::new);
  }

  private static void collect(Val form, Val value, Code in, List<Operand> operands) {
    if (form instanceof Val.Env env) {
      env.fields()
          .forEach((name, field) -> collect(field, ((Val.Env) value).field(name), in, operands));
    } else if (form instanceof Val.Lst list) {
      for (int i = 0; i < list.items().size(); i++) {
        collect(list.items().get(i), ((Val.Lst) value).items().get(i), in, operands);
      }
    } else {
      operands.add(in.operand(value));
    }
  }
}

package dev.sluice.processor.read;

import com.sun.source.tree.ExpressionTree;
import dev.sluice.ir.expr.Expr;
import dev.sluice.processor.problem.FlowCode;
import dev.sluice.processor.read.CaseGroups.Group;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.TypeMirror;

/** The texts by which the arms of a switch are chosen. */
final class SwitchKeys {

  private final Readers readers;
  private final FlowContext context;

  SwitchKeys(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
  }

  boolean isSwitchable(TypeMirror type) {
    return switch (context.types().unboxedKind(type)) {
      case STRING, INT, SHORT, BYTE, CHAR -> true;
      default -> context.types().isEnum(type);
    };
  }

  /** The key of a group's arm: that of its first label, so that another label does not rename the steps in it. */
  String of(Group group) {
    return of(group.labels().get(0));
  }

  /** The key of an arm of several groups. */
  String ofChain(List<Group> chain) {
    return of(chain.get(0));
  }

  List<String> all(Group group) {
    return group.labels().stream().map(this::of).toList();
  }

  /** The name of the constant, the text, the number in decimal, the code of the character. */
  private String of(ExpressionTree label) {
    Element element = context.source().element(label);
    if (element != null && element.getKind() == ElementKind.ENUM_CONSTANT) {
      return element.getSimpleName().toString();
    }
    Optional<Expr.Literal> constant =
        Fold.label(readers.constants().label(label).expr());
    if (constant.isEmpty()) {
      context.refuse(
          label, FlowCode.FLOW_NOT_CONSTANT, "The label of a case", ExpressionReader.shown(label));
      return "";
    }
    Object value = constant.get().value().orElseThrow();
    return value instanceof Character c ? String.valueOf((int) c) : String.valueOf(value);
  }

  /** The key of a subject; null raises what Java raises. */
  Operand key(Operand subject, List<List<Group>> chains) {
    Expr key = new Expr.Key(subject.expr());
    boolean isDirect = chains.stream()
        .allMatch(chain -> isDefault(chain)
            || chain.stream().mapToInt(group -> group.labels().size()).sum() == 1);
    return new Operand(isDirect ? key : grouped(key, chains), context.types().string());
  }

  /** Every label gives the key of its arm, anything else a text that no label has. */
  private Expr grouped(Expr key, List<List<Group>> chains) {
    Map<String, Expr> cases = new LinkedHashMap<>();
    for (List<Group> chain : chains) {
      if (!isDefault(chain)) {
        Expr first = Expr.Literal.of(ofChain(chain));
        chain.forEach(group -> all(group).forEach(label -> cases.put(label, first)));
      }
    }
    String other = "default";
    while (cases.containsKey(other)) {
      other = other + "_";
    }
    return new Expr.Choose(key, cases, Optional.of(Expr.Literal.of(other)));
  }

  static boolean isDefault(List<Group> chain) {
    return chain.stream().anyMatch(Group::isDefault);
  }

  /** Whether the subject, which is known to enter a chain, enters it at a group or before. */
  Operand enters(Operand subject, List<Group> chain, int group) {
    List<Group> entered = chain.subList(0, group + 1);
    boolean isDefault = isDefault(entered);
    List<Group> named = isDefault ? chain.subList(group + 1, chain.size()) : entered;
    Map<String, Expr> cases = new LinkedHashMap<>();
    named.forEach(
        each -> all(each).forEach(label -> cases.put(label, Expr.Literal.of(!isDefault))));
    Expr key = new Expr.Key(subject.expr());
    return new Operand(
        new Expr.Choose(key, cases, Optional.of(Expr.Literal.of(isDefault))),
        context.types().primitive(Expr.Kind.BOOLEAN));
  }
}

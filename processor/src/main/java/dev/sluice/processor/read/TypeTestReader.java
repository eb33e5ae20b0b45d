package dev.sluice.processor.read;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import dev.sluice.ir.expr.Expr;
import dev.sluice.ir.expr.ExprFacts;
import dev.sluice.processor.decl.SealedTypes;
import dev.sluice.processor.decl.TypeNames;
import dev.sluice.processor.problem.FlowCode;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * {@code x instanceof T} and {@code x instanceof T t} for a value of a sealed interface. The binding is the value itself
 * under another type: it is seen wherever Java lets it be seen, since javac has checked that the test held there.
 */
final class TypeTestReader {

  /** A binding stands for the expression it was tested on, so that one must not be a large one. */
  private static final int LARGEST = 50;

  private final Readers readers;
  private final FlowContext context;

  TypeTestReader(Readers readers) {
    this.readers = readers;
    this.context = readers.context();
  }

  Operand read(InstanceOfTree tree, Target target, Frame frame) {
    Optional<SealedTypes.Known> hierarchy = hierarchy(tree);
    if (hierarchy.isEmpty()) {
      return context.unknown(tree);
    }
    Optional<VariableTree> binding = binding(tree);
    if (binding.isEmpty() && tree.getPattern() != null) {
      return context.unknown(tree);
    }
    Tree type = binding.isPresent() ? binding.get().getType() : tree.getType();
    Optional<Map<String, String>> records = records(tree, type, hierarchy.get());
    if (records.isEmpty()) {
      return context.unknown(tree);
    }
    Operand operand = readers.expressions().read(tree.getExpression(), target.operands(), frame);
    binding.ifPresent(variable ->
        bind(variable, new Operand(operand.expr(), context.source().type(type)), frame));
    Expr test = new Expr.Is(operand.expr(), hierarchy.get().property(), records.get());
    return new Operand(test, context.types().primitive(Expr.Kind.BOOLEAN));
  }

  /** The variable; empty without, and after a problem. */
  private Optional<VariableTree> binding(InstanceOfTree tree) {
    if (tree.getPattern() == null) {
      return Optional.empty();
    }
    if (tree.getPattern() instanceof BindingPatternTree pattern) {
      return Optional.of(pattern.getVariable());
    }
    refuse(tree.getPattern(), "a record pattern takes the value apart");
    return Optional.empty();
  }

  /** What the tested value may be; empty after a problem. */
  private Optional<SealedTypes.Known> hierarchy(InstanceOfTree tree) {
    TypeMirror type =
        context.source().type(OperatorReader.withoutParentheses(tree.getExpression()));
    Optional<TypeElement> tested =
        type instanceof DeclaredType ? context.types().element(type) : Optional.empty();
    if (tested.filter(SealedTypes::isSealedInterface).isEmpty()) {
      refuse(
          tree,
          "the value is of type '" + TypeNames.text(type) + "', which is no sealed interface");
      return Optional.empty();
    }
    SealedTypes.Reading reading = SealedTypes.read(tested.get());
    if (reading instanceof SealedTypes.Known known) {
      return Optional.of(known);
    }
    if (reading instanceof SealedTypes.Unfit unfit) {
      refuse(
          tree,
          "'" + TypeNames.text(type) + "' is no sealed interface of records, because "
              + unfit.why());
    } else if (reading instanceof SealedTypes.Twice twice) {
      refuse(
          tree,
          "two records of '" + TypeNames.text(type) + "' are both '" + twice.value() + "' in JSON");
    } else {
      context.giveUp();
    }
    return Optional.empty();
  }

  /** The records for which the test holds; empty after a problem. */
  private Optional<Map<String, String>> records(
      InstanceOfTree tree, Tree at, SealedTypes.Known hierarchy) {
    TypeMirror type = context.source().type(at);
    TypeMirror tested = context.source().type(tree.getExpression());
    Optional<String> why = Optional.empty();
    if (type.getKind() != TypeKind.DECLARED) {
      why = Optional.of("'" + TypeNames.text(type) + "' is neither a record nor an interface");
    } else if (!context.types().element(type).orElseThrow().getTypeParameters().isEmpty()) {
      why = Optional.of("'" + TypeNames.text(type) + "' has type parameters");
    } else if (!context.types().types().isSubtype(type, tested)) {
      why = Optional.of(
          "'" + TypeNames.text(type) + "' is not permitted by '" + TypeNames.text(tested) + "'");
    }
    if (why.isPresent()) {
      refuse(at, why.get());
      return Optional.empty();
    }
    SortedMap<String, String> records = new TreeMap<>();
    hierarchy.records().forEach((value, record) -> {
      if (context.types().types().isSubtype(record.asType(), type)) {
        records.put(context.types().binaryName(record), value);
      }
    });
    return Optional.of(records);
  }

  private void bind(VariableTree tree, Operand value, Frame frame) {
    Optional<VariableElement> variable = context.source().variable(tree);
    if (variable.isEmpty()) {
      context.giveUp();
      return;
    }
    String name = tree.getName().toString();
    if (VariableReader.isReserved(name)) {
      context.refuse(tree, FlowCode.FLOW_NAME_RESERVED, name);
    }
    Optional<AnnotationTree> step = readers.statements().variables().step(tree);
    step.ifPresent(at -> context.refuse(at, FlowCode.FLOW_STEP_NOT_A_CALL, name));
    if (size(value.expr()) > LARGEST) {
      context.refuse(
          tree,
          FlowCode.FLOW_NOT_SUPPORTED_YET,
          "A variable for the value of so long an expression",
          "Give the value a name before it is tested.");
    }
    frame.scope().assign(variable.get(), value, context.source().line(tree));
  }

  private static int size(Expr expr) {
    return 1 + ExprFacts.children(expr).stream().mapToInt(TypeTestReader::size).sum();
  }

  private void refuse(Tree at, String why) {
    context.refuse(at, FlowCode.FLOW_INSTANCEOF, why);
  }
}

package dev.sluice.processor.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Calls: of steps, of other flows, and of methods of the JDK and of records. */
final class StepCalls {

  /** Inlined flows make programs large; no flow is called that would make its caller larger than this. */
  private static final int LARGEST = 60;

  private final Makers makers;

  StepCalls(Makers makers) {
    this.makers = makers;
  }

  boolean canGive(Type type, Scope scope) {
    return Callee.ALL.stream().anyMatch(callee -> gives(callee, Optional.of(type), scope));
  }

  private static boolean gives(Callee callee, Optional<Type> type, Scope scope) {
    return callee.returns().equals(type) && (scope.checked() || !callee.checked());
  }

  /** A call of a tool, reasoner or pure. */
  Code giving(Type type, Scope scope, int depth) {
    return call(
        makers
            .draw()
            .from(Callee.ALL.stream()
                .filter(c -> gives(c, Optional.of(type), scope))
                .toList()),
        scope,
        depth);
  }

  /** A call that stands as a statement. */
  Code effect(Scope scope, int depth) {
    List<Callee> callees = Callee.ALL.stream()
        .filter(callee -> (callee.hasEffect() || makers.draw().chance(25))
            && (scope.checked() || !callee.checked()))
        .toList();
    return call(makers.draw().from(callees), scope, depth);
  }

  /** A call of the step with the name. */
  Code call(String name, Scope scope, int depth) {
    return call(
        Callee.ALL.stream()
            .filter(callee -> callee.name().equals(name))
            .findFirst()
            .orElseThrow(),
        scope,
        depth);
  }

  Code write(Code text) {
    makers.spend(1);
    makers.seen(Construct.TOOL_WRITE);
    int facts = Code.STEP | Code.WRITE | Code.CALL;
    return Code.withFacts("String", facts, makers.form().tools() + "write(", text, ")");
  }

  Code read(Code text) {
    makers.spend(1);
    makers.seen(Construct.TOOL_READ);
    return Code.withFacts(
        "String", Code.STEP | Code.CALL, makers.form().tools() + "read(", text, ")");
  }

  Code call(Callee callee, Scope scope, int depth) {
    makers.spend(1);
    makers.seen(callee.kind().construct());
    if (callee.kind() == Callee.Kind.THROWING) {
      makers.seen(Construct.PURE);
    }
    count(callee);
    List<Object> parts = new ArrayList<>(List.of(prefix(callee) + callee.name() + "("));
    boolean nested = arguments(callee.parameters(), parts, scope, depth);
    if (nested) {
      makers.seen(Construct.NESTED_CALL);
    }
    int facts = Code.STEP
        | Code.CALL
        | (callee.hasEffect() ? Code.WRITE : 0)
        | (callee.name().equals("find") || callee.name().equals("draft") ? Code.RETRY : 0)
        | (callee.isRepeatable() ? Code.REPEATABLE : 0)
        | (callee.isPure() ? 0 : Code.LIMITABLE);
    return Code.withFacts(callee.returns().map(Type::text).orElse("void"), facts, parts);
  }

  private void count(Callee callee) {
    if (callee.parameters().isEmpty()) {
      makers.seen(Construct.NO_ARGUMENT);
    } else if (callee.parameters().size() > 1) {
      makers.seen(Construct.SEVERAL_ARGUMENTS);
    }
    if (callee.returns().isEmpty()) {
      makers.seen(Construct.TOOL_VOID);
    }
    if (callee.checked()) {
      makers.seen(Construct.TOOL_CHECKED);
    }
  }

  /** Adds arguments and the closing parenthesis; true if one of them calls a step. */
  private boolean arguments(List<Type> parameters, List<Object> parts, Scope scope, int depth) {
    boolean nested = false;
    for (int i = 0; i < parameters.size(); i++) {
      parts.add(i == 0 ? "" : ", ");
      Code argument = makers.expressions().value(parameters.get(i), scope, depth - 1);
      nested |= argument.is(Code.STEP);
      parts.add(argument);
    }
    parts.add(")");
    return nested;
  }

  String prefix(Callee callee) {
    if (callee.isPure()) {
      return "Kit.";
    }
    if (callee.kind() == Callee.Kind.CHILD) {
      return "Others.";
    }
    return callee.kind() == Callee.Kind.REASONER
        ? makers.form().minds()
        : makers.form().tools();
  }

  boolean canInline(Type type, Scope scope) {
    return makers.earlier().stream().anyMatch(flow -> fits(flow, Optional.of(type), scope));
  }

  private boolean fits(Flow flow, Optional<Type> type, Scope scope) {
    return flow.returns().equals(type)
        && (scope.checked() || !flow.checked())
        && makers.size() + flow.size() < LARGEST;
  }

  Code inlined(Type type, Scope scope, int depth) {
    List<Flow> flows = makers.earlier().stream()
        .filter(flow -> fits(flow, Optional.of(type), scope))
        .toList();
    makers.seen(Construct.FLOW_INLINED);
    return call(makers.draw().from(flows), scope, depth);
  }

  /** A call of a flow that stands as a statement; empty if there is none. */
  Optional<Code> inlined(Scope scope, int depth) {
    List<Flow> flows = makers.earlier().stream()
        .filter(flow -> fits(flow, Optional.empty(), scope))
        .toList();
    if (flows.isEmpty()) {
      return Optional.empty();
    }
    makers.seen(Construct.FLOW_INLINED_VOID);
    return Optional.of(call(makers.draw().from(flows), scope, depth));
  }

  private Code call(Flow flow, Scope scope, int depth) {
    makers.calls().add(flow.name());
    makers.calls().addAll(flow.calls());
    makers.spend(flow.size());
    List<Object> parts =
        new ArrayList<>(List.of((makers.draw().chance(20) ? "this." : "") + flow.name() + "("));
    arguments(flow.parameters().stream().map(Scope.Variable::type).toList(), parts, scope, depth);
    int facts = flow.body().facts() | Code.STEP | Code.CALL;
    String type = flow.returns().map(Type::text).orElse("void");
    if (Character.isUpperCase(type.charAt(0)) && makers.draw().chance(35)) {
      makers.seen(Construct.FLOWS_SUB);
      // The cast keeps what stands around it from choosing the type of the result.
      parts.add(0, "((" + type + ") Flows.sub(() -> ");
      parts.add("))");
      return Code.withFacts(type, facts | Code.WRITE, parts);
    }
    return Code.withFacts(type, facts, parts);
  }

  /** A call of an allow-listed method or an accessor. */
  Code member(Type type, Scope scope, int depth) {
    List<Member> members =
        Member.ALL.stream().filter(member -> member.returns() == type).toList();
    Member member = makers.draw().from(members);
    makers.seen(member.construct());
    List<Object> parts = new ArrayList<>();
    if (member.on().isPresent()) {
      parts.add(makers.expressions().exact(member.on().get(), scope, depth - 1));
      parts.add(".");
    }
    parts.add(member.name() + "(");
    for (int i = 0; i < member.parameters().size(); i++) {
      parts.add(i == 0 ? "" : ", ");
      parts.add(argument(member.parameters().get(i), i, scope, depth - 1));
    }
    parts.add(")");
    return Code.expression(type, parts);
  }

  private Code argument(String parameter, int index, Scope scope, int depth) {
    return switch (parameter) {
      case "INDEX" ->
        makers.draw().chance(85)
            ? Code.expression(
                Type.INT, String.valueOf(makers.draw().chance(80) ? index : index + 1))
            : makers.expressions().exact(Type.INT, scope, depth);
      case "KEY" -> Code.of("", "(\"\" + ", makers.expressions().leaf(Type.STRING, scope), ")");
      case "OBJECT" -> makers.expressions().any(scope, depth);
      default ->
        parameter.startsWith("plain ")
            ? makers.expressions().leaf(Type.valueOf(parameter.substring("plain ".length())), scope)
            : makers.expressions().exact(Type.valueOf(parameter), scope, depth);
    };
  }
}

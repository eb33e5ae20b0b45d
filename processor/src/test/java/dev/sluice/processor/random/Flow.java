package dev.sluice.processor.random;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A flow.
 *
 * @param checked whether it may throw checked exceptions
 * @param calls names of the flows it calls
 * @param coverage of the body, without called flows
 * @param size about the number of its steps, those of called flows included
 */
record Flow(
    String name,
    List<Scope.Variable> parameters,
    Optional<Type> returns,
    boolean checked,
    Code body,
    Coverage coverage,
    Set<String> calls,
    int size) {

  /** @param modifier what a method of the owner begins with */
  String source(String modifier) {
    String declared = parameters.stream()
        .map(parameter -> parameter.type().text() + " " + parameter.name())
        .collect(Collectors.joining(", "));
    return "@Flow\n%s%s %s(%s)%s {\n%s}\n"
        .formatted(
            modifier,
            returns.map(Type::text).orElse("void"),
            name,
            declared,
            checked ? " throws Exception" : "",
            body);
  }

  Flow withBody(Code other) {
    return new Flow(name, parameters, returns, checked, other, coverage, calls, size);
  }
}

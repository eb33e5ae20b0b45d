package dev.sluice.processor.random;

import dev.sluice.processor.testing.Compilations;
import dev.sluice.processor.testing.Message;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Compiles classes of flows and runs each flow both ways. */
final class Trials {

  private final Path folder;
  private final int inputs;
  private final Coverage coverage = new Coverage();
  private int compilations;
  private int runs;
  private int successes;
  private int infinite;

  /** @param inputs how many inputs each flow gets */
  Trials(Path folder, int inputs) {
    this.folder = folder;
    this.inputs = inputs;
  }

  /**
   * A flow that does not do what plain Java does.
   *
   * @param kind the same for failures that are alike
   * @param text what happened, for people
   */
  record Failure(FlowClass flows, Flow flow, String kind, String text) {}

  /** Failures of some flows of the class, in order. */
  List<Failure> of(FlowClass flows, List<Flow> tried, long seed) {
    Path output = folder.resolve("c" + compilations++);
    Compilations.Result result = Compiled.compile(flows, output);
    if (!result.success()) {
      return List.of(refused(flows, tried.get(tried.size() - 1), result));
    }
    List<Failure> failures = new ArrayList<>();
    try (Compiled compiled = new Compiled(flows, output)) {
      for (Flow flow : tried) {
        run(flows, flow, compiled, seed).ifPresent(failures::add);
      }
    } catch (IOException | ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
    return failures;
  }

  private Failure refused(FlowClass flows, Flow flow, Compilations.Result result) {
    String ids = result.messages().stream()
        .flatMap(message -> message.ids().stream())
        .collect(Collectors.toCollection(TreeSet::new))
        .toString();
    boolean isJavac = result.messages().stream()
        .filter(Message::isError)
        .anyMatch(message -> message.ids().isEmpty());
    return new Failure(flows, flow, isJavac ? "javac" : "refused " + ids, result.output());
  }

  private Optional<Failure> run(FlowClass flows, Flow flow, Compiled compiled, long seed)
      throws ReflectiveOperationException {
    Draw draw = new Draw(seed + flow.name().hashCode());
    boolean hasEnded = false;
    for (int i = 0; i < (flow.parameters().isEmpty() ? 1 : inputs); i++) {
      List<Object> arguments = compiled.arguments(flow, draw);
      Outcome plain = compiled.plain(flow, arguments);
      Outcome program = compiled.program(flow, arguments, i % 3 == 2);
      runs++;
      successes += plain.succeeds() ? 1 : 0;
      if (plain.succeeds() && !hasEnded) {
        hasEnded = true;
        coverage.add(flow.coverage());
      }
      infinite += program.infinite() ? 1 : 0;
      Optional<String> difference = plain.difference(program, flow.body().is(Code.RETRY));
      if (difference.isPresent()) {
        String text = "on " + arguments + "\n  plain Java " + plain + "\n  the program " + program;
        return Optional.of(new Failure(flows, flow, difference.get(), text));
      }
    }
    return Optional.empty();
  }

  /** Of flows that came to their end at least once. */
  Coverage coverage() {
    return coverage;
  }

  int runs() {
    return runs;
  }

  /** Runs that plain Java ended with a value. */
  int successes() {
    return successes;
  }

  /** Runs that ended at a boundary because a number was not finite. */
  int infinite() {
    return infinite;
  }
}

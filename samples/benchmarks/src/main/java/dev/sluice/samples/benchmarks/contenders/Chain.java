package dev.sluice.samples.benchmarks.contenders;

import dev.sluice.runtime.FlowHandle;
import dev.sluice.runtime.Sluice;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * One chain in all its forms.
 *
 * @param type of the collaborator that takes the steps
 * @param crew implementations of it
 * @param step one step
 * @param plain the flow method called as plain Java
 * @param flow the same method compiled
 */
public record Chain<C, T>(
    Class<C> type,
    List<C> crew,
    BiFunction<C, T, T> step,
    BiFunction<C, T, T> plain,
    FlowHandle<T, T> flow,
    int length,
    T input) {

  /** Builds one of the forms, ready to be run. */
  public Contender contender(Kind kind) {
    return switch (kind) {
      case DIRECT -> rotation(worker -> () -> plain.apply(worker, input));
      case DIRECT_INLINED -> () -> plain.apply(crew.get(0), input);
      case SLUICE -> rotation(worker -> SluiceRun.of(bound(worker), flow, input));
      case SLUICE_EVENTS -> rotation(worker -> SluiceRun.withEvents(bound(worker), flow, input));
      case LANGCHAIN4J ->
        rotation(worker -> LangChain.chain(length, value -> step.apply(worker, value), input));
      case LANGGRAPH4J ->
        rotation(worker -> LangGraph.chain(length, value -> step.apply(worker, value), input));
    };
  }

  private Contender rotation(Function<C, Contender> contender) {
    return new Rotation(crew.stream().map(contender).toList());
  }

  private Sluice.Builder bound(C worker) {
    return Sluice.builder().bind(type, worker);
  }
}

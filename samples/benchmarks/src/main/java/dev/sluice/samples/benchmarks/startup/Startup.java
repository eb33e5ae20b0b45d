package dev.sluice.samples.benchmarks.startup;

import dev.sluice.Flow;
import dev.sluice.ir.Node;
import dev.sluice.runtime.Sluice;
import dev.sluice.samples.benchmarks.measuring.Child;
import dev.sluice.samples.benchmarks.measuring.ClassPath;
import dev.sluice.samples.benchmarks.measuring.Medians;
import java.util.List;
import org.bsc.async.AsyncGenerator;
import org.bsc.langgraph4j.StateGraph;
import org.slf4j.LoggerFactory;

/** From the start of a JVM to its first result and its end. Each program has only what it needs on its class path. */
public final class Startup {

  /**
   * Medians in milliseconds.
   *
   * @param plain ten steps as plain Java
   */
  public record Times(double plain, double sluice, double langGraph) {

    /** What Sluice adds to a plain program, as a part of what LangGraph4j adds. */
    public double ratio() {
      return (sluice - plain) / (langGraph - plain);
    }
  }

  private Startup() {}

  /** @param rounds starts of each program */
  public static Times measure(int rounds) {
    String own = ClassPath.of(Startup.class);
    String sluice = ClassPath.of(Startup.class, Flow.class, Node.class, Sluice.class);
    String langGraph = ClassPath.join(
        ClassPath.of(Startup.class, StateGraph.class, AsyncGenerator.class, LoggerFactory.class),
        ClassPath.ofClass("org.slf4j.nop.NOPServiceProvider"));
    List<Double> medians = Medians.ofMillis(
        rounds,
        List.of(
            () -> start(own, PlainStart.class),
            () -> start(sluice, SluiceStart.class),
            () -> start(langGraph, LangGraphStart.class)));
    return new Times(medians.get(0), medians.get(1), medians.get(2));
  }

  private static void start(String classPath, Class<?> main) {
    Child.java("-cp", classPath, main.getName()).run();
  }
}

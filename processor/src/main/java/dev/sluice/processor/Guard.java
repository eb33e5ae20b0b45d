package dev.sluice.processor;

import dev.sluice.processor.problem.ProcessorCode;
import dev.sluice.processor.problem.Report;
import dev.sluice.processor.problem.Spot;
import java.io.PrintWriter;
import java.io.StringWriter;

/** Turns a fault of the processor into a problem with a position: a thrown exception would end all of javac. */
final class Guard {

  private Guard() {}

  /** @param what the name of what is being worked on */
  static void run(Spot spot, String what, Report report, Runnable work) {
    try {
      work.run();
    } catch (RuntimeException | LinkageError | AssertionError | StackOverflowError fault) {
      StringWriter trace = new StringWriter();
      fault.printStackTrace(new PrintWriter(trace));
      report.add(spot, ProcessorCode.INTERNAL, what, fault, trace.toString().stripTrailing());
    }
  }
}

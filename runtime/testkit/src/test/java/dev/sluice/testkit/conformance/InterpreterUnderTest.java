package dev.sluice.testkit.conformance;

/** An interpreter that conformance cases and random programs can be run on. */
public interface InterpreterUnderTest {

  /** Shown in reports. */
  String name();

  Observation run(Request request);
}

package dev.sluice.runtime;

/**
 * Sees what runs do. Called on the threads of the run, one event of a run at a time, but for several runs at once. A
 * listener that throws does not disturb the run; the first time this happens it is logged.
 */
@FunctionalInterface
public interface RunListener {

  void on(Event event);

  /** How much this listener wants to see; asked once, when a {@link Sluice} is built. */
  default Scope scope() {
    return Scope.STEPS;
  }

  /** A listener that also sees helper nodes. */
  static RunListener ofAllNodes(RunListener listener) {
    return new RunListener() {
      @Override
      public void on(Event event) {
        listener.on(event);
      }

      @Override
      public Scope scope() {
        return Scope.ALL;
      }
    };
  }

  enum Scope {
    /** Calls, model calls, branches, repetitions and named steps; what a person would recognise from the source. */
    STEPS,
    /** Every node of the program, with its value; slower. */
    ALL
  }
}

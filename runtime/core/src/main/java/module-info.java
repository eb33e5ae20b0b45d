/** Runs flows. The internals are open to the test kit only. */
@SuppressWarnings("module")
module dev.sluice.runtime {
  requires transitive dev.sluice.annotations;
  requires transitive dev.sluice.ir;
  requires static org.jspecify;

  exports dev.sluice.runtime;
  exports dev.sluice.runtime.internal.plain to
      dev.sluice.testkit;
  exports dev.sluice.runtime.internal.exec to
      dev.sluice.testkit;
  exports dev.sluice.runtime.internal.direct to
      dev.sluice.testkit;
  exports dev.sluice.runtime.internal.value to
      dev.sluice.testkit;
  exports dev.sluice.runtime.internal.expr to
      dev.sluice.testkit;
}

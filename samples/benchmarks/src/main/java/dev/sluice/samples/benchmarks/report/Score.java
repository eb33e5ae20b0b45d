package dev.sluice.samples.benchmarks.report;

/**
 * What one step, item or run costs.
 *
 * @param nanos time, of the JVM that was fastest: what the JIT compiler makes of the same code differs between JVMs
 * @param slowest time of the slowest JVM
 * @param bytes allocated
 */
record Score(double nanos, double slowest, double bytes) {}

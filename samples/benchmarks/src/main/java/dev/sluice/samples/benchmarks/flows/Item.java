package dev.sluice.samples.benchmarks.flows;

import java.io.Serializable;

/**
 * A small value. Serializable for LangGraph4j, which clones its state after every node.
 *
 * @param hops steps it has been through
 */
public record Item(String id, int hops) implements Serializable {}

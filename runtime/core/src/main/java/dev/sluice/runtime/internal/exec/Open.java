package dev.sluice.runtime.internal.exec;

/** The nodes whose end an observer still waits for at some point of a block, innermost first. */
public record Open(Site site, Open outer) {}

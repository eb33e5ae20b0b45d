package dev.sluice.runtime.internal.exec;

import org.jspecify.annotations.Nullable;

/** The nodes whose end an observer still waits for at some point of a block, innermost first. */
public record Open(Site site, @Nullable Open outer) {}

package dev.sluice.testkit;

import dev.sluice.ir.Contract;

/** What a frozen call is bound to: the tool's key and its contract. */
public record FrozenTool(String key, Contract contract) {}

package dev.sluice.testkit;

import dev.sluice.ir.Json;

/** Answers calls of one tool, or the questions of human gates. What it throws is the failure of the call. */
@FunctionalInterface
public interface ToolHandler {
  Json call(Json input) throws Exception;
}

package dev.sluice.testkit;

import dev.sluice.ir.Json;
import dev.sluice.runtime.ModelReply;

/** Answers the calls of one reasoner. What it throws is the failure of the call. */
@FunctionalInterface
public interface ReasonerHandler {
  ModelReply ask(Json input) throws Exception;
}

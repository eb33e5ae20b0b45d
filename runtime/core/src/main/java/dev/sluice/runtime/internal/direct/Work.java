package dev.sluice.runtime.internal.direct;

import dev.sluice.runtime.internal.exec.Program;
import java.util.function.UnaryOperator;

/**
 * A flow that is ready to be run.
 *
 * @param flow names the flow in messages; two pieces of work are the same flow when these are equal
 * @param input checks and copies the input
 * @param output checks and copies the result
 * @param timeout seconds of a whole run, {@code NaN} for no limit
 * @param warnOnly true when calls beyond a limit are only noted
 */
public record Work(
    Object flow,
    Program program,
    UnaryOperator<Object> input,
    UnaryOperator<Object> output,
    double timeout,
    boolean warnOnly) {}

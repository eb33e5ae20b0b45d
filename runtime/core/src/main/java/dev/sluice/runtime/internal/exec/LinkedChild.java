package dev.sluice.runtime.internal.exec;

import dev.sluice.runtime.RunTimedOut;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A child run in the process of its parent: the same strand and observer, a frame of its own.
 *
 * @param input makes the input of the flow from its arguments
 * @param output checks and copies the result
 * @param timeout seconds of the whole child, {@code NaN} for no limit
 */
public record LinkedChild(
    Program program,
    Function<Object[], @Nullable Object> input,
    UnaryOperator<Object> output,
    double timeout)
    implements Child {

  @Override
  public @Nullable Object run(SubSite site, Strand at, Frame frame, Object[] args)
      throws Throwable {
    Object value = input.apply(args);
    Frame.Caller caller = new Frame.Caller(site.site(), frame);
    if (Double.isNaN(timeout)) {
      return output.apply(program.run(value, at, caller));
    }
    Object[] result = new Object[1];
    boolean inTime = at.env.within(
        at, timeout, inner -> result[0] = output.apply(program.run(value, inner, caller)));
    if (!inTime) {
      String id = at.runId() + "/" + frame.activationId(site.site().nodeId());
      throw new RunTimedOut(id, timeout);
    }
    return result[0];
  }
}

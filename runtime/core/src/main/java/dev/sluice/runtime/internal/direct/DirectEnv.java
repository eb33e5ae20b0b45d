package dev.sluice.runtime.internal.direct;

import dev.sluice.runtime.SluiceException;
import dev.sluice.runtime.internal.exec.CallSite;
import dev.sluice.runtime.internal.exec.CancelSignal;
import dev.sluice.runtime.internal.exec.Env;
import dev.sluice.runtime.internal.exec.Frame;
import dev.sluice.runtime.internal.exec.Reply;
import dev.sluice.runtime.internal.exec.Site;
import dev.sluice.runtime.internal.exec.Strand;
import dev.sluice.runtime.internal.exec.SubSite;
import dev.sluice.runtime.internal.exec.ThinkSite;
import java.time.Duration;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The engine without a journal: effects are performed as they come, on the threads of this process. */
final class DirectEnv implements Env {

  private final Workers workers;
  private final Timers timers;
  private final Sleeper sleeper;

  DirectEnv(Workers workers, Timers timers, Sleeper sleeper) {
    this.workers = workers;
    this.timers = timers;
    this.sleeper = sleeper;
  }

  @Override
  public @Nullable Object call(CallSite site, Strand at, Object[] args) throws Throwable {
    try {
      return site.callee().invoke(args);
    } catch (InterruptedException e) {
      throw interrupted(at, e);
    }
  }

  @Override
  public Reply think(ThinkSite site, Strand at, Object[] args) throws Throwable {
    try {
      return site.thinker().think(args);
    } catch (InterruptedException e) {
      throw interrupted(at, e);
    }
  }

  /** An interruption that Sluice did not ask for belongs to whoever owns the thread. */
  private static InterruptedException interrupted(Strand at, InterruptedException e) {
    if (!at.isStopped()) {
      Thread.currentThread().interrupt();
    }
    return e;
  }

  @Override
  public void sleep(Strand at, double seconds) {
    try {
      sleeper.sleep(seconds);
    } catch (InterruptedException e) {
      if (!at.isStopped()) {
        ((DirectStrand) at).root().stop(StopReason.INTERRUPTED);
      }
      throw CancelSignal.INSTANCE;
    }
  }

  @Override
  public void gather(Strand at, int count, int bound, Branch branch) {
    new Gathering((DirectStrand) at, count, bound, branch, workers).run();
  }

  @Override
  public boolean within(Strand at, double seconds, Body body) throws Throwable {
    DirectStrand outer = (DirectStrand) at;
    DirectStrand inner = outer.inner();
    Future<?> alarm = timers.after(seconds, () -> inner.stop(StopReason.TIME_UP));
    inner.begin();
    try {
      body.run(inner);
    } catch (Exception e) {
      // What a step does when it is told that time is up is not what went wrong.
      if (inner.reason() != StopReason.TIME_UP || outer.isStopped()) {
        throw e;
      }
    } finally {
      alarm.cancel(false);
      inner.finish();
      outer.remove(inner);
    }
    return inner.reason() != StopReason.TIME_UP;
  }

  @Override
  public <T> T choose(Strand at, String activationId, Supplier<T> decision) {
    return decision.get();
  }

  @Override
  public void park(Strand at, String activationId) {
    throw absent("park");
  }

  @Override
  public int[] race(Strand at, int count, int needed, double hedgeSeconds, Branch branch) {
    throw absent("race");
  }

  @Override
  public @Nullable Object sub(SubSite site, Strand at, Frame frame, Object[] args)
      throws Throwable {
    return site.child().run(site, at, frame, args);
  }

  @Override
  public @Nullable Object agent(Site site, Strand at, String controller, @Nullable Object input) {
    throw absent("agent");
  }

  @Override
  public Object gate(Site site, Strand at, Object view, Duration timeout) {
    throw absent("gate");
  }

  @Override
  public Object recv(Site site, Strand at, String channel, Duration timeout) {
    throw absent("recv");
  }

  @Override
  public void emit(Site site, Strand at, String channel, Object message) {
    throw absent("emit");
  }

  /** The linker refuses programs that would come here. */
  private static SluiceException absent(String operation) {
    return new SluiceException("OP_NOT_SUPPORTED", "this engine does not have '" + operation + "'");
  }
}

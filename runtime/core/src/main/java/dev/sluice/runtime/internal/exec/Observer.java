package dev.sluice.runtime.internal.exec;

import dev.sluice.runtime.StepFailed;
import java.util.Map;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/** Told what happens, by the instructions that the linker adds when somebody listens. Never throws. */
public interface Observer {

  /** For programs that are linked without events: nobody calls it. */
  Observer NONE = new Observer() {
    @Override
    public void planned(Site site, Frame frame, Causes causes) {}

    @Override
    public void did(
        Site site,
        Frame frame,
        @Nullable Object value,
        OptionalDouble cost,
        Map<String, Object> attributes) {}

    @Override
    public void failed(Site site, Frame frame, StepFailed error, boolean outcomeUnknown) {}

    @Override
    public void cancelled(Site site, Frame frame, boolean outcomeUnknown) {}
  };

  void planned(Site site, Frame frame, Causes causes);

  void did(
      Site site,
      Frame frame,
      @Nullable Object value,
      OptionalDouble cost,
      Map<String, Object> attributes);

  void failed(Site site, Frame frame, StepFailed error, boolean outcomeUnknown);

  void cancelled(Site site, Frame frame, boolean outcomeUnknown);
}

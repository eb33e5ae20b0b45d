package dev.sluice.runtime.internal.exec;

import dev.sluice.runtime.StepFailed;
import java.util.Map;
import java.util.OptionalDouble;

/** Told what happens, by the instructions that the linker adds when somebody listens. Never throws. */
public interface Observer {

  void planned(Site site, Frame frame, Causes causes);

  void did(Site site, Frame frame, Object value, OptionalDouble cost, Map<String, Object> attributes);

  void failed(Site site, Frame frame, StepFailed error, boolean outcomeUnknown);

  void cancelled(Site site, Frame frame, boolean outcomeUnknown);
}

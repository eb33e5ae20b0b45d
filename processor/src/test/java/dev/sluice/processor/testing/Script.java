package dev.sluice.processor.testing;

/** The class {@code demo.Run} of an accepted case: runs its flows with fakes. */
public interface Script {
  void run(Trial trial) throws Exception;
}

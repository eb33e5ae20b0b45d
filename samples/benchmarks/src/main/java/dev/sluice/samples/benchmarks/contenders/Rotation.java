package dev.sluice.samples.benchmarks.contenders;

import java.util.List;

/** Takes turns between contenders that differ in the classes they call, so that no call site has seen only one. */
final class Rotation implements Contender {

  private final Contender[] contenders;
  private int next;

  Rotation(List<? extends Contender> contenders) {
    this.contenders = contenders.toArray(Contender[]::new);
  }

  @Override
  public Object run() {
    int turn = next;
    next = turn + 1 == contenders.length ? 0 : turn + 1;
    return contenders[turn].run();
  }

  @Override
  public void close() {
    for (Contender contender : contenders) {
      contender.close();
    }
  }
}

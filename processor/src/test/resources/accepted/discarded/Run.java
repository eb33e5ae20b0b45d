package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Discarded {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  record Checked(int n) {
    public Checked {
      Objects.checkIndex(n, 10);
    }
  }

  @Flow
  default int all(List<String> list, int n) {
    write("a");
    list.get(n);
    write("b");
    new Checked(n);
    Objects.requireNonNull(list.get(0));
    read("c");
    list.size();
    return n;
  }
}

final class Run implements Script, Discarded {
  @Override
  public String read(String what) {
    Calls.read("read", what);
    return "r" + what;
  }

  @Override
  public String write(String what) {
    Calls.write("write", what);
    return "w" + what;
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Discarded.class, this);
    List<String> eleven = Collections.nCopies(11, "x");
    trial.check(
        DiscardedDeployment.ALL,
        in -> all(in.list(), in.n()),
        new DiscardedDeployment.AllInput(eleven, 2),
        new DiscardedDeployment.AllInput(eleven, 10),
        new DiscardedDeployment.AllInput(List.of("a"), 2),
        new DiscardedDeployment.AllInput(Arrays.asList(null, "a"), 1));
  }
}

package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Names that come up twice, in every way they can. */
interface Names {
  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Flow
  default String blocks(int n) {
    {
      String a = read("1");
      write(a);
    }
    {
      String a = read("2");
      write(a);
    }
    String a = "";
    if (n > 0) {
      String b = write("b1");
      write(b + a);
    } else {
      String b = write("b2");
      write(b + a);
    }
    String b = write("b3");
    if (n > 0) {
      String c = write(b);
    }
    if (n > 0) {
      String c = write(b + b);
    }
    return a + b;
  }

  @Flow
  default String taken(String text) {
    write(text);
    String write = read(text);
    write(write);
    String write_2 = read(write);
    String nothing = write(write_2);
    String value = nothing + (write.isEmpty() ? write("value") : "value");
    return value + text;
  }

  @Flow
  default String fields(int n) {
    String value;
    String returned;
    String join;
    if (n > 0) {
      value = write("a");
      if (n > 5) {
        return value;
      }
      join = "j";
      returned = write(join);
    } else {
      returned = read("r");
      join = returned;
      value = join;
    }
    return value + returned + join;
  }
}

final class Run implements Script, Names {
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
    trial.bind(Names.class, this);
    trial.check(NamesDeployment.BLOCKS, this::blocks, 0, 1);
    trial.check(NamesDeployment.TAKEN, this::taken, "", "a");
    trial.check(NamesDeployment.FIELDS, this::fields, 0, 1, 6);
  }
}

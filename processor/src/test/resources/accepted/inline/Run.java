package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

class Outer {
  interface Tools {
    @Tool(effect = Effect.READ)
    String read(String what);

    @Tool
    String write(String what);
  }

  private final Tools tools;

  Outer(Tools tools) {
    this.tools = tools;
  }

  @Flow
  String greet(String name, int times) {
    String text = tools.read(name);
    String twice = text + text;
    return tools.write(twice + times);
  }

  @Flow
  String both(String name) {
    String first = greet(name, 1);
    String second = this.greet(first, first.length());
    tools.write(greet("nested", 2) + greet(second, 3));
    return first.isEmpty() ? second : greet("in arm", 4);
  }

  @Flow
  List<String> many(List<String> names) {
    return Flows.each(names, name -> both(name) + Helpers.plain(name));
  }

  @Flow
  long wide(String name) {
    long size = Helpers.size(name);
    return size;
  }

  @Flow
  void effects(String name) {
    quiet(name);
    quiet("again");
  }

  @Flow
  void quiet(String name) {
    if (name.isEmpty()) {
      return;
    }
    tools.write(name);
  }

  static final class Helpers {
    @Flow
    static String plain(String name) {
      return "p" + name;
    }

    @Flow
    static int size(String name) {
      return name.length();
    }
  }
}

final class Run implements Script, Outer.Tools {
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
    Outer outer = new Outer(this);
    trial.bind(Outer.Tools.class, this);
    trial.check(OuterDeployment.BOTH, outer::both, "a", "");
    trial.check(OuterDeployment.MANY, outer::many, List.of("a", "b"));
    trial.check(OuterDeployment.WIDE, outer::wide, "abc", null);
    trial.check(
        OuterDeployment.EFFECTS,
        name -> {
          outer.effects(name);
          return null;
        },
        "a",
        "");
    trial.check(Outer_HelpersDeployment.PLAIN, Outer.Helpers::plain, "x");
  }
}

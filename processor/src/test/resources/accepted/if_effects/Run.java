package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Effects {
  record User(String name, boolean admin, Integer age) {}

  @Tool
  void notify(String who);

  @Tool(effect = Effect.READ)
  boolean allowed(String who);

  @Flow
  default void welcome(User user) {
    if (user.admin()) {
      notify("admin " + user.name());
    }
    if (allowed(user.name()))
      notify(user.name());
    else if (user.age() > 17)
      notify("adult");
    else {
      notify("child");
      notify("parent");
    }
    if (!user.admin()) {
    } else {
      notify("done");
    }
  }
}

final class Run implements Script, Effects {
  @Override
  public void notify(String who) {
    Calls.write("notify", who);
  }

  @Override
  public boolean allowed(String who) {
    Calls.read("allowed", who);
    return who.equals("ann");
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Effects.class, this);
    trial.check(
        EffectsDeployment.WELCOME,
        user -> {
          welcome(user);
          return null;
        },
        new User("ann", true, 1),
        new User("bob", false, 30),
        new User("bob", true, 3),
        new User("bob", true, null));
  }
}

package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;

/** Flows called on collaborators, a class and an interface. All share the objects that are bound. */
interface Stock {
  @Tool(effect = Effect.READ)
  int count(String item);

  @Tool
  void take(String item, int count);

  @Flow
  default int reserve(String item, int wanted) {
    int count = count(item);
    int taken = Math.min(count, wanted);
    take(item, taken);
    return taken;
  }
}

interface Drafts {
  @Reasoner(model = "m")
  String draft(String text);
}

class Letters {
  private final Drafts drafts;

  Letters(Drafts drafts) {
    this.drafts = drafts;
  }

  @Flow
  String confirm(String item, int count) {
    return drafts.draft(count + " of " + item);
  }
}

class Orders {
  private final Stock stock;
  private final Letters letters;

  Orders(Stock stock, Letters letters) {
    this.stock = stock;
    this.letters = letters;
  }

  @Flow
  String order(String item) {
    int before = stock.count(item);
    int taken = stock.reserve(item, 2);
    String letter = letters.confirm(item, taken);
    return letter + " (" + before + ")";
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    Stock stock = new Stock() {
      @Override
      public int count(String item) {
        Calls.read("count", item);
        return item.length();
      }

      @Override
      public void take(String item, int count) {
        Calls.write("take", item, count);
      }
    };
    Drafts drafts = text -> "Dear customer: " + text;
    trial.bind(Stock.class, stock).bind(Drafts.class, drafts);
    trial.check(
        OrdersDeployment.ORDER, new Orders(stock, new Letters(drafts))::order, "a", "tea", null);
  }
}

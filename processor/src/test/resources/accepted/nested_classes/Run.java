package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

final class Shop {
  record Item(String name) {}

  private Shop() {}

  interface Tools {
    @Tool(effect = Effect.READ)
    Item find(String name);
  }

  static class Orders {
    private final Tools tools;
    private final int limit;

    Orders(Tools tools) {
      this(tools, 3);
    }

    Orders(Tools tools, int limit) {
      this.tools = tools;
      this.limit = limit;
    }

    int limit() {
      return limit;
    }

    @Flow
    Item order(String name) {
      return tools.find(name);
    }
  }

  interface Deep {
    interface Deeper {
      @Flow(id = "other-id", timeoutSeconds = 9)
      default Item make(String name) {
        return new Item(name + "!");
      }
    }
  }
}

class Second {
  @Flow
  static String flow(String text) {
    return text;
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    Shop.Tools tools = name -> new Shop.Item(name);
    trial.bind(Shop.Tools.class, tools);
    trial.check(Shop_OrdersDeployment.ORDER, new Shop.Orders(tools)::order, "a");
    trial.check(Shop_Deep_DeeperDeployment.OTHER_ID, new Shop.Deep.Deeper() {}::make, "a");
    trial.check(SecondDeployment.FLOW, Second::flow, "x");
  }
}

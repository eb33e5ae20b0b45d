package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;

/** Flows of another class, called as static methods: each is a child run, and takes its place among the writes. */
class Prices {
  record Quote(String item, int cents) {}

  @Tool(effect = Effect.READ)
  static int rate(String item) {
    Calls.read("rate", item);
    return item.length() * 100;
  }

  @Tool
  static void note(String text) {
    Calls.write("note", text);
  }

  @Flow
  static Quote quote(String item, int percent) {
    int rate = rate(item);
    note("quoted " + item);
    return new Quote(item, rate + rate * percent / 100);
  }

  @Flow
  static int standard() {
    return rate("standard");
  }

  @Flow
  static void audit(String text) {
    note("audit " + text);
  }
}

class Orders {
  @Flow
  static String order(String item) {
    Prices.note("before");
    Prices.Quote quote = Prices.quote(item, 10);
    int least = Prices.standard();
    Prices.audit(quote.item());
    Prices.note("after");
    return quote.item() + " " + Math.max(quote.cents(), least);
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    trial.check(OrdersDeployment.ORDER, Orders::order, "tea", "coffee and more", null);
    trial.check(PricesDeployment.QUOTE, in -> Prices.quote(in.item(), in.percent()),
        new PricesDeployment.QuoteInput("a", 5));
  }
}

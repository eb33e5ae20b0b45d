package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.io.IOException;

/** What a child fails with is what its parent fails with, through any number of them. */
class Bank {
  @Tool
  static int withdraw(int cents) throws IOException {
    Calls.write("withdraw", cents);
    if (cents > 100) {
      throw new IOException("not enough");
    }
    return cents;
  }

  @Flow
  static int pay(int cents) throws IOException {
    int done = withdraw(cents);
    return 100 / done;
  }
}

class Shop {
  @Tool
  static void log(String text) {
    Calls.write("log", text);
  }

  @Flow
  static int buy(int cents) throws IOException {
    log("start");
    int left = Bank.pay(cents);
    log("end");
    return left;
  }
}

class Mall {
  @Flow
  static int visit(int cents) throws IOException {
    int left = Shop.buy(cents);
    return left + Shop.buy(left);
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    trial.check(MallDeployment.VISIT, Mall::visit, 10, 0, 101, 3);
  }
}

package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** A collaborator and a parameter of one name, and constants of other types. */
interface Limits {
  int MOST = 2;
  String NAME = "limits";
}

interface Bank extends Limits {
  @Tool
  String pay(String what);
}

class Shop implements Limits {
  private static final String NAME_AND_MOST = NAME + MOST;

  private final Bank bank;

  Shop(Bank bank) {
    this.bank = bank;
  }

  @Flow
  String buy(final String text) {
    @SuppressWarnings("unused")
    String pay = bank.pay(text + MOST);
    return this.other(pay) + Bank.NAME + NAME_AND_MOST;
  }

  @Flow
  String other(String bank) {
    return this.bank.pay(bank) + (bank.length() > Limits.MOST ? this.bank.pay("x") : bank);
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    Bank bank = what -> {
      Calls.write("pay", what);
      return what.equals("null2") ? null : what;
    };
    trial.bind(Bank.class, bank);
    trial.check(ShopDeployment.BUY, new Shop(bank)::buy, "a", "", "null", null);
    trial.check(ShopDeployment.OTHER, new Shop(bank)::other, "a", "abc", null);
  }
}

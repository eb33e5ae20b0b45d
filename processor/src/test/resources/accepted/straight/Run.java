package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Desk {
  record Order(String id, int count, boolean express) {}

  @Tool(effect = Effect.READ)
  int stock(String id);

  @Tool
  String reserve(String id, int count, boolean express, String note);

  @Tool
  void log(String text);

  @Pure
  static int add(int a, int b) {
    return a + b;
  }

  @Flow
  default String order(Order order) {
    var id = order.id();
    String alias = id;
    final int one = 1;
    int stock = stock(alias);
    int twice = add(stock, stock);
    log("stock " + twice);
    String number = reserve(id, add(add(stock, one), add(2, twice)), order.express(), "none");
    ;
    log(number);
    log(reserve(alias, 0, false, null));
    return number;
  }
}

final class Run implements Script, Desk {
  @Override
  public int stock(String id) {
    Calls.read("stock", id);
    return id.length();
  }

  @Override
  public String reserve(String id, int count, boolean express, String note) {
    Calls.write("reserve", id, count, express, note);
    return id + count;
  }

  @Override
  public void log(String text) {
    Calls.write("log", text);
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Desk.class, this);
    trial.check(DeskDeployment.ORDER, this::order, new Order("abc", 2, true), new Order("", 0, false));
  }
}

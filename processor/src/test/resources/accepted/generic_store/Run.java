package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

interface Store<T> {
  @Tool(effect = Effect.READ)
  T get(String id);

  @Tool
  List<T> save(T value, int copies);
}

record Order(String id, int amount) {}

record Customer(String name) {}

class Orders {
  private final Store<Order> orders;

  @Named("people")
  private final Store<Customer> customers;

  Orders(Store<Order> orders, Store<Customer> customers) {
    this.orders = orders;
    this.customers = customers;
  }

  @Flow
  String repeat(String id) {
    Order order = orders.get(id);
    Customer customer = customers.get(id);
    List<Order> saved = orders.save(new Order(order.id(), order.amount() + 1), 2);
    return customer.name() + saved.get(1).amount();
  }
}

final class Run implements Script {
  @Override
  public void run(Trial trial) {
    Store<Order> orders = new Store<>() {
      @Override
      public Order get(String id) {
        Calls.read("get", id);
        return new Order(id, 7);
      }

      @Override
      public List<Order> save(Order value, int copies) {
        Calls.write("save", value, copies);
        return Collections.nCopies(copies, value);
      }
    };
    Store<Customer> customers = new Store<>() {
      @Override
      public Customer get(String id) {
        return new Customer("c" + id);
      }

      @Override
      public List<Customer> save(Customer value, int copies) {
        throw new AssertionError();
      }
    };
    trial.bind(Store.class, orders).bind(Store.class, "people", customers);
    trial.check(OrdersDeployment.REPEAT, new Orders(orders, customers)::repeat, "a");
  }
}

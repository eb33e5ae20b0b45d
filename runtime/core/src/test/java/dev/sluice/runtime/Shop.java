package dev.sluice.runtime;

import dev.sluice.ir.type.BoundaryType;
import dev.sluice.ir.type.TypeDefinition.Component;
import dev.sluice.ir.type.TypeDefinition.EnumType;
import dev.sluice.ir.type.TypeDefinition.RecordType;
import dev.sluice.ir.type.TypeTable;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The interface that tests of the public API run flows of, and what a companion would know of it. Not public. */
interface Shop {

  record Ticket(String id, String text) {}

  record Hit(String ticket, String summary, boolean large) {}

  enum Queue {
    BILLING,
    BUG
  }

  Hit lookup(String ticket);

  Queue classify(Hit hit);

  List<Double> prices(List<Double> of);

  void notify(String ticket, String text) throws java.io.IOException;

  static boolean urgent(Hit hit) {
    return hit.large();
  }

  static int length(String text) {
    return text.length();
  }

  /** A shop whose methods all throw; tests override what they use. */
  class Closed implements Shop {
    @Override
    public Hit lookup(String ticket) {
      throw new UnsupportedOperationException("lookup");
    }

    @Override
    public Queue classify(Hit hit) {
      throw new UnsupportedOperationException("classify");
    }

    @Override
    public List<Double> prices(List<Double> of) {
      throw new UnsupportedOperationException("prices");
    }

    @Override
    public void notify(String ticket, String text) throws java.io.IOException {
      throw new UnsupportedOperationException("notify");
    }
  }

  static String hash(String of) {
    return "sha256:" + of;
  }

  /** As the generated companion writes it. */
  static Deployment deployment(String flow) {
    return members(Deployment.of(Shop.class, MethodHandles.lookup()))
        .flow(flow, hash(flow))
        .build();
  }

  static Deployment.Builder members(Deployment.Builder builder) {
    return builder
        .tool(
            "lookup",
            "lookup(java.lang.String)",
            hash("lookup"),
            (on, args) -> ((Shop) on).lookup((String) args[0]))
        .reasoner(
            "classify",
            "classify(dev.sluice.runtime.Shop$Hit)",
            hash("classify"),
            (on, args) -> ((Shop) on).classify((Hit) args[0]))
        .tool(
            "prices",
            "prices(java.util.List)",
            hash("prices"),
            (on, args) -> ((Shop) on).prices(prices(args[0])))
        .tool("notify", "notify(java.lang.String,java.lang.String)", hash("notify"), (on, args) -> {
          ((Shop) on).notify((String) args[0], (String) args[1]);
          return null;
        })
        .pure(
            "urgent",
            "urgent(dev.sluice.runtime.Shop$Hit)",
            hash("urgent"),
            (on, args) -> urgent((Hit) args[0]))
        .pure(
            "length",
            "length(java.lang.String)",
            hash("length"),
            (on, args) -> length((String) args[0]));
  }

  @SuppressWarnings("unchecked")
  private static List<Double> prices(Object list) {
    return (List<Double>) list;
  }

  TypeTable TYPES = TypeTable.of(List.of(
      new RecordType(
          "dev.sluice.runtime.Shop$Ticket", List.of(), components("id", "text"), Optional.empty()),
      new RecordType("dev.sluice.runtime.Shop$Hit", List.of(), hit(), Optional.empty()),
      new EnumType("dev.sluice.runtime.Shop$Queue", List.of("BILLING", "BUG"))));

  private static List<Component> components(String... names) {
    List<Component> components = new ArrayList<>();
    for (String name : names) {
      components.add(new Component(name, new BoundaryType.Text(), Optional.empty()));
    }
    return components;
  }

  private static List<Component> hit() {
    List<Component> components = components("ticket", "summary");
    components.add(new Component(
        "large", new BoundaryType.Primitive(BoundaryType.Scalar.BOOLEAN), Optional.empty()));
    return components;
  }
}

package demo;

import dev.sluice.*;
import dev.sluice.processor.testing.*;
import java.util.*;

/** Sealed interfaces in one another, containing each other, with names of their own in JSON. */
interface Nested {
  @Discriminator("kind")
  sealed interface Node permits Leaf, Branch {}

  sealed interface Leaf extends Node permits Number, Text {}

  record Number(int value) implements Leaf {}

  @Discriminator("string")
  record Text(String type) implements Leaf {}

  record Branch(Node left, Optional<Leaf> right, Map<String, Node> named) implements Node {}

  @Tool(effect = Effect.READ)
  String read(String what);

  @Tool
  String write(String what);

  @Tool(effect = Effect.READ)
  Leaf leaf(String what);

  @Flow
  default String inner(Node node) {
    if (node instanceof Leaf leaf) {
      return leaf instanceof Number number ? "n" + number.value() : read("text");
    }
    return node instanceof Branch branch && branch.left() instanceof Number left
        ? write("left " + left.value())
        : "other";
  }

  @Flow
  default String parts(Node node) {
    if (!(node instanceof Branch branch)) {
      return "no branch";
    }
    Leaf right = branch.right().orElse(null);
    if (right instanceof Number number) {
      write("right " + number.value());
    }
    return branch.named().get("a") instanceof Number a ? "a" + a.value() : "none";
  }

  @Flow
  default Leaf made(int n) {
    Number number = new Number(n);
    Leaf found = n > 0 ? number : leaf("x");
    Node wide = found;
    return wide instanceof Number again ? new Number(again.value() + 1) : found;
  }
}

final class Run implements Script, Nested {
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
  public Leaf leaf(String what) {
    Calls.read("leaf", what);
    return new Text(what);
  }

  @Override
  public void run(Trial trial) {
    trial.bind(Nested.class, this);
    trial.check(NestedDeployment.INNER, this::inner, new Number(1), new Text("t"), new Branch(new Number(2), Optional.empty(), Map.of()), new Branch(new Branch(null, Optional.of(new Text("u")), Map.of()), Optional.of(new Number(3)), Map.of("a", new Number(4))), null);
    trial.check(NestedDeployment.PARTS, this::parts, new Number(1), new Text("t"), new Branch(new Number(2), Optional.empty(), Map.of()), new Branch(new Branch(null, Optional.of(new Text("u")), Map.of()), Optional.of(new Number(3)), Map.of("a", new Number(4))), null);
    trial.check(NestedDeployment.MADE, this::made, 1, 0);
  }
}

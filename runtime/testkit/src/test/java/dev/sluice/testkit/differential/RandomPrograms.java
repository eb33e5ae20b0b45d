package dev.sluice.testkit.differential;

import dev.sluice.ir.Ann;
import dev.sluice.ir.Json;
import dev.sluice.ir.Merge;
import dev.sluice.ir.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * Random well-formed programs. The generator follows the kind of the value through the program and mostly chooses what
 * fits it, so that programs fail now and then, but not at once.
 */
final class RandomPrograms {

  /** A program and what it makes of its input. */
  record Typed(Node node, Kind result) {}

  private final Choice choice;
  private final Leaves leaves;
  private final Idioms idioms;
  private int ids;
  private int budget;

  /** @param size about the number of operators */
  RandomPrograms(Choice choice, int size) {
    this.choice = choice;
    this.budget = size;
    this.leaves = new Leaves(choice, this::id);
    this.idioms = new Idioms(choice, this::id, this);
  }

  String id() {
    return "n" + ids++;
  }

  Typed program(Kind input) {
    budget--;
    if (budget <= 0) {
      return leaves.leaf(input);
    }
    if (choice.percent(4)) {
      // Now and then the generator pretends to know nothing, and so writes what does not fit.
      return composite(new RandomValues(choice).kind(1));
    }
    if (input instanceof Kind.ListOf list && choice.percent(30)) {
      return each(list.item());
    }
    return choice.percent(8) ? leaves.leaf(input) : composite(input);
  }

  private Typed composite(Kind input) {
    switch (choice.below(12)) {
      case 0, 1, 2, 3:
        return sequence(input);
      case 4:
        return group(input);
      case 5:
        return alternative(input);
      case 6:
        return switched(input);
      case 7:
        return repeated(input);
      default:
        return idioms.environment(input);
    }
  }

  Typed sequence(Kind input) {
    Typed left = choice.percent(40) ? leaves.effect(input) : program(input);
    Typed right = program(left.result());
    return new Typed(new Node.Seq(id(), Ann.NONE, left.node(), right.node()), right.result());
  }

  private Typed group(Kind input) {
    List<Kind> kinds = new ArrayList<>();
    Typed first = program(input);
    Node node = first.node();
    addBranch(kinds, first);
    for (int i = choice.below(2); i >= 0; i--) {
      Typed next = program(input);
      addBranch(kinds, next);
      node = new Node.Par(id(), Ann.NONE, node, next.node(), Optional.empty());
    }
    if (choice.percent(70)) {
      return new Typed(node, new Kind.Tuple(kinds));
    }
    Optional<String> reducer = choice.percent(50) ? Optional.of("p.len") : Optional.empty();
    Merge merge = new Merge(Merge.Kind.ALL, OptionalInt.empty(), OptionalInt.empty(), reducer);
    Node.Par plain = (Node.Par) node;
    return new Typed(
        new Node.Par(plain.id(), Ann.NONE, plain.left(), plain.right(), Optional.of(merge)),
        reducer.isPresent() ? Kind.INT : new Kind.Tuple(kinds));
  }

  /** Groups in groups are flattened, so their results are too, unless the inner one is wrapped up by an operator. */
  private static void addBranch(List<Kind> kinds, Typed branch) {
    boolean flat = branch.node() instanceof Node.Par && branch.result() instanceof Kind.Tuple;
    if (flat) {
      kinds.addAll(((Kind.Tuple) branch.result()).items());
    } else {
      kinds.add(branch.result());
    }
  }

  private Typed alternative(Kind input) {
    Typed left = program(input);
    Typed right = program(input);
    String predicate = choice.of(
        List.of("p.echo", "p.null", "p.zero", input.equals(Kind.INT) ? "p.big" : "p.echo"));
    return new Typed(
        new Node.Alt(id(), Ann.NONE, predicate, left.node(), right.node()),
        Kind.either(left.result(), right.result()));
  }

  private Typed switched(Kind input) {
    TreeMap<String, Node> cases = new TreeMap<>();
    Typed first = program(input);
    cases.put("a", first.node());
    Kind result = first.result();
    for (String key : List.of("", "True", "\ud83d\ude00")) {
      if (choice.percent(30)) {
        Typed next = program(input);
        cases.put(key, next.node());
        result = Kind.either(result, next.result());
      }
    }
    Optional<Node> fallback = Optional.empty();
    if (choice.percent(80)) {
      Typed other = program(input);
      fallback = Optional.of(other.node());
      result = Kind.either(result, other.result());
    }
    return new Typed(new Node.Switch(id(), Ann.NONE, "p.echo", cases, fallback), result);
  }

  private Typed repeated(Kind input) {
    Typed body = program(input);
    Optional<String> until =
        choice.percent(60) ? Optional.of(choice.of(List.of("p.echo", "p.null"))) : Optional.empty();
    return new Typed(
        new Node.IterUpTo(id(), Ann.NONE, body.node(), 1 + choice.below(3), until), body.result());
  }

  private Typed each(Kind item) {
    Typed body = program(item);
    OptionalInt bound =
        choice.percent(50) ? OptionalInt.of(1 + choice.below(3)) : OptionalInt.empty();
    Optional<String> reducer = choice.percent(30) ? Optional.of("p.len") : Optional.empty();
    return new Typed(
        new Node.Each(id(), Ann.NONE, body.node(), bound, reducer),
        reducer.isPresent() ? Kind.INT : new Kind.ListOf(body.result()));
  }

  /** A pure with static arguments. */
  static Node arr(String id, String pure, Object... args) {
    return new Node.Arr(
        id, Ann.NONE, pure, args.length == 0 ? Optional.empty() : Optional.of(Json.Obj.of(args)));
  }
}

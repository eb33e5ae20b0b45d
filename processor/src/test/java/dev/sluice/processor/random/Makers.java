package dev.sluice.processor.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What makes the parts of one flow, and what they share. */
final class Makers {

  private final Draw draw;
  private final Coverage coverage = new Coverage();
  private final FlowClass.Form form;
  private final List<Flow> earlier;
  private final Set<String> calls = new TreeSet<>();
  private final List<String> stepNames = new ArrayList<>();
  private final Expressions expressions = new Expressions(this);
  private final Operators operators = new Operators(this);
  private final StepCalls stepCalls = new StepCalls(this);
  private final Choices choices = new Choices(this);
  private final Lists lists = new Lists(this);
  private final Statements statements = new Statements(this);
  private final Branches branches = new Branches(this);
  private final ShapeTests shapeTests = new ShapeTests(this);
  private int fuel;
  private int bulk;
  private int size;

  /**
   * @param earlier flows that may be called
   * @param fuel about the number of steps
   * @param bulk about the number of expressions
   */
  Makers(Draw draw, FlowClass.Form form, List<Flow> earlier, int fuel, int bulk) {
    this.draw = draw;
    this.form = form;
    this.earlier = List.copyOf(earlier);
    this.fuel = fuel;
    this.bulk = bulk;
  }

  Draw draw() {
    return draw;
  }

  FlowClass.Form form() {
    return form;
  }

  List<Flow> earlier() {
    return earlier;
  }

  Expressions expressions() {
    return expressions;
  }

  Operators operators() {
    return operators;
  }

  StepCalls stepCalls() {
    return stepCalls;
  }

  Choices choices() {
    return choices;
  }

  Lists lists() {
    return lists;
  }

  Statements statements() {
    return statements;
  }

  Branches branches() {
    return branches;
  }

  ShapeTests shapeTests() {
    return shapeTests;
  }

  Coverage coverage() {
    return coverage;
  }

  void seen(Construct construct) {
    coverage.seen(construct);
  }

  /** Notes steps that were written. */
  void spend(int steps) {
    fuel -= steps;
    size += steps;
  }

  /** Whether there should be no more steps than must be. */
  boolean isTired() {
    return fuel <= 0;
  }

  /** Notes an expression; false when there should be only small ones from now on. */
  boolean grows() {
    return bulk-- > 0;
  }

  /** Whether what is written should come to its end. */
  boolean isFull() {
    return isTired() || bulk <= 0;
  }

  int size() {
    return size;
  }

  Set<String> calls() {
    return calls;
  }

  /** A step name that the flow does not have yet. */
  String stepName() {
    String name = "step-" + stepNames.size();
    stepNames.add(name);
    return name;
  }
}

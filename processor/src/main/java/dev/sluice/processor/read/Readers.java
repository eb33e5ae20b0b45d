package dev.sluice.processor.read;

/** The readers of one flow, which call each other. */
final class Readers {

  private final FlowContext context;
  private final Steps steps;
  private final Conversions conversions;
  private final ExpressionReader expressions;
  private final OperatorReader operators;
  private final NameReader names;
  private final CallReader calls;
  private final StepCallReader stepCalls;
  private final EachReader each;
  private final ChoiceReader choices;
  private final SwitchReader switches;
  private final StatementReader statements;
  private final ForkReader forks;
  private final Constants constants;
  private final TypeTestReader typeTests;

  Readers(FlowContext context) {
    this.context = context;
    this.steps = new Steps(context);
    this.conversions = new Conversions(context.types());
    this.expressions = new ExpressionReader(this);
    this.operators = new OperatorReader(this);
    this.names = new NameReader(this);
    this.calls = new CallReader(this);
    this.stepCalls = new StepCallReader(this);
    this.each = new EachReader(this);
    this.choices = new ChoiceReader(this);
    this.switches = new SwitchReader(this);
    this.statements = new StatementReader(this);
    this.forks = new ForkReader(this);
    this.constants = new Constants(this);
    this.typeTests = new TypeTestReader(this);
  }

  FlowContext context() {
    return context;
  }

  Steps steps() {
    return steps;
  }

  Conversions conversions() {
    return conversions;
  }

  ExpressionReader expressions() {
    return expressions;
  }

  OperatorReader operators() {
    return operators;
  }

  NameReader names() {
    return names;
  }

  CallReader calls() {
    return calls;
  }

  StepCallReader stepCalls() {
    return stepCalls;
  }

  EachReader each() {
    return each;
  }

  ChoiceReader choices() {
    return choices;
  }

  SwitchReader switches() {
    return switches;
  }

  StatementReader statements() {
    return statements;
  }

  ForkReader forks() {
    return forks;
  }

  TypeTestReader typeTests() {
    return typeTests;
  }

  Constants constants() {
    return constants;
  }
}

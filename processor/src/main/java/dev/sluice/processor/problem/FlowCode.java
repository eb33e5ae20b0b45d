package dev.sluice.processor.problem;

/** What the body of a flow cannot contain, and what to write instead. */
public enum FlowCode implements ProblemCode {
  FLOW_REASSIGNED(
      "'{0}' is assigned twice in flow '{1}'.",
      "A flow variable has one assignment, so that a replay finds the same value. Use a new name for the second value, or"
          + " compute it inside one @Pure method."),
  FLOW_COMPOUND_ASSIGNMENT(
      "'{0}' changes the variable '{1}' in a flow.",
      "A flow variable has one assignment. Give the new value a name of its own, or compute it inside one @Pure method."),
  FLOW_ASSIGNED_STATE(
      "A flow assigns '{0}', which is no local variable of it.",
      "What a flow keeps would be lost in a restart and repeated in a replay. Return the value, or write it with a @Tool."),
  FLOW_ASSIGNMENT_VALUE(
      "The value of an assignment is used in a flow.",
      "Assign in a statement of its own and use the variable."),
  FLOW_WHILE(
      "A flow has a 'while' loop.",
      "Nothing bounds its rounds. Use Flows.iterate or 'for (int i = 0; i < MAX; i++)', Flows.each over a list, or put a"
          + " computation into a @Pure method."),
  FLOW_DO(
      "A flow has a 'do' loop.",
      "Nothing bounds its rounds. Use Flows.iterate or 'for (int i = 0; i < MAX; i++)', Flows.each over a list, or put a"
          + " computation into a @Pure method."),
  FLOW_FOR(
      "A 'for' loop of a flow {0}.",
      "Write 'for (int i = 0; i < MAX; i++)' with a constant MAX, use Flows.each or Flows.iterate, or put a computation"
          + " into a @Pure method."),
  FLOW_FOR_CARRIED(
      "A 'for' loop assigns '{0}' and '{1}'.",
      "A loop carries one variable from round to round. Put both values into a record."),
  FLOW_FOR_COUNTER(
      "The body of a 'for' loop changes its counter '{0}'.",
      "The counter goes through all rounds. End the loop early with 'if (...) break;' as its last statement."),
  FLOW_TRY(
      "A flow has a 'try' statement.",
      "A failed step ends the run. State retries with @Step, or let the tool catch the exception and return a result that"
          + " says what happened."),
  FLOW_SYNCHRONIZED(
      "A flow has a 'synchronized' block.",
      "A flow shares nothing that a lock could guard. Remove it; a @Tool may lock."),
  FLOW_THROW(
      "A flow throws '{0}', which is not created where it is thrown.",
      "Write 'throw new X(...)', so that the program can say which exception it is."),
  FLOW_THROW_CONSTRUCTOR(
      "The constructor of '{0}' with which a flow throws {1}.",
      "Use a constructor that the flow's package may call and whose parameters are values: texts, primitives, boxes, enums,"
          + " records or lists of those. Or call a @Pure method that throws the exception."),
  FLOW_ASSERT(
      "A flow has an 'assert' statement.",
      "Whether it is checked depends on how the process was started. Check inside a @Pure method and throw there."),
  FLOW_LABEL("A flow has the label '{0}'.", "Remove it; a flow has no jumps."),
  FLOW_BREAK(
      "A flow breaks out of a loop.",
      "Only 'if (...) break;' as the last statement of a counting loop is understood. Turn the condition into an 'if' around"
          + " the rest, or filter the list in a @Pure method."),
  FLOW_CONTINUE(
      "A flow has a 'continue'.",
      "Turn the condition into an 'if' around the rest of the loop's body."),
  FLOW_ARRAY("A flow uses an array.", "A receiver could change it. Use a List."),
  FLOW_LAMBDA(
      "A lambda or method reference stands where a flow cannot take one.",
      "It may be the body of Flows.each, of Flows.iterate or of list.stream().map(...).toList(). Anything else belongs into a"
          + " @Pure method."),
  FLOW_LOCAL_CLASS(
      "A flow declares the class '{0}' in its body.",
      "Declare it as a member of the class, best as a record."),
  FLOW_ANONYMOUS_CLASS(
      "A flow creates an anonymous class.",
      "Use a record for data and a @Pure or @Tool method for code."),
  FLOW_INSTANCEOF(
      "A flow cannot make this 'instanceof' test: {0}.",
      "Test a value of a sealed interface for one of its records or sealed interfaces, none of them with type parameters."
          + " Otherwise use a record with an enum component that tells the cases apart, and switch over it."),
  FLOW_PATTERN(
      "A flow has a pattern, guard or null label in a switch.",
      "Switch over constants of an enum, strings or whole numbers. Test the records of a sealed interface with instanceof."),
  FLOW_SWITCH_TYPE(
      "A flow switches over {0}.", "Switch over an enum, String, int, short, byte or char."),
  FLOW_CAST(
      "A flow casts {0} to {1}, which can lose or refuse a value.",
      "Only casts to a wider type are allowed. {2}"),
  FLOW_IDENTITY(
      "'{0}' compares the identity of two values of type {1}.",
      "Values are copied at each step, so identity means nothing. Use Objects.equals(a, b), or compare inside a @Pure"
          + " method; '==' is for primitives, enums and null."),
  FLOW_UNKNOWN_CALL(
      "'{0}' is no step: it is neither @Tool, @Reasoner, @Pure nor @Flow, and not among the allowed JDK methods.{1}",
      "Annotate it if it is yours: @Pure if it only computes, @Tool if it does something. Else call it inside such a method."),
  FLOW_UNKNOWN_CONSTRUCTOR(
      "A flow creates a '{0}', which is neither a record nor an allowed JDK class.{1}",
      "Use a record and its canonical constructor, or create it inside a @Pure method."),
  FLOW_NONDETERMINISTIC(
      "'{0}' gives another value on each call, so a replay would differ from the run.",
      "Call it inside a @Tool with effect = READ; its result is then recorded."),
  FLOW_STATE(
      "A flow reads '{0}', {1}.",
      "It may differ when the run is resumed. Pass the value as a parameter of the flow, or read it with a @Tool; call tools on the field itself."),
  FLOW_NOT_CONSTANT(
      "{0} must be a constant, and '{1}' is none.",
      "Use a literal, or a static final field of the same class whose initializer consists of constants."),
  FLOW_NAME_RESERVED(
      "'{0}' cannot be the name of a step: names that begin and end with two underscores are reserved.",
      "Use another name."),
  FLOW_NAME_TAKEN("The name '{0}' is already taken in this flow.", "Use another name."),
  FLOW_NOT_READ(
      "The body of flow '{0}' could not be read although the compiler accepts it, so there would be no program to run.",
      "Look for code that is never reached and reads a variable without a value there, and remove it."),
  FLOW_NOT_SUPPORTED_YET("{0} is not supported yet.", "{1}"),
  FLOW_RECURSION(
      "The flow '{0}' calls itself: {1}.",
      "Nothing bounds its depth. Use Flows.each over a list, or put the recursion into a @Pure method or a @Tool."),
  FLOW_SUB_NOT_A_FLOW(
      "Flows.sub is given something other than the call of one flow.",
      "Write Flows.sub(() -> flow(x)), where 'flow' is a @Flow method."),
  FLOW_TEXT(
      "A value of type {0} is joined into text, and its text is not fixed.",
      "Join texts, primitives, boxes, enums and records of those, without a toString of their own. For other types write a"
          + " @Pure method that makes the text."),
  FLOW_ORDER(
      "The result of '{0}' depends on the order of a {1}, which has none of its own.",
      "Pass a List."),
  FLOW_EXPRESSION_DEPTH(
      "An expression is nested more than {0} deep.",
      "Give parts of it names, or put it into a @Pure method."),
  FLOW_INLINE_DEPTH(
      "Flows call flows more than {0} deep, down to '{1}'.",
      "Call some of them side by side, or move their work into @Pure methods."),
  FLOW_LOOP_RETURN(
      "A flow returns from inside a 'for' loop.",
      "Over a list, use Flows.each with a lambda that returns a value for each item, then choose among the results in a"
          + " @Pure method. In a counting loop, carry the result in its variable and end the body with 'if (...) break;'."),
  FLOW_LOOP_SOURCE(
      "A flow loops over {0}.", "Loop over a List. Make one in a @Pure method if need be."),
  FLOW_STREAM(
      "A stream in a flow is more than list.stream().map(...).toList().",
      "Write the other operations in a @Pure method, or use Flows.each."),
  FLOW_STEP_NOT_A_CALL(
      "@Step on '{0}' has nothing to apply to, because the outermost operation of its initializer is no step.",
      "Call a tool, reasoner, pure or flow there directly, or remove @Step."),
  FLOW_STEP_OPTION(
      "'{0}' does not apply to {1}.",
      "Remove it. It is refused because an option without effect would promise something that does not happen."),
  FLOW_COLLABORATOR(
      "The tool, reasoner or flow '{0}' is called on '{1}', {2}.",
      "Call it on this object, or on a final field that the constructor assigns directly from one of its parameters."),
  TOOL_AMBIGUOUS_RECEIVER(
      "'{0}' and '{1}' are both '{2}', so an object bound for it could not know which of them it is.",
      "Put @Named(\"...\") on one of the fields or on its constructor parameter, and bind the object with that qualifier."),
  FLOW_IMPLICIT(
      "The class '{0}' was compiled only because another one uses it, so its companion and its flows are missing.",
      "Name its file on the command line of javac, or add its folder to the sources of the build."),
  FLOW_SYNTAX(
      "A flow uses Java that the processor does not know: {0}.",
      "Write it in the Java of version 17, or put it into a @Pure or @Tool method.");

  private final String sentence;
  private final String remedy;

  FlowCode(String sentence, String remedy) {
    this.sentence = sentence;
    this.remedy = remedy;
  }

  @Override
  public String sentence() {
    return sentence;
  }

  @Override
  public String remedy() {
    return remedy;
  }
}

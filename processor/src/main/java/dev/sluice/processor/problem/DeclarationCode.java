package dev.sluice.processor.problem;

/** Problems of declarations: annotated methods, their options and the classes they stand in. */
public enum DeclarationCode implements ProblemCode {
  STEP_TWO_ANNOTATIONS(
      "'{0}' is annotated with both @{1} and @{2}.",
      "A method is one kind of step. Keep one annotation, and give the other part a method of its own."),
  STEP_PRIVATE(
      "The @{1} method '{0}' is private, so the generated companion cannot call it.",
      "Remove 'private': package-private is enough."),
  STEP_OWNER_PRIVATE(
      "The @{1} method '{0}' stands in '{2}', which is private, so the generated companion cannot name it.",
      "Remove 'private' from '{2}': package-private is enough."),
  FLOW_OVERRIDDEN(
      "'{0}' overrides a @Flow method of '{1}', which a run would not notice.",
      "Give it another name, or make what should differ a @Tool or a @Reasoner: that is what implementations answer."),
  FLOW_OWNER_GENERIC(
      "The @Flow method '{0}' stands in '{1}', which has type parameters, so the types in its body are not known.",
      "Write the flow in a class without type parameters that has a field, or extends an interface, with type arguments."),
  STEP_IN_LOCAL_CLASS(
      "The @{1} method '{0}' stands in a local or anonymous class, which no generated class can name.",
      "Move it into a top-level class, or into a class that is a member of one."),
  STEP_GENERIC(
      "The @{1} method '{0}' has type parameters of its own, so the types of its values are not known.",
      "Use concrete types. A tool or reasoner may instead use the type parameters of its interface."),
  STEP_PARAMETER_NAME(
      "'{1}' cannot be the name of a parameter of '{0}', because {2}.", "Rename the parameter."),
  STEP_ID_ILLEGAL(
      "'{1}' cannot be the id of the @{0} method '{2}', because {3}.",
      "An id consists of letters, digits, '_', '-' and '.', and starts with a letter or a single '_'."),
  STEP_NAME_ILLEGAL(
      "'{0}' cannot be the name of a step, because {1}.",
      "A name consists of letters, digits, '_', '-' and '.', and starts with a letter or a single '_'."),
  TOOL_ID_CLASH(
      "The tools '{0}' and '{1}' have the same id '{2}'; ids that differ only in case count as equal.",
      "Give one of them another id with @Tool(id = ...)."),
  REASONER_ID_CLASH(
      "The reasoners '{0}' and '{1}' have the same id '{2}'; ids that differ only in case count as equal.",
      "Give one of them another id with @Reasoner(id = ...)."),
  PURE_ID_CLASH(
      "The pures '{0}' and '{1}' have the same id '{2}'; ids that differ only in case count as equal.",
      "Give one of them another id with @Pure(id = ...)."),
  FLOW_ID_CLASH(
      "The flows '{0}' and '{1}' have the same id '{2}'; ids that differ only in case count as equal.",
      "Give one of them another id with @Flow(id = ...)."),
  FLOW_CONSTANT_CLASH(
      "The flow '{0}' needs the constant '{1}' in '{2}', but that name is taken.",
      "Give the flow another id with @Flow(id = ...)."),
  FLOW_NO_BODY(
      "The @Flow method '{0}' has no body.",
      "The body is the flow. In an interface write 'default' and a body; a method that somebody else answers is a @Tool."),
  PURE_NOT_STATIC(
      "The @Pure method '{0}' is not static, so its result may depend on an object.",
      "Write 'static' and pass everything it needs as parameters."),
  PURE_NO_BODY(
      "The @Pure method '{0}' is native, so nothing shows that it is deterministic.",
      "Write its body in Java, or make it a @Tool."),
  PURE_VOID(
      "The @Pure method '{0}' returns nothing, and it may not have effects either.",
      "Return the result, or make it a @Tool."),
  REASONER_NOT_ABSTRACT(
      "The @Reasoner method '{0}' has a body, but a model answers it.",
      "Make it abstract, or a method of an interface without 'default'. A fake for tests is an ordinary object or lambda."),
  REASONER_VOID(
      "The @Reasoner method '{0}' returns nothing, so the model has nothing to answer.",
      "Return a record, an enum or text."),
  REASONER_NO_MODEL(
      "The @Reasoner method '{0}' names no model.", "Write model = \"provider:model\"."),
  REASONER_TEMPLATE(
      "The text of '{1}' of the reasoner '{0}' has the hole '{2}', which would reach the model as it stands.",
      "Texts are fixed. What changes from call to call is a parameter, and the model is shown every parameter."),
  SESSION_NOT_SUPPORTED(
      "The @Session method '{0}' cannot be compiled: sessions are not supported yet.",
      "Write a @Flow for one turn and start a run for each message."),
  OPTION_RANGE(
      "{1} = {2} of '{0}' is out of range: {3}.", "Correct the value, or leave the option out."),
  OPTION_NOT_SUPPORTED(
      "{0} of '{1}' is not supported yet.",
      "Remove it. It is refused because an option without effect would promise something that does not happen."),
  RETRY_NOT_REPEATABLE(
      "The tool '{0}' has retries but is {1} and {2}, so a second call may be a second effect.",
      "Declare idempotency = NATIVE or REQUIRED if a second call does no harm, or remove the retries."),
  RETRY_NON_IDEMPOTENT_DANGEROUS(
      "The dangerous tool '{0}' has retries but its idempotency is {1}, so a second call may be a second effect.",
      "Remove the retries, or declare idempotency = NATIVE or REQUIRED if a second call does no harm."),
  TOOL_NO_DESCRIPTOR(
      "'{0}' of '{1}' comes from a library that was compiled without the processor: '{2}' {3}.",
      "Compile the library with the processor on its processor path, then use that build of it."),
  NAMED_ILLEGAL(
      "'{0}' cannot be a qualifier, because {1}.", "Use letters, digits, '_', '-' and '.'."),
  DOC_MISPLACED(
      "@Doc on '{0}' is never shown to a model, because {1}.",
      "Use Javadoc for readers of the code. @Doc belongs on steps, their parameters, records and record components."),
  DISCRIMINATOR_ILLEGAL(
      "@Discriminator of '{0}' cannot be used: {1}.",
      "Put it on a sealed interface to name the property, or on one of its records to give the property's value."),
  COMPANION_NAME_CLASH(
      "The companion of '{0}' would be named '{1}', but that name is taken.",
      "Rename one of the two classes.");

  private final String sentence;
  private final String remedy;

  DeclarationCode(String sentence, String remedy) {
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

package dev.sluice.processor.problem;

/**
 * Types that cannot cross a step boundary. In each text {@code {0}} is the value's place, such as {@code parameter 'a'
 * of 'lookup'}, {@code {1}} the type.
 */
public enum TypeCode implements ProblemCode {
  TYPE_OBJECT(
      "The type {1} of {0} says nothing about the value, so it cannot be written to a journal and read again.",
      "Use a record that names what is in it."),
  TYPE_RAW(
      "The type {1} of {0} is raw, so the type of its content is not known.",
      "State the type arguments."),
  TYPE_VARIABLE(
      "The type variable {1} in {0} has no concrete type here.",
      "Use a concrete type. Only tools and reasoners of a generic interface may use its type parameters."),
  TYPE_WILDCARD(
      "The type {1} of {0} has a wildcard, so the type of its content is not known.",
      "State the type itself, for example List<Ticket> instead of List<? extends Ticket>."),
  TYPE_ARRAY("The type {1} of {0} is an array, which its receiver could change.", "Use List."),
  TYPE_INTERFACE(
      "The type {1} of {0} is an interface, so the value read back would have no class.",
      "Use a record, an enum or a sealed interface of records."),
  TYPE_SEALED(
      "The sealed type {1} of {0} has no JSON form: {2}.",
      "Permit records without type parameters, and sealed interfaces of such records, in a sealed interface without type"
          + " parameters. Or use a record with an enum component that tells the cases apart."),
  TYPE_DISCRIMINATOR_CLASH(
      "The component '{1}' of {2} has the name of the property that tells the records of {0} apart in JSON.",
      "Rename the component, or the property with @Discriminator(\"...\") on {0}."),
  TYPE_DISCRIMINATOR_TWICE(
      "The records {2} and {3} of the sealed type {1} of {0} would both be '{4}' in JSON, so they could not be told apart.",
      "Put @Discriminator(\"...\") with another text on one of them."),
  TYPE_COLLECTION(
      "The type {1} of {0} is a collection other than List and Map.",
      "Use List or Map<String, ...>."),
  TYPE_MAP_KEY(
      "The type {1} of {0} has keys that are not String, and JSON has no others.",
      "Use Map<String, ...>, or a List of records with a key component."),
  TYPE_OPTIONAL_NESTED(
      "The type {1} of {0} has an Optional in an Optional, which JSON cannot tell from an empty one.",
      "Use one Optional."),
  TYPE_NO_JSON_FORM(
      "The type {1} of {0} cannot be written as JSON: {2}.",
      "Replace that part of it by a record of your own."),
  TYPE_NAME(
      "The type {1} of {0} stands in the unnamed package and has the name of a type that values are described with.",
      "Move it into a package, or rename it."),
  TYPE_RESOURCE(
      "The type {1} of {0} is a resource or is used up by reading, so it cannot be read again after a restart.",
      "Read it inside the tool and return what was read as List, String or record."),
  TYPE_NOT_RECORD(
      "The type {1} of {0} is a class, and only records show all of their state.",
      "Make it a record."),
  TYPE_NOT_SUPPORTED("The type {1} of {0} is not supported yet.", "{2}"),
  TYPE_NOT_ACCESSIBLE(
      "The type {1} of {0} cannot be named by the generated companion, because '{2}' is {3}.",
      "Make it at least package-private."),
  TYPE_ACCESSOR(
      "The record {1} of {0} has an accessor '{2}' with a body, so a flow could not know what reading '{2}' gives.",
      "Remove the accessor: compute the value in a @Pure method, or in the compact constructor.");

  private final String sentence;
  private final String remedy;

  TypeCode(String sentence, String remedy) {
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

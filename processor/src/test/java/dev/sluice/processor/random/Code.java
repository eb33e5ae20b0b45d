package dev.sluice.processor.random;

import java.util.ArrayList;
import java.util.List;

/**
 * A piece of source that can be made smaller.
 *
 * @param role the text of an expression's type, {@link #STATEMENT}, or empty for anything else
 * @param parts texts and further pieces
 * @param facts the sum of {@link #STEP} and the like
 */
record Code(String role, List<Object> parts, int facts) {

  static final String STATEMENT = "statement";

  /** It calls a step. */
  static final int STEP = 1;
  /** It calls a step that has an effect. */
  static final int WRITE = 2;
  /** It has a failed step repeated. */
  static final int RETRY = 4;
  /** It is a call, so that it can stand as a statement. */
  static final int CALL = 8;
  /** It is a call that may carry retries. */
  static final int REPEATABLE = 16;
  /** It is a call that may carry a time limit. */
  static final int LIMITABLE = 32;

  private static final int INHERITED = STEP | WRITE | RETRY;

  static Code of(String role, Object... parts) {
    return withFacts(role, 0, parts);
  }

  static Code withFacts(String role, int facts, Object... parts) {
    List<Object> flat = new ArrayList<>();
    int all = facts;
    for (Object part : parts) {
      List<?> items = part instanceof List<?> list ? list : List.of(part);
      for (Object item : items) {
        flat.add(item);
        all |= item instanceof Code code ? code.facts & INHERITED : 0;
      }
    }
    return new Code(role, List.copyOf(flat), all);
  }

  static Code expression(Type type, Object... parts) {
    return of(type.text(), parts);
  }

  static Code statement(Object... parts) {
    return of(STATEMENT, parts);
  }

  boolean is(int fact) {
    return (facts & fact) != 0;
  }

  boolean isStatement() {
    return role.equals(STATEMENT);
  }

  /** Everything in it that is a piece of its own, in order. */
  List<Code> children() {
    return parts.stream().filter(Code.class::isInstance).map(Code.class::cast).toList();
  }

  /** The same with another part at an index. */
  Code with(int index, Object part) {
    List<Object> changed = new ArrayList<>(parts);
    changed.set(index, part);
    return withFacts(role, facts, changed);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    parts.forEach(text::append);
    return text.toString();
  }
}

package dev.sluice.runtime.internal.exec;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;

/** Small things about values. */
public final class Values {

  /** The copy of a value that cannot be changed and needs no check. Recognised by identity. */
  public static final UnaryOperator<Object> AS_IS = value -> value;

  private Values() {}

  /** An unmodifiable list of the items, nulls allowed; a bad index raises what it does in a list of plain Java. */
  static List<Object> list(Object[] items) {
    return Collections.unmodifiableList(new ArrayList<>(Arrays.asList(items)));
  }
}

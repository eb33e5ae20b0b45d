package dev.sluice.runtime.internal.value;

/** Lets what user code threw pass unwrapped through interfaces that declare nothing. */
public final class Sneaky {

  private Sneaky() {}

  /** Never returns; the result only lets the caller write {@code throw}. */
  @SuppressWarnings("InvalidParam") // the keyword, not the parameter
  public static RuntimeException rethrow(Throwable cause) {
    throw Sneaky.<RuntimeException>as(cause);
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  private static <E extends Throwable> E as(Throwable cause) throws E {
    throw (E) cause;
  }
}

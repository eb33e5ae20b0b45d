package dev.sluice.runtime;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The root of what Sluice throws. The code is stable and can be tested; the message is for people. */
public class SluiceException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String code;

  public SluiceException(String code, String message) {
    super(message);
    this.code = Objects.requireNonNull(code);
  }

  @SuppressWarnings("exports") // the annotation is for tools only
  public SluiceException(String code, String message, @Nullable Throwable cause) {
    super(message, cause);
    this.code = Objects.requireNonNull(code);
  }

  /** A stable identifier in UPPER_SNAKE. */
  public final String code() {
    return code;
  }
}

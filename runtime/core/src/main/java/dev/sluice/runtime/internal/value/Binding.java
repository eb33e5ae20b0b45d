package dev.sluice.runtime.internal.value;

import dev.sluice.ir.Json;
import dev.sluice.ir.type.BoundaryType;
import dev.sluice.runtime.BoundaryException;
import org.jspecify.annotations.Nullable;

/**
 * The JSON form and the immutable copy of the values of one boundary type. Safe for any number of threads. All failures
 * are {@link BoundaryException}s.
 *
 * <p>{@code decode(encode(v))} equals {@code v} for every {@code v} that can be encoded, including null references of
 * any type other than a primitive and an {@code Optional} (a null {@code Optional} is refused: JSON has one null, and
 * that is the empty one). Record components are always written, absent ones are read as null where the schema does not
 * require them. Nesting is limited to {@value Codec#MAX_DEPTH} levels.
 */
public interface Binding {

  BoundaryType type();

  /** Whether {@link #copy} has nothing to do for any value that Java's own types let through. */
  boolean isSettled();

  Json encode(@Nullable Object value);

  /** Accepts what {@link #encode} writes; null is accepted for every reference, because Java accepts it. */
  @Nullable
  Object decode(Json json);

  /** Accepts what the JSON Schema of the type accepts, so null only for boxes and optionals. For outside input. */
  @Nullable
  Object decodeStrict(Json json);

  /**
   * A value that later changes of the given one cannot reach; parts that cannot change are shared. Lists keep order and
   * null elements. Maps keep the order of a {@code LinkedHashMap} or {@code SortedMap}; others have no order of their
   * own and are sorted by key. A record is rebuilt by its constructor only if a component had to be copied. Fails
   * whenever {@link #encode} would.
   */
  @Nullable
  Object copy(@Nullable Object value);
}

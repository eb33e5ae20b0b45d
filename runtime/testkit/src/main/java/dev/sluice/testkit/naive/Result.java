package dev.sluice.testkit.naive;

import dev.sluice.ir.Json;
import java.util.OptionalDouble;

/** What an operator gave: a value, the cost it knows of, and details for the trace. */
record Result(Json value, OptionalDouble cost, Json.Obj attrs) {

  static Result of(Json value) {
    return new Result(value, OptionalDouble.empty(), Json.Obj.EMPTY);
  }

  static Result of(Json value, double cost) {
    return new Result(value, OptionalDouble.of(cost), Json.Obj.EMPTY);
  }

  static Result of(Json value, Json.Obj attrs) {
    return new Result(value, OptionalDouble.empty(), attrs);
  }
}

package dev.sluice.ir;

import static dev.sluice.ir.WireField.ARGS;
import static dev.sluice.ir.WireField.BODY;
import static dev.sluice.ir.WireField.BOUND;
import static dev.sluice.ir.WireField.CASES;
import static dev.sluice.ir.WireField.CHANNEL;
import static dev.sluice.ir.WireField.CHANNELS;
import static dev.sluice.ir.WireField.CONTROLLER;
import static dev.sluice.ir.WireField.DEFAULT;
import static dev.sluice.ir.WireField.LEFT;
import static dev.sluice.ir.WireField.MERGE;
import static dev.sluice.ir.WireField.PLAN;
import static dev.sluice.ir.WireField.PURE;
import static dev.sluice.ir.WireField.RIGHT;
import static dev.sluice.ir.WireField.SELECT;
import static dev.sluice.ir.WireField.STATE_SCHEMA;
import static dev.sluice.ir.WireField.STEP;

import java.util.Set;

/** The operators of the wire format, each with the fields that a well-formed node of it can have. */
public enum Op {
  PRIM("prim", STEP, CHANNEL, ARGS),
  IDENT("ident"),
  ARR("arr", PURE, ARGS),
  SEQ("seq", LEFT, RIGHT),
  PAR("par", LEFT, RIGHT, MERGE),
  EACH("each", BODY, BOUND, PURE),
  ALT("alt", LEFT, RIGHT, PURE, SELECT, CASES, DEFAULT),
  ITER_UP_TO("iter_up_to", BODY, BOUND, PURE),
  EVAL_PLAN("eval_plan", PLAN, CONTROLLER),
  APP("app", CONTROLLER),
  LOOP("loop", BODY, ARGS, STATE_SCHEMA, CHANNELS);

  private final String wire;
  private final Set<WireField> fields;

  Op(String wire, WireField... fields) {
    this.wire = wire;
    this.fields = Set.of(fields);
  }

  public String wire() {
    return wire;
  }

  boolean has(WireField field) {
    return fields.contains(field);
  }
}

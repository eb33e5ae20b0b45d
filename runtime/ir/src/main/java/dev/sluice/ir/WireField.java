package dev.sluice.ir;

/** The keys of a node that only some operators can have; those of an {@code app} stand in {@link AppCodec}. */
enum WireField {
  STEP("step"),
  LEFT("left"),
  RIGHT("right"),
  SELECT("select"),
  CASES("cases"),
  DEFAULT("default"),
  BOUND("bound"),
  BODY("body"),
  PLAN("plan"),
  CONTROLLER("controller"),
  PURE("pure"),
  ARGS("args"),
  MERGE("merge"),
  CHANNEL("channel"),
  STATE_SCHEMA("stateSchema"),
  CHANNELS("channels");

  private final String key;

  WireField(String key) {
    this.key = key;
  }

  String key() {
    return key;
  }
}

package dev.sluice.ir.graph;

/** Names of the standard pures that the lowering emits or treats specially, and its own environment field. */
final class Std {

  static final String ASSIGN = "std.assign";
  static final String BRANCH_PREDICATE = "std.branch_predicate";
  static final String BRANCH_SELECTOR = "std.branch_selector";
  static final String COLLECT = "std.collect";
  static final String EACH_PACK = "std.each_pack";
  static final String EXPR = "std.expr";
  static final String INIT = "std.init";
  static final String MERGE = "std.merge";
  static final String PACK = "std.pack";
  static final String PLUCK = "std.pluck";
  static final String RECORD = "std.record";
  static final String THROW = "std.throw";
  static final String UNPACK = "std.unpack";

  /** The environment field that holds what a branch decided; dropped when an arm is entered. */
  static final String BRANCH_FIELD = "__branch__";

  private Std() {}

  /** True for a pure that takes its inputs side by side, as a list, instead of merged into one record. */
  static boolean takesList(String pure) {
    return pure.equals(RECORD) || isClosed(pure);
  }

  /** True for a pure that reads nothing when it has no inputs. */
  static boolean isClosed(String pure) {
    return pure.equals(EXPR) || pure.equals(THROW);
  }
}

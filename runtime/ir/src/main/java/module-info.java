/** What compiler and runtime share: the program tree, its canonical text and hashes, lowering and types. JDK only. */
module dev.sluice.ir {
  exports dev.sluice.ir;
  exports dev.sluice.ir.expr;
  exports dev.sluice.ir.graph;
  exports dev.sluice.ir.std;
  exports dev.sluice.ir.type;
}

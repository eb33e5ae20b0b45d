package dev.sluice.ir;

/** How much control flow a tree has: a total order, joined by taking the larger. */
public enum Shape {
  PIPELINE("Pipeline"),
  DATAFLOW("Dataflow"),
  BRANCHING("Branching"),
  FEEDBACK("Feedback"),
  STAGED("Staged"),
  AGENT("Agent");

  private final String wire;

  Shape(String wire) {
    this.wire = wire;
  }

  public String wire() {
    return wire;
  }

  public Shape join(Shape other) {
    return compareTo(other) >= 0 ? this : other;
  }
}

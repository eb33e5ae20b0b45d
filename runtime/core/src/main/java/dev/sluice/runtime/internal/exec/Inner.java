package dev.sluice.runtime.internal.exec;

/**
 * The body of a repetition: a block with a frame of its own.
 *
 * @param size number of slots
 * @param from slots of the surrounding frame that the body uses
 * @param to where the body expects them
 */
@SuppressWarnings("ArrayRecordComponent") // made once and only read, in the hot path
public record Inner(Block block, int size, int[] from, int[] to) {

  Frame enter(Frame outer, int index) {
    Frame frame = outer.inner(size, index);
    for (int i = 0; i < from.length; i++) {
      frame.slots[to[i]] = outer.slots[from[i]];
    }
    return frame;
  }
}

package dev.sluice.runtime.internal.link;

import dev.sluice.runtime.internal.exec.Causes;

/**
 * What flows from node to node.
 *
 * @param causes of whatever is entered next
 */
record Flow(Val value, Causes causes) {

  Flow with(Val other) {
    return new Flow(other, causes);
  }
}

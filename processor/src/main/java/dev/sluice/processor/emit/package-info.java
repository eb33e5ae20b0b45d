/** Writes companions. */
package dev.sluice.processor.emit;

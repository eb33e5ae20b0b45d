/** Programs over plain values with handlers by name, for tests of the runtime. Not for users. */
package dev.sluice.runtime.internal.plain;

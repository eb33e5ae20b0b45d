/** The interpreter: instructions of linked programs, and what they need from an engine. Not for users. */
package dev.sluice.runtime.internal.exec;

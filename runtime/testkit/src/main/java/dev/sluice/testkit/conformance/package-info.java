/** Reads conformance cases and counts how many hold. */
package dev.sluice.testkit.conformance;

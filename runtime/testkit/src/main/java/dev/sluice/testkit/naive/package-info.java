/**
 * The meaning of the IR, written down as directly as it can be: one visitor over JSON values, one activation at a time,
 * nothing computed ahead. It is the oracle that faster interpreters are compared with, so it shares no code with them.
 */
package dev.sluice.testkit.naive;

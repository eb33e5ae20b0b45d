/** The expressions of {@code std.expr} steps: tree, JSON and text forms, facts, and what they may call. */
package dev.sluice.ir.expr;

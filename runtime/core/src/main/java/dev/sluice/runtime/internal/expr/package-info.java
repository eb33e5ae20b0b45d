/** How the expressions of {@code std.expr} steps are evaluated. Not for users. */
package dev.sluice.runtime.internal.expr;

/**
 * Runs flows. Applications build a {@link dev.sluice.runtime.Sluice}, bind objects for their tools, say who answers
 * reasoners, and start flows through the typed constants of generated companions. What is thrown is unchecked and a
 * {@link dev.sluice.runtime.SluiceException}.
 */
package dev.sluice.runtime;

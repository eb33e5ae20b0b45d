/**
 * What can be wrong in user code and how it is said. Each family of codes is one enum; {@link
 * dev.sluice.processor.problem.SourceCodes} lists them all.
 */
package dev.sluice.processor.problem;

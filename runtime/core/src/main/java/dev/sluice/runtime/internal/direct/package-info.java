/** The engine that runs flows in this process, without a journal. Not for users. */
package dev.sluice.runtime.internal.direct;

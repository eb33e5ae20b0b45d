/** From compiled flows to linked programs. Not for users. */
package dev.sluice.runtime.internal.link;

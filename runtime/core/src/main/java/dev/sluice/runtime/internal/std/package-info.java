/** The standard pures over Java values. Not for users. */
package dev.sluice.runtime.internal.std;

/**
 * How Java values of boundary types are reached, copied, and turned into JSON and back. Not for users.
 *
 * <p>{@code Object} stands for any Java value here, and null is one.
 */
package dev.sluice.runtime.internal.value;

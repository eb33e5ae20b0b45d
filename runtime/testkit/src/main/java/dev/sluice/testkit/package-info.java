/**
 * For tests of flows and of the runtime itself: handlers over JSON by name, the {@linkplain dev.sluice.testkit.naive
 * naive interpreter}, and {@linkplain dev.sluice.testkit.script scripted handlers} read from JSON.
 */
package dev.sluice.testkit;

/** Handlers written as small JSON expressions, the form in which conformance cases state them. */
package dev.sluice.testkit.script;

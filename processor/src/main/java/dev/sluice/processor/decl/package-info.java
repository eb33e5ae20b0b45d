/** Declarations of steps and the types of their values, read from annotated elements and checked. */
package dev.sluice.processor.decl;

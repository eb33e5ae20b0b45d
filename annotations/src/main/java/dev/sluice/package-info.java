/**
 * The authoring surface. A flow is an ordinary method marked {@link dev.sluice.Flow}; it calls methods marked
 * {@link dev.sluice.Tool}, {@link dev.sluice.Reasoner} and {@link dev.sluice.Pure}, and uses {@link dev.sluice.Flows}
 * for what plain Java has no words for.
 *
 * <p>Annotation members that may be left out have a default that no author would write: {@code -1} for whole numbers,
 * {@code NaN} for fractions, {@code ""} for text and {@code UNSET} for enums. Such a value means "not stated".
 */
package dev.sluice;

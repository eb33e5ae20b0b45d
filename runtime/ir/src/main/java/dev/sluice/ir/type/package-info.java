/** Types of values that cross step boundaries: text form, table of definitions, JSON Schemas. */
package dev.sluice.ir.type;

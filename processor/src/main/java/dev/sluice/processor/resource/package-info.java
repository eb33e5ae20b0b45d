/** What the compiler leaves for the runtime beside the classes: one file for each flow. */
package dev.sluice.processor.resource;

/**
 * From attributed bodies to step graphs. The only package that knows compiler trees. {@link
 * dev.sluice.processor.read.FlowReader} is the way in; inside, one reader for each kind of syntax, all reached through
 * {@code Readers}, and everything that is not known is refused where it stands.
 */
package dev.sluice.processor.read;

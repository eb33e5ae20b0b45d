package dev.sluice.runtime.internal.link;

import dev.sluice.ir.Node;
import dev.sluice.runtime.RunListener;
import dev.sluice.runtime.SourceLine;
import dev.sluice.runtime.internal.exec.ValueRules;
import dev.sluice.runtime.internal.std.Records;
import dev.sluice.runtime.internal.value.TypeAccess;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a program is linked against.
 *
 * @param inputType text of the boundary type that the input is checked as before; empty when it is not
 * @param rules meaning of conditions, keys and lists
 * @param records reads records in generic pures
 * @param types for expressions
 * @param observed what a listener wants to see; empty when nobody listens
 * @param limits most calls per run, by tool key
 * @param sources from node id to source line
 */
public record LinkSpec(
    Node root,
    String inputType,
    Resolver resolver,
    ValueRules rules,
    Records records,
    TypeAccess types,
    Optional<RunListener.Scope> observed,
    Map<String, Integer> limits,
    Function<String, Optional<SourceLine>> sources) {}

package dev.sluice.processor.decl;

import dev.sluice.ir.type.BoundaryType;
import java.util.Optional;

/**
 * A parameter of a step.
 *
 * @param doc the text of its {@code @Doc}, which models read
 */
public record Param(String name, BoundaryType type, Optional<String> doc) {}

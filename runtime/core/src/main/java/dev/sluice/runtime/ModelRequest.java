package dev.sluice.runtime;

import dev.sluice.ir.Json;

/**
 * One question to a model.
 *
 * @param reasonerId the reasoner's id
 * @param model as declared, {@code provider:model}
 * @param system fixed instructions; empty when there are none
 * @param input an object; a parameter that is not an object is wrapped as {@code {name: value}}
 * @param replySchema JSON Schema 2020-12 that the reply must satisfy
 * @param declaration everything the reasoner declares, under the names of its annotation
 */
public record ModelRequest(
    String reasonerId,
    String model,
    String system,
    Json input,
    Json replySchema,
    Json.Obj declaration) {}

package dev.sluice.runtime.internal.value;

import dev.sluice.ir.Json;
import java.math.BigDecimal;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Validates by the keywords that our schemas use; any other keyword is an error of the schema. */
record SchemaCheck(Json.Obj root) {

  private static final Set<String> KEYWORDS = Set.of(
      "$defs",
      "$ref",
      "additionalProperties",
      "anyOf",
      "description",
      "enum",
      "items",
      "maxLength",
      "maximum",
      "minLength",
      "minimum",
      "properties",
      "required",
      "type");

  boolean accepts(Json value) {
    return accepts(root, value);
  }

  private boolean accepts(Json schemaJson, Json value) {
    Map<String, Json> schema = ((Json.Obj) schemaJson).members();
    if (!KEYWORDS.containsAll(schema.keySet())) {
      throw new IllegalArgumentException("unknown keyword in " + schema.keySet());
    }
    return (!schema.containsKey("$ref") || accepts(definition(text(schema.get("$ref"))), value))
        && (!schema.containsKey("type") || type(schema.get("type"), value))
        && (!schema.containsKey("enum") || items(schema.get("enum")).contains(value))
        && (!schema.containsKey("anyOf")
            || items(schema.get("anyOf")).stream().anyMatch(option -> accepts(option, value)))
        && numbers(schema, value)
        && lengths(schema, value)
        && (!(value instanceof Json.Arr array)
            || !schema.containsKey("items")
            || array.items().stream().allMatch(item -> accepts(schema.get("items"), item)))
        && (!(value instanceof Json.Obj object) || members(schema, object));
  }

  private Json definition(String reference) {
    String name =
        URLDecoder.decode(reference.substring("#/$defs/".length()), StandardCharsets.UTF_8);
    return ((Json.Obj) root.members().get("$defs")).members().get(name);
  }

  private static boolean type(Json types, Json value) {
    return types instanceof Json.Arr array
        ? array.items().stream().anyMatch(type -> type(type, value))
        : switch (text(types)) {
          case "null" -> value instanceof Json.Null;
          case "boolean" -> value instanceof Json.Bool;
          case "integer" -> value instanceof Json.Int;
          case "number" -> value instanceof Json.Int || value instanceof Json.Real;
          case "string" -> value instanceof Json.Text;
          case "array" -> value instanceof Json.Arr;
          case "object" -> value instanceof Json.Obj;
          default -> throw new IllegalArgumentException("unknown type " + types);
        };
  }

  private static boolean numbers(Map<String, Json> schema, Json value) {
    if (!(value instanceof Json.Int) && !(value instanceof Json.Real)) {
      return true;
    }
    BigDecimal number = number(value);
    return (!schema.containsKey("minimum") || number.compareTo(number(schema.get("minimum"))) >= 0)
        && (!schema.containsKey("maximum") || number.compareTo(number(schema.get("maximum"))) <= 0);
  }

  private static boolean lengths(Map<String, Json> schema, Json value) {
    if (!(value instanceof Json.Text text)) {
      return true;
    }
    BigDecimal length =
        BigDecimal.valueOf(text.value().codePointCount(0, text.value().length()));
    return (!schema.containsKey("minLength")
            || length.compareTo(number(schema.get("minLength"))) >= 0)
        && (!schema.containsKey("maxLength")
            || length.compareTo(number(schema.get("maxLength"))) <= 0);
  }

  private boolean members(Map<String, Json> schema, Json.Obj object) {
    Map<String, Json> properties =
        schema.get("properties") instanceof Json.Obj known ? known.members() : Map.of();
    boolean complete = !schema.containsKey("required")
        || items(schema.get("required")).stream()
            .allMatch(name -> object.members().containsKey(text(name)));
    Json others = schema.getOrDefault("additionalProperties", Json.TRUE);
    return complete
        && object.members().entrySet().stream()
            .allMatch(member -> properties.containsKey(member.getKey())
                ? accepts(properties.get(member.getKey()), member.getValue())
                : others instanceof Json.Bool allowed
                    ? allowed.value()
                    : accepts(others, member.getValue()));
  }

  private static List<Json> items(Json json) {
    return ((Json.Arr) json).items();
  }

  private static String text(Json json) {
    return ((Json.Text) json).value();
  }

  private static BigDecimal number(Json json) {
    return json instanceof Json.Int number
        ? new BigDecimal(number.value())
        : new BigDecimal(((Json.Real) json).value());
  }
}

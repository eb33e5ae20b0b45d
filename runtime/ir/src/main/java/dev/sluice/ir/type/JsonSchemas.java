package dev.sluice.ir.type;

import dev.sluice.ir.CodePoints;
import dev.sluice.ir.Hashes;
import dev.sluice.ir.IrException;
import dev.sluice.ir.Json;
import dev.sluice.ir.type.BoundaryType.Named;
import dev.sluice.ir.type.TypeDefinition.Component;
import dev.sluice.ir.type.TypeDefinition.EnumType;
import dev.sluice.ir.type.TypeDefinition.RecordType;
import dev.sluice.ir.type.TypeDefinition.SealedType;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * JSON Schema, dialect 2020-12, of the wire form of a boundary type. The dialect is not stated in each schema.
 *
 * <table>
 * <caption>Wire forms</caption>
 * <tr><td>boolean</td><td>{@code boolean}</td></tr>
 * <tr><td>byte short int long</td><td>{@code integer} with the range of the type</td></tr>
 * <tr><td>float double</td><td>{@code number}, for float with its finite range</td></tr>
 * <tr><td>char</td><td>{@code string} of length 1</td></tr>
 * <tr><td>String</td><td>{@code string}</td></tr>
 * <tr><td>enum</td><td>{@code string}, one of the constant names</td></tr>
 * <tr><td>record</td><td>{@code object} with exactly the components</td></tr>
 * <tr><td>sealed interface</td><td>{@code anyOf} its records, each with a property more that has one value</td></tr>
 * <tr><td>List, Map</td><td>{@code array}; {@code object} with any keys</td></tr>
 * <tr><td>void</td><td>{@code null}</td></tr>
 * </table>
 *
 * <p>Null: a box and an {@code Optional} also allow {@code null}, wherever they stand, and are the only components that
 * are not required; absent means the same as {@code null}. Nothing else allows {@code null}: the schema is what is
 * asked of the outside. Inside the program every reference may be null because Java says so, and a binding carries such
 * a null as JSON {@code null}; only its strict form insists on the schema.
 *
 * <p>A schema cannot say three things that a binding checks: a {@code char} is one UTF-16 unit, an integer is written
 * without a fraction ({@code 1}, not {@code 1.0}), and an integral number for a {@code float} or {@code double} must be
 * exactly representable.
 *
 * <p>Records, enums and sealed interfaces stand in {@code $defs} under their type text, sorted; one instance of a generic record per list
 * of arguments. Such a type as the whole type is written in full at the root, and again in {@code $defs} if it
 * contains itself, so that references mean the same when the schema is embedded with its definitions lifted.
 */
public final class JsonSchemas {

  private final TypeTable table;

  private JsonSchemas(TypeTable table) {
    this.table = table;
  }

  /** @throws IrException as {@link TypeTable#closure} */
  public static Json.Obj of(BoundaryType type, TypeTable table) {
    return new JsonSchemas(table).root(type);
  }

  /**
   * The schema of an object with these members, as of a record with these components: the arguments of a step with
   * several parameters.
   *
   * @throws IrException as {@link TypeTable#closure}
   */
  public static Json.Obj ofMembers(List<Component> members, TypeTable table) {
    JsonSchemas schemas = new JsonSchemas(table);
    SortedMap<String, Json> definitions = new TreeMap<>(CodePoints.ORDER);
    for (Component member : members) {
      table
          .plain(member.type())
          .forEach((text, named) -> definitions.put(text, schemas.definition(named)));
    }
    return withDefinitions(schemas.object(members), definitions);
  }

  /** The hash of the canonical text of {@link #of}. */
  public static String hash(BoundaryType type, TypeTable table) {
    return Hashes.sha256(of(type, table));
  }

  private Json.Obj root(BoundaryType type) {
    Map<String, Json> definitions = new LinkedHashMap<>();
    table.plain(type).forEach((text, named) -> definitions.put(text, definition(named)));
    Json.Obj body;
    if (type instanceof Named named) {
      body = definition(named);
      if (!containsItself(named)) {
        definitions.remove(named.text());
      }
    } else {
      body = schema(type);
    }
    return withDefinitions(body, definitions);
  }

  private static Json.Obj withDefinitions(Json.Obj body, Map<String, Json> definitions) {
    return definitions.isEmpty() ? body : with(body, "$defs", new Json.Obj(definitions));
  }

  private boolean containsItself(Named named) {
    return parts(named)
        .anyMatch(component -> table.plain(component.type()).containsKey(named.text()));
  }

  private Stream<Component> parts(Named named) {
    TypeDefinition definition = table.find(named.binaryName()).orElse(null);
    if (definition instanceof SealedType) {
      return table.variants(named).values().stream().flatMap(this::parts);
    }
    return definition instanceof RecordType ? table.components(named).stream() : Stream.empty();
  }

  private Json.Obj definition(Named named) {
    TypeDefinition definition = table.find(named.binaryName()).orElse(null);
    if (definition instanceof SealedType type) {
      return variants(named, type);
    }
    if (definition instanceof EnumType type) {
      return Json.Obj.of("type", Json.of("string"), "enum", Json.texts(type.constants()));
    }
    return described(object(table.components(named)), doc(named));
  }

  private Json.Obj variants(Named named, SealedType type) {
    List<Json> variants = new ArrayList<>();
    table.variants(named).forEach((value, record) -> {
      Json.Obj only = Json.Obj.of("type", Json.of("string"), "enum", Json.texts(List.of(value)));
      Map<String, Json> first = Map.of(type.property(), only);
      variants.add(described(object(first, table.components(record)), doc(record)));
    });
    return described(Json.Obj.of("anyOf", Json.of(variants)), type.doc().orElse(""));
  }

  private Json.Obj object(List<Component> components) {
    return object(Map.of(), components);
  }

  /** @param first properties in front of the components, which are required */
  private Json.Obj object(Map<String, Json> first, List<Component> components) {
    Map<String, Json> properties = new LinkedHashMap<>(first);
    List<String> required = new ArrayList<>(first.keySet());
    for (Component component : components) {
      Json.Obj schema = schema(component.type());
      properties.put(component.name(), described(schema, component.doc().orElse("")));
      if (!nullable(component.type())) {
        required.add(component.name());
      }
    }
    return Json.Obj.of(
        "type",
        Json.of("object"),
        "properties",
        new Json.Obj(properties),
        "required",
        Json.texts(required),
        "additionalProperties",
        Json.FALSE);
  }

  private String doc(Named named) {
    return table.find(named.binaryName()).orElse(null) instanceof RecordType record
        ? record.doc().orElse("")
        : "";
  }

  private static Json.Obj described(Json.Obj schema, String doc) {
    return doc.isEmpty() ? schema : with(schema, "description", Json.of(doc));
  }

  /** Whether the schema of a type allows null, and so does not require a component of it. */
  static boolean nullable(BoundaryType type) {
    return type instanceof BoundaryType.Box || type instanceof BoundaryType.OptionalOf;
  }

  private Json.Obj schema(BoundaryType type) {
    if (type instanceof BoundaryType.Primitive primitive) {
      return ScalarSchemas.of(primitive.scalar());
    } else if (type instanceof BoundaryType.Box box) {
      return orNull(ScalarSchemas.of(box.scalar()));
    } else if (type instanceof BoundaryType.Text) {
      return Json.Obj.of("type", Json.of("string"));
    } else if (type instanceof BoundaryType.ListOf list) {
      return Json.Obj.of("type", Json.of("array"), "items", schema(list.element()));
    } else if (type instanceof BoundaryType.MapOf map) {
      return Json.Obj.of("type", Json.of("object"), "additionalProperties", schema(map.value()));
    } else if (type instanceof BoundaryType.OptionalOf optional) {
      return orNull(schema(optional.value()));
    } else if (type instanceof Named named) {
      return reference(named);
    }
    return Json.Obj.of("type", Json.of("null"));
  }

  private static Json.Obj orNull(Json.Obj schema) {
    Json nothing = Json.of("null");
    if (schema.get("type").orElse(Json.NULL) instanceof Json.Text type) {
      return with(schema, "type", Json.of(List.of(type, nothing)));
    }
    return schema.get("type").isPresent()
        ? schema
        : Json.Obj.of("anyOf", Json.of(List.of(schema, Json.Obj.of("type", nothing))));
  }

  private static Json.Obj reference(Named named) {
    return Json.Obj.of("$ref", Json.of("#/$defs/" + fragment(named.text())));
  }

  /** A JSON pointer token in a URI fragment: a type text has no {@code ~} and no {@code /}, but maybe non-ASCII. */
  private static String fragment(String name) {
    StringBuilder out = new StringBuilder();
    for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (b & 0xff);
      if (c < 0x80 && c != '<' && c != '>') {
        out.append(c);
      } else {
        out.append('%')
            .append(Character.forDigit(c >> 4, 16))
            .append(Character.forDigit(c & 15, 16));
      }
    }
    return out.toString();
  }

  private static Json.Obj with(Json.Obj object, String key, Json value) {
    Map<String, Json> members = new LinkedHashMap<>(object.members());
    members.put(key, value);
    return new Json.Obj(members);
  }
}

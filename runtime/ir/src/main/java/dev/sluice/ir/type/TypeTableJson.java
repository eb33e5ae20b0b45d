package dev.sluice.ir.type;

import dev.sluice.ir.CodePoints;
import dev.sluice.ir.IrException;
import dev.sluice.ir.Json;
import dev.sluice.ir.type.TypeDefinition.Component;
import dev.sluice.ir.type.TypeDefinition.EnumType;
import dev.sluice.ir.type.TypeDefinition.RecordType;
import dev.sluice.ir.type.TypeDefinition.SealedType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The JSON form of {@link TypeTable}. */
final class TypeTableJson {

  private static final String KIND = "kind";
  private static final String PARAMETERS = "parameters";
  private static final String COMPONENTS = "components";
  private static final String CONSTANTS = "constants";
  private static final String NAME = "name";
  private static final String TYPE = "type";
  private static final String DOC = "doc";
  private static final String PROPERTY = "property";
  private static final String RECORDS = "records";

  private TypeTableJson() {}

  static Json.Obj write(TypeTable table) {
    Map<String, Json> members = new LinkedHashMap<>();
    for (TypeDefinition definition : table.definitions()) {
      members.put(definition.binaryName(), write(definition));
    }
    return new Json.Obj(members);
  }

  private static Json write(TypeDefinition definition) {
    if (definition instanceof RecordType type) {
      return write(type);
    }
    return definition instanceof SealedType type ? write(type) : write((EnumType) definition);
  }

  private static Json write(SealedType type) {
    Map<String, Json> records = new LinkedHashMap<>();
    type.records().forEach((value, name) -> records.put(value, Json.of(name)));
    Map<String, Json> members = new LinkedHashMap<>();
    members.put(KIND, Json.of("sealed"));
    members.put(PROPERTY, Json.of(type.property()));
    members.put(RECORDS, new Json.Obj(records));
    type.doc().ifPresent(doc -> members.put(DOC, Json.of(doc)));
    return new Json.Obj(members);
  }

  private static Json write(EnumType type) {
    return Json.Obj.of(KIND, Json.of("enum"), CONSTANTS, Json.texts(type.constants()));
  }

  private static Json write(RecordType type) {
    Map<String, Json> members = new LinkedHashMap<>();
    members.put(KIND, Json.of("record"));
    if (!type.parameters().isEmpty()) {
      members.put(PARAMETERS, Json.texts(type.parameters()));
    }
    members.put(
        COMPONENTS, Json.of(type.components().stream().map(TypeTableJson::write).toList()));
    type.doc().ifPresent(doc -> members.put(DOC, Json.of(doc)));
    return new Json.Obj(members);
  }

  private static Json write(Component component) {
    Map<String, Json> members = new LinkedHashMap<>();
    members.put(NAME, Json.of(component.name()));
    members.put(TYPE, Json.of(component.type().text()));
    component.doc().ifPresent(doc -> members.put(DOC, Json.of(doc)));
    return new Json.Obj(members);
  }

  static TypeTable read(Json json) {
    List<TypeDefinition> definitions = new ArrayList<>();
    Members.of(json, "$")
        .each((name, value, path) -> definitions.add(definition(name, Members.of(value, path))));
    return TypeTable.of(definitions);
  }

  private static TypeDefinition definition(String name, Members members) {
    String kind = members.text(KIND);
    switch (kind) {
      case "enum":
        members.only(KIND, CONSTANTS);
        return new EnumType(name, members.texts(CONSTANTS));
      case "record":
        members.only(KIND, PARAMETERS, COMPONENTS, DOC);
        return record(name, members);
      case "sealed":
        members.only(KIND, PROPERTY, RECORDS, DOC);
        return sealed(name, members);
      default:
        throw members.error(
            IrException.Code.IR_BAD_WORD,
            KIND,
            "'" + kind + "' is neither record, enum nor sealed");
    }
  }

  private static RecordType record(String name, Members members) {
    List<String> parameters = members.has(PARAMETERS) ? members.texts(PARAMETERS) : List.of();
    List<Component> components = new ArrayList<>();
    members.items(COMPONENTS, (value, path) -> components.add(component(Members.of(value, path))));
    return new RecordType(name, parameters, components, doc(members));
  }

  private static SealedType sealed(String name, Members members) {
    SortedMap<String, String> records = new TreeMap<>(CodePoints.ORDER);
    members
        .object(RECORDS)
        .each((value, record, path) -> records.put(value, Members.text(record, path)));
    return new SealedType(name, members.text(PROPERTY), records, doc(members));
  }

  private static Component component(Members members) {
    members.only(NAME, TYPE, DOC);
    BoundaryType type = new TypeParser(members.text(TYPE), members.path(TYPE) + ", ").parse();
    return new Component(members.text(NAME), type, doc(members));
  }

  private static Optional<String> doc(Members members) {
    return members.has(DOC) ? Optional.of(members.text(DOC)) : Optional.empty();
  }
}

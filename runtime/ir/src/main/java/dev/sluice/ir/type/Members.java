package dev.sluice.ir.type;

import dev.sluice.ir.CanonicalJson;
import dev.sluice.ir.IrException;
import dev.sluice.ir.IrException.Code;
import dev.sluice.ir.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;

/** An object of a document and its path, read strictly. */
record Members(Json.Obj object, String path) {

  interface MemberReader {
    void read(String name, Json value, String path);
  }

  static Members of(Json json, String path) {
    if (json instanceof Json.Obj object) {
      return new Members(object, path);
    }
    throw new IrException(Code.IR_FIELD_TYPE, path, "an object expected");
  }

  void each(MemberReader reader) {
    object.members().forEach((name, value) -> reader.read(name, value, quoted(name)));
  }

  void only(String... names) {
    Set<String> known = Set.of(names);
    for (String name : object.members().keySet()) {
      if (!known.contains(name)) {
        throw new IrException(Code.IR_FIELD_UNKNOWN, quoted(name), "nothing reads this member");
      }
    }
  }

  boolean has(String name) {
    return object.members().containsKey(name);
  }

  String text(String name) {
    return text(required(name), path(name));
  }

  Members object(String name) {
    return of(required(name), path(name));
  }

  List<String> texts(String name) {
    List<String> texts = new ArrayList<>();
    items(name, (item, itemPath) -> texts.add(text(item, itemPath)));
    return texts;
  }

  /** The reader gets each item and its path. */
  void items(String name, BiConsumer<Json, String> reader) {
    if (!(required(name) instanceof Json.Arr array)) {
      throw error(Code.IR_FIELD_TYPE, name, "an array expected");
    }
    for (int i = 0; i < array.items().size(); i++) {
      reader.accept(array.items().get(i), path(name) + "[" + i + "]");
    }
  }

  String path(String name) {
    return path + "." + name;
  }

  IrException error(Code code, String name, String message) {
    return new IrException(code, path(name), message);
  }

  private Json required(String name) {
    return object
        .get(name)
        .orElseThrow(() -> error(Code.IR_FIELD_MISSING, name, "a member is missing"));
  }

  private String quoted(String name) {
    return path + "[" + CanonicalJson.text(Json.of(name)) + "]";
  }

  static String text(Json json, String path) {
    if (json instanceof Json.Text text) {
      return text.value();
    }
    throw new IrException(Code.IR_FIELD_TYPE, path, "a string expected");
  }
}

package dev.sluice.testkit.conformance;

import dev.sluice.ir.Json;
import dev.sluice.ir.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Conformance cases, read from the folder of the system property {@code conformance.dir}, else from the class path
 * under {@code conformance/}.
 */
public final class Vectors {

  /**
   * @param in all that the case needs
   * @param out what the reference produced
   */
  public record Case(String name, Json.Obj in, Json.Obj out) {}

  private Vectors() {}

  /** The cases of {@code <category>.json}, in file order. */
  public static List<Case> read(String category) {
    Json.Obj file =
        (Json.Obj) JsonParser.parse(text(category + ".json"), JsonParser.Duplicates.LAST_WINS);
    return ((Json.Arr) member(file, "cases"))
        .items().stream().map(Vectors::read).toList();
  }

  private static Case read(Json json) {
    Json.Obj object = (Json.Obj) json;
    return new Case(
        ((Json.Text) member(object, "name")).value(), (Json.Obj) member(object, "in"), (Json.Obj)
            member(object, "out"));
  }

  private static Json member(Json.Obj object, String name) {
    return object
        .get(name)
        .orElseThrow(() -> new IllegalArgumentException("a case without '" + name + "'"));
  }

  private static String text(String file) {
    String folder = System.getProperty("conformance.dir", "");
    try {
      return folder.isEmpty()
          ? resource("/conformance/" + file)
          : Files.readString(Path.of(folder, file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String resource(String name) throws IOException {
    try (InputStream in = Vectors.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalArgumentException("no conformance file " + name + " on the class path");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
